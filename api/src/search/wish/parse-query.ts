import { AdFilters } from '@diyar/contract/finding/search';
import type { z } from 'zod';
import { hasSign, isFiller, type Lexeme } from './lexeme.ts';
import { type ReadText, readText } from './lexemes.ts';
import type { Lexicon } from './lexicon.ts';
import { parseTerms } from './parse-terms.ts';
import { resolveDates } from './resolve-dates.ts';
import { resolveKinds } from './resolve-kinds.ts';
import { type ChosenPlaces, resolvePlaces } from './resolve-places.ts';
import { resolvePrices, resolvePurposes } from './resolve-prices.ts';
import type { Run, Term } from './term.ts';
import type { Sign } from './vocabulary.ts';

/** Filters by the names and in the form of an address: `{ category: 'apartment', rooms: '3' }`; lists joined by comma. */
export type WishFilters = Readonly<Record<string, string>>;

/** One understood term of the text. */
export interface WishChip {
  /** The term as it was typed. */
  text: string;
  filters: WishFilters;
  /** The whole text without this term. */
  without: string;
}

export interface ParsedQuery {
  filters: WishFilters;
  chips: WishChip[];
  /** The part that was not understood, as typed; it is searched in the ads' text. */
  rest: string;
  /** The text without `rest`. */
  without_rest: string;
  /** The places in the text of the runs of `rest`. */
  rests: readonly Span[];
  /** The places of the words of `rest` that have no meaning, except quoted ones. */
  unknown: readonly Span[];
  /** The phrases of `rest` that an ad may hold: no bounds, no numbers, nothing that is not wanted. */
  sought: readonly Span[];
  /** The words of `rest` that stand in quotes. */
  quoted: string;
}

export interface ParseOptions {
  /** Names of the filters a search can use; words about any other stay in `rest`. */
  offered: ReadonlySet<string>;
  /** Filters that the caller chose outside the text; they win over the text. */
  chosen?: ChosenPlaces & Readonly<Record<string, unknown>>;
}

