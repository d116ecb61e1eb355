import { describe, expect, it } from 'vitest';
import { agentOf, isHandheld } from './device-name';

describe('a browser is known by its user agent', () => {
  it.each([
    ['Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', 'Firefox', 'Android'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'Chrome', 'Linux'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari', 'iPhone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari', 'macOS'],
    ['curl/8', '', ''],
  ])('%s', (agent, browser, system) => expect(agentOf(agent)).toEqual({ browser, system }));

  it('a phone is held in a hand, and a laptop is not', () => {
    expect(['Firefox on Android', 'Safari on macOS'].map(isHandheld)).toEqual([true, false]);
  });
});
