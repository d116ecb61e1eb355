/** Names the page in the browser's tab, and lets its heading take the focus once, so that a reader hears where it is. */
export function pageTitle(title: () => string): void {
  $effect(() => {
    document.title = `${title()} · Rollwright`;
  });
}

/** For a page's h1: focused when the page opens, but not on the very first load, where the reader starts at the top. */
let first = true;

export function arrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!first && !location.hash) heading.focus({ preventScroll: true });
  first = false;
}
