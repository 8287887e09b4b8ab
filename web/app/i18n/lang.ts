import type { Lang } from '@diyar/messages/messages';
import { createContext, use } from 'react';

export const DIR_OF = { ar: 'rtl', en: 'ltr' } as const satisfies Record<Lang, 'rtl' | 'ltr'>;

/** The language of an address: English lives under /en, everything else is Arabic. */
export function langOf(pathname: string): Lang {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'ar';
}

export const LangContext = createContext<Lang | null>(null);

/**
 * Text that reads left to right whatever stands around it (dates, phones, codes), for use inside a sentence: Unicode
 * isolates, so that an Arabic line does not turn 2026-11-21 around. Where an element fits, `<bdi dir="ltr">` does the same.
 * It does not break: a price stays on one line with its currency, and a date whole.
 */
export function ltrText(text: string): string {
  // Codes, numbers and references stay as they are: people copy them.
  const whole = text.replace(/\d{4}-\d\d-\d\d/g, (date) => date.replaceAll('-', '-\u2060'));
  return `\u2066${whole.replaceAll(' ', '\u00A0')}\u2069`;
}

/** The page's language; the address decides it, nothing else. */
export function useLang(): Lang {
  const lang = use(LangContext);
  if (lang === null) throw new Error('useLang outside <Language>');
  return lang;
}
