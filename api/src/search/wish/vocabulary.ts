import { DATE_WORDS } from './date-words.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { CATEGORY_WORDS, FEATURE_WORDS } from './property-words.ts';
import { SAID_WORDS } from './said-words.ts';
import { STAYING_WORDS } from './staying-words.ts';
import { WISH_WORDS } from './wish-words.ts';

/** The effect of a grammatical word on the number or term beside it. */
export type Sign =
  | 'under'
  | 'max'
  | 'max of'
  | 'min'
  | 'over'
  | 'plus'
  | 'minus'
  | 'about'
  | 'between'
  | 'to'
  | 'and'
  | 'at'
  | 'thousand'
  | 'million'
  | 'half'
  | 'currency'
  | 'area'
  | 'metre'
  | 'rooms'
  | 'baths'
  | 'guests'
  | 'heads'
  | 'age'
  | 'not'
  | 'near'
  | 'street'
  | 'district'
  | 'in'
  | 'with'
  | 'filler'
  | 'idle'
  | 'next'
  | 'after next'
  | 'since'
  | 'this'
  | 'on'
  | 'night'
  | 'vague'
  | 'landmark'
  | 'quarter'
  | 'three quarters'
  | 'lacking'
  | 'percent'
  | 'owner'
  | 'income'
  | 'each'
  | 'side'
  | 'includes'
  | 'said';

export type Feast = 'fitr' | 'adha' | 'eid' | 'national' | 'founding';

/** A side of a city, or its middle. */
export type Side = 'n' | 's' | 'e' | 'w' | 'c';

/** What must stand beside a name for a place to be meant: its city or «حي»; or these, «في», «ب», or nothing else in the text. */
export type Need = 'naming' | 'introduction';

/** A meaning of a phrase. A phrase may have several; the words beside it decide. */
export type Meaning =
  | { kind: 'city'; slugs: readonly string[]; name: 'city' | 'region'; needs?: Need }
  | { kind: 'district'; slugs: readonly string[]; city: string; needs?: Need }
  | { kind: 'category'; slug: string }
  | { kind: 'feature'; slug: string }
  | { kind: 'period'; period: string }
  /** A length of stay: «ليلتين», "months"; `each` is how many hours, days, months or years one of it is. */
  | { kind: 'span'; period: string; each: number }
  | {
      kind: 'choice';
      filter: 'purpose' | 'furnished' | 'facing' | 'floor' | 'tenants' | 'sort';
      value: string;
    }
  | { kind: 'flag'; filter: 'verified' | 'instant' | 'offer' | 'licensed' }
  /** A number of rooms, baths or guests in one word: «غرفتين». */
  | { kind: 'count'; filter: 'rooms' | 'baths' | 'guests'; value: number }
  | { kind: 'day'; days: number }
  | { kind: 'weekend'; next: boolean }
  | { kind: 'weekday'; weekday: number; short: boolean }
  | { kind: 'month'; calendar: 'gregory' | 'hijri'; month: number }
  | { kind: 'feast'; feast: Feast }
  | { kind: 'number'; value: number }
  /** «شمال», "north", before a city. */
  | { kind: 'compass'; side: Side }
  | { kind: 'sign'; sign: Sign };

export interface Phrase {
  text: string;
  meaning: Meaning;
}

const CHOICES = {
  purpose: 'purpose',
  furnished: 'furnished',
  facing: 'facing',
  floor: 'floor',
  tenants: 'tenants',
  sort: 'sort',
} as const;
const COUNTS: Readonly<Record<string, Meaning>> = {
  room: { kind: 'count', filter: 'rooms', value: 1 },
  'rooms two': { kind: 'count', filter: 'rooms', value: 2 },
  'baths two': { kind: 'count', filter: 'baths', value: 2 },
  'guests one': { kind: 'count', filter: 'guests', value: 1 },
  'guests two': { kind: 'count', filter: 'guests', value: 2 },
  weekend: { kind: 'weekend', next: false },
  'next weekend': { kind: 'weekend', next: true },
};

function wishMeaning(said: string): Meaning {
  const known = COUNTS[said];
  if (known !== undefined) return known;
  const [word = '', value = '', each = '1'] = said.split(' ');
  if (word in CHOICES) return { kind: 'choice', filter: CHOICES[word as keyof typeof CHOICES], value };
  if (word === 'period') return { kind: 'period', period: value };
  if (word === 'span') return { kind: 'span', period: value, each: Number(each) };
  if (word === 'flag') return { kind: 'flag', filter: value as 'verified' };
  if (word === 'compass') return { kind: 'compass', side: value as Side };
  if (word === 'day') return { kind: 'day', days: Number(value) };
  return { kind: 'sign', sign: said as Sign };
}

function dateMeaning(said: string): Meaning {
  const [word = '', value = '', last = ''] = said.split(' ');
  if (word === 'weekday') return { kind: 'weekday', weekday: Number(value), short: false };
  if (word === 'short') return { kind: 'weekday', weekday: Number(last), short: true };
  if (word === 'month') return { kind: 'month', calendar: 'gregory', month: Number(value) };
  if (word === 'hijri') return { kind: 'month', calendar: 'hijri', month: Number(value) };
  if (word === 'feast') return { kind: 'feast', feast: value as Feast };
  return wishMeaning(said);
}

/** The lines "meaning: phrase, phrase" of a table. */
export function linesOf(table: string): (readonly [said: string, phrases: string[]])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2).split(', ')] as const;
    });
}

const phrasesOf = (table: string, meaningOf: (said: string) => Meaning): Phrase[] =>
  linesOf(table).flatMap(([said, texts]) => texts.map((text) => ({ text, meaning: meaningOf(said) })));

/** Every phrase that is ours, not the database's: kinds, features, periods, bounds, fillers, number words. */
export const VOCABULARY: readonly Phrase[] = [
  ...phrasesOf(WISH_WORDS, wishMeaning),
  ...phrasesOf(SAID_WORDS, wishMeaning),
  ...phrasesOf(STAYING_WORDS, wishMeaning),
  ...phrasesOf(DATE_WORDS, dateMeaning),
  ...phrasesOf(CATEGORY_WORDS, (slug) => ({ kind: 'category', slug })),
  ...phrasesOf(FEATURE_WORDS, (slug) => ({ kind: 'feature', slug })),
  ...[...NUMBER_WORDS].map(([text, value]): Phrase => ({ text, meaning: { kind: 'number', value } })),
];
