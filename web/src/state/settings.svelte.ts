import { type Language, setLanguage } from '../i18n/language.svelte';
import { load, save } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type Glyphs = 'normal' | 'large' | 'only';
/** How long others' moves are shown. */
export type Pace = 'calm' | 'brisk' | 'once';

const KEY = 'rw.settings';

const DEFAULTS = {
  language: null as Language | null,
  theme: 'system' as Theme,
  glyphs: 'normal' as Glyphs,
  /** A drawing is confirmed by the button; off: a second tap on the spot draws it. */
  confirm: true,
  askEnd: false,
  /** Alone and against bots: after my own turns, whether something was better. */
  coach: false,
  showPoints: true,
  leftHand: false,
  sound: false,
  vibration: true,
  lessMotion: false,
  pace: 'calm' as Pace,
  /** The bot to play against; null for the one that the host offers first. */
  bot: null as string | null,
};

export type Settings = typeof DEFAULTS;

/** Reactive: read a field, or assign to it and it is kept. */
export const settings: Settings = $state({ ...DEFAULTS, ...load<Partial<Settings>>(KEY) });

/** What another tab of the same browser has set holds here too. */
function follow({ key }: StorageEvent): void {
  if (key !== KEY) return;
  Object.assign(settings, load<Partial<Settings>>(KEY));
  if (settings.language) void setLanguage(settings.language);
}

/** Keeps the settings, and puts on <html> what the style sheets go by. Called once, inside an effect root. */
export function keepSettings(): void {
  addEventListener('storage', follow);
  $effect(() => {
    save(KEY, $state.snapshot(settings));
    const html = document.documentElement;
    if (settings.theme === 'system') delete html.dataset.theme;
    else html.dataset.theme = settings.theme;
    html.dataset.glyphs = settings.glyphs;
    html.dataset.motion = settings.lessMotion ? 'less' : 'system';
    html.dataset.hand = settings.leftHand ? 'left' : 'right';
  });
}
