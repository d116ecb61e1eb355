/* Addresses to pages. Links are plain anchors; clicks on those that stay here are answered without a load. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string | null; readonly pack: string | null }
  | { readonly page: 'cards'; readonly game: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string }
  | { readonly page: 'dice'; readonly table: string }
  | { readonly page: 'review'; readonly table: string; readonly moment: number | null }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'move' }
  | { readonly page: 'rules'; readonly game: string | null }
  | { readonly page: 'learn'; readonly game: string; readonly lesson: number | null }
  | {
      readonly page: 'puzzles';
      readonly game: string | null;
      /** Which one, or a storm of them. */
      readonly puzzle: string | null;
      /** Those of a theme alone. */
      readonly theme: string | null;
    }
  | { readonly page: 'key'; readonly game: string }
  | { readonly page: 'daily' }
  | { readonly page: 'studies' }
  | { readonly page: 'study' }
  | { readonly page: 'day'; /** A day or a week. */ readonly when: string; readonly game: string }
  | { readonly page: 'games' }
  | { readonly page: 'people'; /** A finished game whose people are asked again. */ readonly again: string | null }
  | { readonly page: 'circle'; readonly word: string }
  | { readonly page: 'account' }
  | { readonly page: 'away' }
  | { readonly page: 'signIn' }
  | { readonly page: 'alerts' }
  | { readonly page: 'settings' }
  | { readonly page: 'help' }
  | { readonly page: 'notFound' };

export function routeOf(path: string, search = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  const asked = new URLSearchParams(search);
  if (first === undefined) return { page: 'home' };
  if (parts.length === 1) {
    if (first === 'new') return { page: 'new', game: asked.get('game'), pack: asked.get('pack') };
    if (first === 'rules') return { page: 'rules', game: null };
    if (first === 'study' || first === 'studies') return { page: first };
    if (first === 'people') return { page: 'people', again: asked.get('again') };
    if (first === 'settings' || first === 'help' || first === 'move' || first === 'daily') return { page: first };
    if (first === 'account' || first === 'alerts' || first === 'games' || first === 'away') return { page: first };
    if (first === 'sign-in') return { page: 'signIn' };
  }
  if (first === 'puzzles' && parts.length <= 3)
    return { page: 'puzzles', game: second ?? null, puzzle: third ?? null, theme: asked.get('theme') };
  if (second !== undefined && parts.length === 2) {
    if (first === 't') return { page: 'table', table: second };
    if (first === 'c') return { page: 'circle', word: second };
    if (first === 'j') return { page: 'join', code: second };
    if (first === 'rules') return { page: 'rules', game: second };
    if (first === 'learn') return { page: 'learn', game: second, lesson: null };
    if (first === 'key') return { page: 'key', game: second };
    if (first === 'cards') return { page: 'cards', game: second };
  }
  if (second !== undefined && parts.length === 3) {
    if (first === 't' && (third === 'replay' || third === 'dice')) return { page: third, table: second };
    if (first === 't' && third === 'review') {
      const moment = Number(asked.get('moment'));
      return { page: 'review', table: second, moment: moment > 0 ? Math.round(moment) : null };
    }
    if (first === 'daily' && third !== undefined) return { page: 'day', when: second, game: third };
    if (first === 'learn' && Number(third) > 0) return { page: 'learn', game: second, lesson: Number(third) };
  }
  return { page: 'notFound' };
}

let current = $state.raw<Route>(here());

function here(): Route {
  return routeOf(location.pathname, location.search);
}

export function route(): Route {
  return current;
}

/** Whether there is a page of ours to go back to. */
export function canGoBack(): boolean {
  return typeof history.state === 'object' && history.state?.ours === true;
}

export function navigate(path: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(history.state, '', path);
  else history.pushState({ ours: true }, '', path);
  current = here();
  if (!how.replace && !location.hash) scrollTo(0, 0);
}

/** Listens to clicks and to the back button. Called once. */
export function startRouter(): void {
  addEventListener('popstate', () => (current = here()));
  document.addEventListener('click', (event) => {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const anchor = (event.target as Element | null)?.closest?.('a');
    if (!plain || event.defaultPrevented || !anchor || anchor.target || anchor.hasAttribute('download')) return;
    const url = new URL(anchor.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    // An anchor on this very page is the browser's own business.
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  });
}
