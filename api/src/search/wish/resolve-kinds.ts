import { isArabic } from '../../text/fold-word.ts';
import { onlyFloorOf, withoutStrayFloors } from './floors.ts';
import { hasSign, type Lexeme, meant } from './lexeme.ts';
import type { Term } from './term.ts';

type Lexemes = readonly Lexeme[];

const OFFICES_BY_HOUR = 'office,private-office,meeting-room,coworking-space,coworking-desk';
const FLOOR = 'floor';
/** Kinds that are a part of another one they are named with: «فيلا وملحق», "3 bedrooms hall kitchen". */
const PARTS: ReadonlySet<string> = new Set(['annex', 'room', 'hall', 'parking', 'kiosk']);
/** Kinds that hold others: «عمارة ومحلات», «شقة في برج». */
const HOLDERS: ReadonlySet<string> = new Set(['building', 'tower', 'compound', 'hotel']);
/** Kinds that stand in what holds others. */
const HELD: ReadonlySet<string> = new Set([
  'apartment',
  'office',
  'shop',
  'showroom',
  'studio',
  'floor',
  'room',
  'annex',
]);
const IN_HOLDERS: ReadonlySet<string> = new Set([...HELD, 'villa', 'townhouse', 'duplex']);
/** Homes that may hold another: «فيلا وشقة» is one property. */
const HOMES: ReadonlySet<string> = new Set(['villa', 'duplex', 'house', 'townhouse', 'floor']);
const ONE = /(?:شقه|استوديو|ستديو|محل|مكتب)$/;
/** Two of a kind in one word: «فيلا مع شقتين», «عمارة محلين». */
const TWO = /(?:شقت|محل|دور|استوديوه|غرفت|ملحق|مكتب|معرض|فلت|فيلت)ين$/;
const OR = new Set(['او', 'ولا', 'or']);

const kindOf = (term: Term) => term.filters.category ?? '';

const isLatinUnknown = (lexeme: Lexeme | undefined) =>
  lexeme !== undefined && lexeme.meanings.length === 0 && !isArabic(lexeme.word);

/** How a kind is joined to what stands before it. */
function jointOf(lexemes: Lexemes, { from }: Term): 'in' | 'with' | 'and' | 'or' | 'count' | 'none' {
  // "room in shared apartment"
  const isSaidOf = isLatinUnknown(lexemes[from - 1]) && hasSign(lexemes[from - 2], 'in', 'with');
  const before = lexemes[isSaidOf ? from - 2 : from - 1];
  const { word = '', prefixed = false } = lexemes[from] ?? {};
  if (OR.has(before?.word ?? '')) return 'or';
  if (hasSign(before, 'with', 'includes')) return 'with';
  if (hasSign(before, 'in') || (prefixed && /^و?ب/.test(word))) return 'in';
  if (meant(before, 'number') !== undefined || TWO.test(word)) return 'count';
  if (hasSign(before, 'and') || (prefixed && word.startsWith('و'))) return 'and';
  return 'none';
}

/** "compound villa", "tower apartment": in English what holds a home is named right before it. */
function isBeforeHeld(lexemes: Lexemes, kinds: readonly Term[], term: Term): boolean {
  const next = kinds.find(({ from }) => from === term.to);
  const isLatin = !isArabic(lexemes[term.from]?.word ?? '');
  return next !== undefined && isLatin && HOLDERS.has(kindOf(term)) && IN_HOLDERS.has(kindOf(next));
}

/** «موقف سيارات للايجار»: a parking place beside a deal and no other kind is what is wanted. */
function withParking(terms: readonly Term[]): Term[] {
  const deal = terms.find(({ filters }) => filters.purpose !== undefined);
  const isLone = !terms.some(({ filters }) => filters.category !== undefined);
  return terms.map((term) => {
    const isWanted = isLone && term.filters.features === 'parking' && deal?.from === term.to;
    return isWanted ? { ...term, filters: { category: 'parking' } } : term;
  });
}

/** «مكتب بالساعة»: offices are let by the year; by the hour it is one that is ready, a room to meet in or a desk that is meant. */
function withOfficesByHour(terms: Term[]): Term[] {
  if (!terms.some(({ filters }) => filters.period === '1')) return terms;
  const isOffice = (term: Term) => kindOf(term) === 'office';
  return terms.map((term) => (isOffice(term) ? { ...term, filters: { category: OFFICES_BY_HOUR } } : term));
}

/** Whether a kind says what the first one has, or where it is: it asks for nothing of its own. */
function isPart(lexemes: Lexemes, head: Term, term: Term): boolean {
  const [of, kind] = [kindOf(head), kindOf(term)];
  const isHeld = HOLDERS.has(kind) && HELD.has(of);
  switch (jointOf(lexemes, term)) {
    case 'or':
      return false;
    case 'in':
    case 'with':
    case 'count':
      return of !== kind;
    case 'and':
      return PARTS.has(kind) || (HELD.has(kind) && (HOLDERS.has(of) || isInHome(lexemes, of, term)));
    case 'none':
      return isHeld || (PARTS.has(kind) && term.room !== true);
  }
}

const isInHome = (lexemes: Lexemes, of: string, { from }: Term) =>
  HOMES.has(of) && ONE.test(lexemes[from]?.word ?? '');

/** «دور ارضي شقة», «شقة دور ثاني»: a floor beside another kind says where that is, unless either may be it. */
function isOnlyFloor(lexemes: Lexemes, kinds: readonly Term[], term: Term): boolean {
  if (kindOf(term) !== FLOOR || kinds.every((kind) => kindOf(kind) === FLOOR)) return false;
  const next = kinds[kinds.indexOf(term) + 1];
  const joints = [term, ...(next === undefined ? [] : [next])].map((one) => jointOf(lexemes, one));
  return !joints.some((joint) => joint === 'or' || joint === 'and');
}

/** Rooms and baths said right behind a part are the part's: «فيلا وملحق غرفتين». */
function isOfPart(term: Term, parts: readonly Term[]): boolean {
  const isCount = term.filters.rooms !== undefined || term.filters.baths !== undefined;
  return isCount && parts.some(({ to }) => to === term.from);
}

/**
 * Resolves words that can be a kind of property or something else. A kind that is a part of the first one, or what that stands
 * in, is no filter: it stays text. «غرفة» beside another kind is one room of it, a kind that is also a feature is a feature of the other.
 */
export function resolveKinds(lexemes: Lexemes, said: readonly Term[]): Term[] {
  const terms = withParking(said);
  const all = terms.filter(({ filters }) => filters.category !== undefined);
  const head = all.find((term) => !isBeforeHeld(lexemes, all, term));
  const parts = all.filter(
    (term) =>
      isBeforeHeld(lexemes, all, term) ||
      (head !== undefined && term !== head && term.feature === undefined && isPart(lexemes, head, term)),
  );
  const kinds = all.filter((term) => !parts.includes(term));
  const kept = terms.flatMap((term) => {
    if (parts.includes(term) || isOfPart(term, parts)) return onlyFloorOf(term);
    if (!kinds.includes(term)) return [term];
    const others = kinds.some((kind) => kind !== term && kind.room !== true && kind.feature === undefined);
    if (!others) return [term];
    if (term.room === true) return [{ ...term, filters: { rooms: '1' } }];
    if (isOnlyFloor(lexemes, kinds, term)) return onlyFloorOf(term);
    return [term.feature === undefined ? term : { ...term, filters: { features: term.feature } }];
  });
  return withOfficesByHour(withoutStrayFloors(kept));
}
