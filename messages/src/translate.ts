import { createTranslator } from 'use-intl/core';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { type Lang, LOCALE_OF, type Messages } from './messages.ts';

const CATALOGUES: Record<Lang, Messages> = { ar, en };

function makeTranslator(lang: Lang) {
  return createTranslator<Messages>({
    locale: LOCALE_OF[lang],
    messages: CATALOGUES[lang],
    timeZone: 'Asia/Riyadh',
  });
}

const TRANSLATORS = { ar: makeTranslator('ar'), en: makeTranslator('en') };

/** Sentences for the server's side (answers, SMS) in the language given; the language is always an argument. */
export function translatorOf(lang: Lang): ReturnType<typeof makeTranslator> {
  return TRANSLATORS[lang];
}
