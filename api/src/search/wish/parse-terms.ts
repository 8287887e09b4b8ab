import { isArabic } from '../../text/fold-word.ts';
import { amountAt } from './amounts.ts';
import { citySideAt } from './city-sides.ts';
import { facingAt } from './facings.ts';
import { floorAt, isNumberedFloor } from './floors.ts';
import { hasSign, isFiller, type Lexeme, meant } from './lexeme.ts';
import { measureAt } from './measures.ts';
import { ownedEnd } from './owned-numbers.ts';
import { datesAt } from './said-dates.ts';
import { areaOfSidesAt, sidesEnd } from './sides.ts';
import { isStayed, type StayLength } from './stay-dates.ts';
import type { Run, Term } from './term.ts';
import { isNamedPlace } from './told-places.ts';
import type { Meaning } from './vocabulary.ts';

/** "district" behind a name; «حي» stands before one. */
const isDistrictBehind = (lexeme: Lexeme | undefined) =>
  hasSign(lexeme, 'district') && lexeme !== undefined && !isArabic(lexeme.word);

function placesOf(lexemes: readonly Lexeme[], at: number): Term | undefined {
  const afterDistrict = hasSign(lexemes[at], 'district');
  const lexeme = lexemes[afterDistrict ? at + 1 : at];
  const cities = lexeme?.meanings.filter((meaning) => meaning.kind === 'city') ?? [];
  const districts = lexeme?.meanings.filter((meaning) => meaning.kind === 'district') ?? [];
  const to = afterDistrict ? at + 2 : at + 1;
  if (districts.length === 0 && cities.length === 0) return undefined;
  const isNamedDistrict = afterDistrict || (districts.length > 0 && isDistrictBehind(lexemes[to]));
  const places = isNamedDistrict ? districts : [...cities, ...districts];
  if (places.length === 0) return { from: at, to, filters: {}, places: cities };
  const end = isDistrictBehind(lexemes[to]) ? to + 1 : to;
  const near = isOfName(lexemes[end]) ? undefined : nearBefore(lexemes, at);
  return { from: near ?? at, to: end, filters: {}, places, ...(near !== undefined && { isNear: true }) };
}

/** Where «قريب من», "close to the" before a phrase begins. */
function nearBefore(lexemes: readonly Lexeme[], at: number): number | undefined {
  let before = at - 1;
  while (before >= 0 && isFiller(lexemes[before]) && !hasSign(lexemes[before], 'near')) before -= 1;
  return hasSign(lexemes[before], 'near') ? before : undefined;
}

/** "near Jeddah Park": what follows may make another name of a place's. */
const isOfName = (lexeme: Lexeme | undefined) =>
  lexeme !== undefined && (lexeme.meanings.length === 0 || hasSign(lexeme, 'landmark'));

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
  // «بأحدث التشطيبات» asks for no order.
  if (choice?.value === 'newest' && !isOfKind(lexemes, at)) return undefined;
  if (choice !== undefined && choice.filter !== 'facing')
    return { ...term, filters: { [choice.filter]: choice.value } };
  const flag = meant(lexeme, 'flag');
  return flag === undefined ? undefined : { ...term, filters: { [flag.filter]: '1' } };
}

/** Whether a kind of property stands beside a phrase, or nothing at all. */
function isOfKind(lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemes[at]?.prefixed === true || lexemes[at + 1]?.meanings.length === 0) return false;
  const beside = [lexemes[at - 1], lexemes[at + 1]].filter((one) => one !== undefined);
  return (
    beside.length === 0 ||
    (lexemes[at]?.end ?? 0) - (lexemes[at]?.start ?? 0) > 1 ||
    beside.some((one) => meant(one, 'category') !== undefined)
  );
}

/** «شارع العليا» and "olaya street": whether the name at a phrase is a street's. */
function isOfStreet(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, after] = [lexemes[at - 1], lexemes[at + 1]];
  const isLatin = (lexeme: Lexeme | undefined) => !isArabic(lexeme?.word ?? '');
  if (hasSign(after, 'street') && isLatin(after)) return true;
  // "tahlia street jeddah": the street has its name already.
  return hasSign(before, 'street') && !(isLatin(before) && at > 1);
}

/** Utilities that «شامل» says are in the price, not that a home has them. */
const PAID_FOR = new Set(['electricity', 'water', 'wifi', 'sewage']);

function isPaidFor(lexemes: readonly Lexeme[], at: number): boolean {
  const slug = meant(lexemes[at], 'feature')?.slug ?? '';
  if (!PAID_FOR.has(slug)) return false;
  const before = lexemes.slice(Math.max(0, at - 4), at);
  const from = before.findLastIndex((lexeme) => hasSign(lexeme, 'includes', 'said'));
  return from >= 0 && before.slice(from + 1).every((lexeme) => isFiller(lexeme) || isUtility(lexeme));
}

const isUtility = (lexeme: Lexeme) => PAID_FOR.has(meant(lexeme, 'feature')?.slug ?? '');

const LANDMARK_KINDS = new Set(['tower', 'hotel', 'school', 'theatre']);

