import type { ar } from './ar.ts';
import type { Shape } from './shape.ts';

export type Messages = Shape<typeof ar>;

export const LANGS = ['ar', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/**
 * Locales with explicit calendar and digits: unset ones differ by platform, and the brief wants Latin digits in both
 * languages.
 */
export const LOCALE_OF = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-SA-u-ca-gregory-nu-latn',
} as const satisfies Record<Lang, string>;
