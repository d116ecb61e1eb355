/* What a browser is called in the list of devices, until its owner calls it otherwise. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The browser and the system that a user agent names; empty where it names none that we know. */
export function agentOf(agent: string): { readonly browser: string; readonly system: string } {
  const first = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(agent))?.[1] ?? '';
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}

/** Whether a device is one that is held in a hand. */
export function isHandheld(name: string): boolean {
  return /iPhone|iPad|Android/.test(name);
}