const LISTS = new Set([
  'category',
  'city',
  'district',
  'features',
  'rooms',
  'baths',
  'facing',
  'floor',
  'tenants',
]);
/** Marks around a phrase to be searched as it stands; they are not part of it. */
const QUOTES = /["«»“”]/g;
/** Letters of a text that are read; the rest is ignored. */
const LONGEST = 200;
/**
 * Joins the filters of the terms. Values of a list filter are added up; of any other filter the first value holds, and a
 * term with another value stays in the rest. Filters that are not offered, or that the caller chose, are left out.
 */
function joinTerms(terms: readonly Term[], { offered, chosen = {} }: ParseOptions) {
  const filters: Record<string, string> = {};
  const used: { term: Term; filters: WishFilters }[] = [];
  const spent: Term[] = [];
  // A period named in the text wins over one that a stay or a weekend implies.
  const outright = terms.find((term) => term.filters.period !== undefined && !isDated(term));
  for (const term of terms) {
    if (term.idle === true) spent.push(term);
    const said = Object.entries(term.filters).filter(
      ([name]) =>
        offered.has(name) &&
        !(name === 'period' && outright !== undefined && outright !== term && isDated(term)),
    );
    if (said.length === 0 && Object.keys(term.filters).every((name) => !offered.has(name))) continue;
    const mine = said.filter(([name]) => !isChosen(chosen, name));
    const clashes = mine.some(([name, value]) => !LISTS.has(name) && (filters[name] ?? value) !== value);
    if (clashes) continue;
    const fresh = mine.filter(([name, value]) => !(filters[name] ?? '').split(',').includes(value));
    if (fresh.some(([name, value]) => !isAccepted(name, addTo(filters[name], value)))) continue;
    for (const [name, value] of fresh) filters[name] = addTo(filters[name], value);
    if (fresh.length === 0) spent.push(term);
    else used.push({ term, filters: Object.fromEntries(fresh) });
  }
  return { filters, used, spent };
}

const isDated = (term: Term) => term.weekend !== undefined || term.stay !== undefined;

function addTo(list: string | undefined, value: string): string {
  return list === undefined ? value : [...new Set([...list.split(','), ...value.split(',')])].join(',');
}

const SHAPE: Readonly<Record<string, z.ZodType>> = AdFilters.shape;

/** Whether the search accepts the value: «ألف مليون» is more than any price. */
const isAccepted = (name: string, value: string) => SHAPE[name]?.safeParse(value).success ?? true;

/** Whether the caller chose the filter. A chosen district counts for the city too, which could only contradict it. */
function isChosen(chosen: Readonly<Record<string, unknown>>, name: string): boolean {
  const isSaid = (key: string) => chosen[key] !== undefined;
  return isSaid(name) || (name === 'city' && isSaid('district'));
}

/** A part of a text: indexes of its first character and of the one after its last. */
export interface Span {
  start: number;
  end: number;
}

function spanOf({ tokens, lexemes }: ReadText, { from, to }: Run): Span {
  const first = tokens[lexemes[from]?.start ?? 0];
  const last = tokens[(lexemes[to - 1]?.end ?? 1) - 1];
  return { start: first?.start ?? 0, end: last?.end ?? 0 };
}

/** Runs of lexemes that belong to no term, without joining words at their ends. */
function restRuns({ lexemes }: ReadText, terms: readonly Run[]): Run[] {
  const held = new Set(
    terms.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const runs: Run[] = [];
  for (let start = 0; start < lexemes.length; ) {
    let end = start;
    while (end < lexemes.length && !held.has(end)) end += 1;
    let [from, to] = [start, end];
    // «قريب من» before a district that was understood adds nothing.
    while (from < to && (isFiller(lexemes[to - 1]) || hasSign(lexemes[to - 1], 'near'))) to -= 1;
    while (from < to && isFiller(lexemes[from])) from += 1;
    if (from < to) runs.push({ from, to });
    start = end + 1;
  }
  return runs;
}

/** The text without some runs; empty when only joining words would be left. */
function textWithout(read: ReadText, cuts: readonly Run[]): string {
  const isCut = (at: number) => cuts.some(({ from, to }) => at >= from && at < to);
  if (read.lexemes.every((lexeme, at) => isCut(at) || isFiller(lexeme))) return '';
  const kept = cuts
    .map((cut) => spanOf(read, cut))
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, read.text);
  return kept.replace(/\s+/g, ' ').trim();
}

/** A run with the quotes around it. */
function withQuotes(lexemes: readonly Lexeme[], { from, to }: Run): Run {
  return {
    from: lexemes[from]?.quoted === true ? from - 1 : from,
    to: lexemes[to - 1]?.quoted === true ? to + 1 : to,
  };
}

/** The words of a run that have no meaning in the lexicon and are not quoted. */
function unknownIn(read: ReadText, { from, to }: Run): Span[] {
  return read.lexemes.slice(from, to).flatMap(({ meanings, quoted }, at) => {
    const isOpen = meanings.length === 0 && !quoted;
    return isOpen ? [spanOf(read, { from: from + at, to: from + at + 1 })] : [];
  });
}

/** Known words that tell an ad from others though no filter stands for them. */
const TELLING = new Set<Sign>(['said', 'owner', 'income', 'landmark']);

/** Whether an ad that holds the phrase is nearer to the wish: not «بدون» and what it takes away, nor a bound or a number. */
function isSought(lexemes: readonly Lexeme[], at: number): boolean {
  const lexeme = lexemes[at];
  if (lexeme === undefined || hasSign(lexemes[at - 1], 'not')) return false;
  if (lexeme.meanings.length === 0) return !/^\d{1,4}$/.test(lexeme.word);
  return lexeme.meanings.some((meaning) =>
    meaning.kind === 'sign'
      ? TELLING.has(meaning.sign)
      : !['number', 'span', 'period', 'day'].includes(meaning.kind),
  );
}

/** A term with the joining word before it: «في الملقا». */
function withJoint(lexemes: readonly Lexeme[], { from, to }: Run): Run {
  return { from: from > 0 && hasSign(lexemes[from - 1], 'in', 'with', 'at', 'and') ? from - 1 : from, to };
}

/**
 * Reads a whole wish, «شقة ٣ غرف في الملقا أقل من ٦٠ ألف سنوي» or "office in Olaya per hour under 100", as filters, each with
 * the term of text it came from. Works by rules alone: the same text, names and day give the same answer. Never throws.
 * Decision 021 has the rules for ambiguous words.
 */
export function parseQuery(
  text: string,
  lexicon: Lexicon,
  today: string,
  options: ParseOptions,
): ParsedQuery {
  const read = readText(text.slice(0, LONGEST), lexicon);
  const { lexemes } = read;
  const placed = resolvePlaces(lexicon, parseTerms(lexemes), options.chosen ?? {});
  const kinds = resolvePurposes(lexemes, resolveKinds(lexemes, placed));
  const settled = resolveDates(resolvePrices(kinds), today);
  const { filters, used, spent } = joinTerms(settled, options);
  const rests = restRuns(read, [...used.map(({ term }) => term), ...spent]);
  const textOf = (run: Run) => {
    const { start, end } = spanOf(read, run);
    return read.text.slice(start, end);
  };
  return {
    filters,
    chips: used.map(({ term, filters: own }) => ({
      text: textOf(term),
      filters: own,
      without: textWithout(read, [withJoint(lexemes, term)]),
    })),
    rest: rests.map(textOf).join(' ').replace(QUOTES, ''),
    without_rest: textWithout(
      read,
      rests.map((run) => withQuotes(lexemes, run)),
    ),
    rests: rests.map((run) => spanOf(read, run)),
    unknown: rests.flatMap((run) => unknownIn(read, run)),
    sought: rests.flatMap(({ from, to }) =>
      lexemes.flatMap((_, at) =>
        at >= from && at < to && isSought(lexemes, at) ? [spanOf(read, { from: at, to: at + 1 })] : [],
      ),
    ),
    quoted: lexemes.flatMap(({ quoted }, at) => (quoted ? textOf({ from: at, to: at + 1 }) : [])).join(' '),
  };
}
