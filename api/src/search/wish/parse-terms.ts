import { amountAt } from './amounts.ts';
import { hasSign, isFiller, type Lexeme, meant } from './lexemes.ts';
import { measureAt } from './measures.ts';
import { datesAt } from './said-dates.ts';
import { isStayed, type StayLength } from './stay-dates.ts';
import type { Term } from './term.ts';
import type { Meaning } from './vocabulary.ts';

function placesOf(lexemes: readonly Lexeme[], at: number): Term | undefined {
  const afterDistrict = hasSign(lexemes[at], 'district');
  const lexeme = lexemes[afterDistrict ? at + 1 : at];
  const cities = lexeme?.meanings.filter((meaning) => meaning.kind === 'city') ?? [];
  const districts = lexeme?.meanings.filter((meaning) => meaning.kind === 'district') ?? [];
  const to = afterDistrict ? at + 2 : at + 1;
  if (districts.length === 0 && cities.length === 0) return undefined;
  const isNamedDistrict = afterDistrict || (districts.length > 0 && hasSign(lexemes[to], 'district'));
  const places = isNamedDistrict ? districts : cities.length > 0 ? cities : districts;
  if (places.length === 0) return { from: at, to, filters: {}, places: cities };
  return { from: at, to: hasSign(lexemes[to], 'district') ? to + 1 : to, filters: {}, places };
}

function spanAt(lexemes: readonly Lexeme[], at: number): Term | undefined {
  const amount = amountAt(lexemes, at);
  const end = amount?.end ?? at;
  const span = meant(lexemes[end], 'span');
  if (span === undefined) return undefined;
  const length = lengthOf(span, amount?.value ?? 1);
  const isLong = length !== undefined && isStayed(length);
  return { from: at, to: end + 1, filters: { period: span.period }, ...(isLong ? { length } : {}) };
}

function lengthOf(
  { period, each }: Extract<Meaning, { kind: 'span' }>,
  count: number,
): StayLength | undefined {
  if (period === '2') return { days: count * each };
  if (period === '3') return { months: count * each };
  if (period !== '4') return undefined;
  const years = count * each;
  // «سنة ونص» is said as well: in months, which are whole.
  return Number.isInteger(years) ? { years } : { months: years * 12 };
}

function stayAt(lexemes: readonly Lexeme[], at: number): Term | undefined {
  const dates = isSpokenFor(lexemes, at) ? undefined : datesAt(lexemes, at);
  return dates === undefined ? undefined : { from: at, to: dates.end, filters: {}, stay: dates.said };
}

function thingAt(lexemes: readonly Lexeme[], at: number): Term | undefined {
  const lexeme = lexemes[at];
  const category = meant(lexeme, 'category');
  const feature = meant(lexeme, 'feature');
  const term = { from: at, to: at + 1 };
  const isHad = hasSign(lexemes[at - 1], 'with');
  if (category !== undefined && !(isHad && feature !== undefined)) {
    const room = category.slug === 'room';
    return {
      ...term,
      filters: { category: category.slug },
      ...(room ? { room } : {}),
      ...(feature === undefined ? {} : { feature: feature.slug }),
    };
  }
  return feature === undefined ? undefined : { ...term, filters: { features: feature.slug } };
}

function wordAt(lexemes: readonly Lexeme[], at: number): Term | undefined {
  const lexeme = lexemes[at];
  const term = { from: at, to: at + 1 };
  const weekend = meant(lexeme, 'weekend');
  if (weekend !== undefined) return { ...term, filters: {}, weekend: { next: weekend.next } };
  const count = meant(lexeme, 'count');
  if (count !== undefined) return { ...term, filters: { [count.filter]: String(count.value) } };
  const period = meant(lexeme, 'period');
  if (period !== undefined) return { ...term, filters: { period: period.period } };
  const choice = meant(lexeme, 'choice');
  if (choice !== undefined) return { ...term, filters: { [choice.filter]: choice.value } };
  const flag = meant(lexeme, 'flag');
  return flag === undefined ? undefined : { ...term, filters: { [flag.filter]: '1' } };
}

/** «بدون مسبح», «قريب من المدارس» and «شارع العليا» are about what no filter says: the word after them is none. */
function isSpokenFor(lexemes: readonly Lexeme[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && isFiller(lexemes[before]) && !hasSign(lexemes[before], 'not', 'near')) before -= 1;
  const isPlace = meant(lexemes[at], 'city') !== undefined || meant(lexemes[at], 'district') !== undefined;
  if (isPlace && (hasSign(lexemes[at - 1], 'street') || hasSign(lexemes[at + 1], 'street'))) return true;
  // «مسجد الجمعة» is no district of that name.
  if (hasSign(lexemes[at - 1], 'landmark') && meant(lexemes[at], 'weekday') !== undefined) return true;
  return hasSign(lexemes[before], 'not') || (!isPlace && hasSign(lexemes[before], 'near'));
}

function pieceAt(lexemes: readonly Lexeme[], at: number): Term | undefined {
  const measure = stayAt(lexemes, at) ?? measureAt(lexemes, at) ?? spanAt(lexemes, at);
  if (measure !== undefined) return measure;
  if (isSpokenFor(lexemes, at)) return undefined;
  return thingAt(lexemes, at) ?? placesOf(lexemes, at) ?? wordAt(lexemes, at);
}

/** More nights than this nobody counts: «١٠٠٠ ليلة الجمعة» is a price. */
const MOST_NIGHTS = 30;

/** «١٠٠٠ يوم الجمعة»: «يوم» and «ليلة» before a weekday name the day, they count none. */
function withDays(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const isNamed = hasSign(lexeme, 'on') && meant(lexemes[at + 1], 'weekday') !== undefined;
    const isCounted = (meant(lexemes[at - 1], 'number')?.value ?? MOST_NIGHTS) < MOST_NIGHTS;
    if (!isNamed || (isCounted && lexeme.word.startsWith('ليل'))) return lexeme;
    return { ...lexeme, meanings: lexeme.meanings.filter(({ kind }) => kind !== 'span') };
  });
}

/** Everything in the text that says a filter, in its order; none overlaps another. */
export function parseTerms(all: readonly Lexeme[]): Term[] {
  const lexemes = withDays(all);
  const terms: Term[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const term = pieceAt(lexemes, at);
    if (term !== undefined) terms.push(term);
    at = term?.to ?? at + 1;
  }
  return withLonePrices(lexemes, terms);
}

/** Under this a number alone may count anything. */
const LEAST_LONE_PRICE = 1000;

/** «شقة سنوي 45000»: beside a period or a purpose a large number that nothing else claims is the most to be paid. */
function withLonePrices(lexemes: readonly Lexeme[], terms: readonly Term[]): Term[] {
  const isDeal = terms.some(
    ({ filters, stay }) =>
      stay !== undefined || filters.period !== undefined || filters.purpose !== undefined,
  );
  const hasPrice = terms.some(
    ({ filters }) => filters.price_max !== undefined || filters.price_min !== undefined,
  );
  if (!isDeal || hasPrice) return [...terms];
  const at = lexemes.findIndex(
    (lexeme, place) =>
      (meant(lexeme, 'number')?.value ?? 0) >= LEAST_LONE_PRICE &&
      !terms.some(({ from, to }) => place >= from && place < to) &&
      lexemes[place - 1]?.meanings.length !== 0,
  );
  const amount = at < 0 ? undefined : amountAt(lexemes, at);
  if (amount === undefined) return [...terms];
  const term = { from: at, to: amount.end, filters: { price_max: String(Math.round(amount.value)) } };
  return [...terms, term].toSorted((left, right) => left.from - right.from);
}
