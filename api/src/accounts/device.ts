import type { BROWSERS, SYSTEMS } from '@diyar/contract/people/sessions';

export interface Device {
  browser: (typeof BROWSERS)[number] | null;
  system: (typeof SYSTEMS)[number] | null;
}

// Chromium's relatives name Chrome and Safari too, and Chrome names Safari: the first that fits is it.
const BROWSER_SIGNS: readonly [NonNullable<Device['browser']>, RegExp][] = [
  ['edge', /\bEdg(?:A|iOS)?\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS)\//],
  ['safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
];
const SYSTEM_SIGNS: readonly [NonNullable<Device['system']>, RegExp][] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
];

/**
 * The browser and system that a `User-Agent` header names, for people to tell their devices apart; null where it names none of
 * those that are known. Nothing else of the header is kept, and nothing depends on what it says.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const named = userAgent?.slice(0, 500) ?? '';
  return {
    browser: BROWSER_SIGNS.find(([, sign]) => sign.test(named))?.[0] ?? null,
    system: SYSTEM_SIGNS.find(([, sign]) => sign.test(named))?.[0] ?? null,
  };
}
