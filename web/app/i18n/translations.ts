import { type Lang, LOCALE_OF, type Messages } from '@diyar/messages/messages';
import { createContext, use } from 'react';
import { createFormatter, createTranslator } from 'use-intl/core';
import type { useTranslations as useLibraryTranslations } from 'use-intl/react';
import { useLang } from './lang.ts';

/** What may be said in one part of the site: some of the catalogue's namespaces. */
export type Sentences = object;

export const SentencesContext = createContext<Sentences>({});

const TIME_ZONE = 'Asia/Riyadh';
const joins = new WeakMap<Sentences, WeakMap<Sentences, Sentences>>();
const translators = new WeakMap<Sentences, Map<string, Translator>>();
const formatters = new Map<Lang, ReturnType<typeof createFormatter>>();

/** Both together; the same object for the same two, so that what is made of it lasts. */
export function joinSentences(before: Sentences, more: Sentences): Sentences {
  const known = joins.get(before) ?? new WeakMap<Sentences, Sentences>();
  joins.set(before, known);
  const joined = known.get(more) ?? { ...before, ...more };
  known.set(more, joined);
  return joined;
}

/**
 * The library's own hook, whose translators and Intl formats live as long as the catalogue and not as long as one rendered
 * page: made anew for every page they were an eighth of a page's cost, on the server and on the phone.
 */
export const useTranslations = ((namespace?: string) => {
  const sentences = use(SentencesContext);
  const lang = useLang();
  const known = translators.get(sentences) ?? new Map<string, Translator>();
  translators.set(sentences, known);
  const key = `${lang} ${namespace ?? ''}`;
  const translator = known.get(key) ?? makeTranslator(sentences, lang, namespace);
  known.set(key, translator);
  return translator;
}) as typeof useLibraryTranslations;

/** Numbers and dates as the page's language writes them, in Riyadh's time. */
export function useFormatter(): ReturnType<typeof createFormatter> {
  const lang = useLang();
  const formatter = formatters.get(lang) ?? createFormatter({ locale: LOCALE_OF[lang], timeZone: TIME_ZONE });
  formatters.set(lang, formatter);
  return formatter;
}

type Translator = ReturnType<typeof makeTranslator>;

function makeTranslator(sentences: Sentences, lang: Lang, namespace: string | undefined) {
  const translate = createTranslator({
    locale: LOCALE_OF[lang],
    messages: sentences as Messages,
    timeZone: TIME_ZONE,
    ...(namespace === undefined ? {} : { namespace: namespace as keyof Messages }),
  });
  return withMemory(translate);
}

/** Most sentences say the same each time: they are looked up once. */
function withMemory<T extends (key: never, ...rest: never[]) => string>(translate: T): T {
  const said = new Map<string, string>();
  const speak = (key: string, ...values: unknown[]): string => {
    if (values.length > 0) return Reflect.apply(translate, undefined, [key, ...values]);
    const text = said.get(key) ?? Reflect.apply(translate, undefined, [key]);
    said.set(key, text);
    return text;
  };
  return Object.assign(speak, translate) as unknown as T;
}
