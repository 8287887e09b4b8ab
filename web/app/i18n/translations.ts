import { type Lang, LOCALE_OF, type Messages } from '@diyar/messages/messages';
import { createContext, use } from 'react';
import { createFormatter, createTranslator } from 'use-intl/core';
import { useLang } from './lang.ts';
import type { UseTranslations } from './translator.ts';

/** The sentences of one part of the site: some of the catalogue's namespaces. */
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
 * page: made anew for every page they were an eighth of home's cost on the server.
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
}) as UseTranslations;

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

/** Holds a number and the word after it on one line: "4" at a line's end and "days" on the next read as two things. */
export function withNouns(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}

/** More than a busy page says; then the memory begins anew. */
const MOST_SAID = 1_000;

/** Formatted sentences are kept: cards repeat the same ones. */
function withMemory<T extends (key: never, ...rest: never[]) => string>(translate: T): T {
  const said = new Map<string, string>();
  const speak = (...asked: [key: string, ...rest: unknown[]]): string => {
    const mark = markOf(asked);
    const known = mark === undefined ? undefined : said.get(mark);
    if (known !== undefined) return known;
    const text = withNouns(Reflect.apply(translate, undefined, asked));
    if (mark === undefined) return text;
    if (said.size >= MOST_SAID) said.clear();
    said.set(mark, text);
    return text;
  };
  return Object.assign(speak, translate) as unknown as T;
}

/** The values of a sentence as one text; undefined when one is more than a text or number. */
function markOf([key, values, ...more]: [key: string, ...rest: unknown[]]): string | undefined {
  if (values === undefined && more.length === 0) return key;
  if (typeof values !== 'object' || values === null || more.length > 0) return undefined;
  let mark = key;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    mark += `\0${name}\0${typeof value}${value}`;
  }
  return mark;
}