/** "near kingdom tower". */
function isNamedKind(lexemes: readonly Lexeme[], at: number): boolean {
  const isLatinName = lexemes[at - 1]?.meanings.length === 0 && !isArabic(lexemes[at - 1]?.word ?? '');
  const kind = meant(lexemes[at], 'category')?.slug ?? '';
  return isLatinName && LANDMARK_KINDS.has(kind) && hasSign(lexemes[at - 2], 'near');
}

/** «مسجد الجمعة», «مستشفى الملك فيصل», "jarir bookstore": what bears a name is no district of it; «جامعة جدة» is still in Jeddah. */
function isOfLandmark(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, lexeme, after] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  const isBefore = hasSign(before, 'landmark');
  if (isNamedKind(lexemes, at)) return true;
  if (isBefore && meant(lexeme, 'weekday') !== undefined) return true;
  if (meant(lexeme, 'district') === undefined || meant(lexeme, 'city') !== undefined) return false;
  return (
    (isBefore && isArabic(before?.word ?? '')) || (hasSign(after, 'landmark') && !isArabic(after?.word ?? ''))
  );
}

/** «بدون مسبح», «قريب من المدارس» and «شارع العليا» are about what no filter says: the word after them is none. */
function isSpokenFor(lexemes: readonly Lexeme[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && isFiller(lexemes[before]) && !hasSign(lexemes[before], 'not', 'near')) before -= 1;
  const isPlace = isNamedPlace(lexemes[at]);
  if ((isPlace && isOfStreet(lexemes, at)) || isPaidFor(lexemes, at)) return true;
  // «مسجد الجمعة» is no district of that name.
  if (isOfLandmark(lexemes, at)) return true;
  return isNegated(lexemes, at, before) || (!isPlace && hasSign(lexemes[before], 'near'));
}

/** «بدون حوش ولا مسبح»: whether a phrase is taken away, or joined to a feature that is. */
function isNegated(lexemes: readonly Lexeme[], at: number, before: number): boolean {
  if (hasSign(lexemes[before], 'not')) return true;
  const isJoined = hasSign(lexemes[at - 1], 'and') || /^و/.test(lexemes[at]?.word ?? '');
  const isFeature = (place: number) => meant(lexemes[place], 'feature') !== undefined;
  return isJoined && before >= 0 && isFeature(at) && isFeature(before) && isSpokenFor(lexemes, before);
}

function pieceAt(lexemes: readonly Lexeme[], at: number): Term | undefined {
  const sides = areaOfSidesAt(lexemes, at);
  // «غرفة ٤ في ٥» counts no rooms.
  const hasSides = hasSign(lexemes[at], 'rooms') && sidesEnd(lexemes, at + 1) !== undefined;
  const measure = hasSides
    ? undefined
    : (stayAt(lexemes, at) ?? sides ?? measureAt(lexemes, at) ?? spanAt(lexemes, at));
  if (measure !== undefined) return measure;
  if (isSpokenFor(lexemes, at)) return undefined;
  return (
    citySideAt(lexemes, at) ??
    facingAt(lexemes, at) ??
    floorAt(lexemes, at) ??
    thingAt(lexemes, at) ??
    placesOf(lexemes, at) ??
    wordAt(lexemes, at)
  );
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
  const owned: Run[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const end = isNumberedFloor(lexemes, at) ? undefined : ownedEnd(lexemes, at);
    const term = end === undefined ? pieceAt(lexemes, at) : undefined;
    if (end !== undefined) owned.push({ from: at, to: end });
    if (term !== undefined) terms.push(term);
    at = end ?? term?.to ?? at + 1;
  }
  return withLonePrices(lexemes, terms, owned);
}

/** Under this a number alone may count anything; right behind a period it is less often something else. */
const LEAST_LONE_PRICE = 1000;
const LEAST_BEHIND_PERIOD = 100;

const isLonePrice = (lexemes: readonly Lexeme[], at: number) =>
  (meant(lexemes[at], 'number')?.value ?? 0) >=
    (meant(lexemes[at - 1], 'period') === undefined ? LEAST_LONE_PRICE : LEAST_BEHIND_PERIOD) &&
  lexemes[at + 1]?.meanings.length !== 0;

/** «شقة سنوي 45000»: beside a period or a purpose a large number that nothing else claims is the most to be paid. */
function withLonePrices(lexemes: readonly Lexeme[], terms: readonly Term[], owned: readonly Run[]): Term[] {
  const isDeal = terms.some(
    ({ filters, stay }) =>
      stay !== undefined || filters.period !== undefined || filters.purpose !== undefined,
  );
  const hasPrice = terms.some(
    ({ filters }) => filters.price_max !== undefined || filters.price_min !== undefined,
  );
  if (!isDeal || hasPrice) return [...terms];
  const at = lexemes.findIndex(
    (_, place) =>
      isLonePrice(lexemes, place) &&
      ![...terms, ...owned].some(({ from, to }) => place >= from && place < to) &&
      lexemes[place - 1]?.meanings.length !== 0,
  );
  const amount = at < 0 ? undefined : amountAt(lexemes, at);
  if (amount === undefined) return [...terms];
  const term = { from: at, to: amount.end, filters: { price_max: String(Math.round(amount.value)) } };
  return [...terms, term].toSorted((left, right) => left.from - right.from);
}
