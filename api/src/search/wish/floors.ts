import { hasSign, type Lexeme, meant } from './lexeme.ts';
import type { Term } from './term.ts';

type Lexemes = readonly Lexeme[];

/** Kinds that stand on a floor of something. */
const ON_FLOORS: ReadonlySet<string> = new Set(
  'apartment office shop showroom studio floor room annex'.split(' '),
);
/** «شقة أرضية»: said right behind such a kind. */
export const BEHIND_KIND: ReadonlyMap<string, string> = new Map([
  ['ارضي', 'ground'],
  ['ارضيه', 'ground'],
  ['علوي', 'upper'],
  ['علويه', 'upper'],
]);
/** Words before a floor's number: «الدور ٣», «الطابق رقم ٢», "floor 3". */
const BEFORE_NUMBER = /^(?:[وبل]?ال(?:دور|طابق)|لل(?:دور|طابق)|[وبل]?طابق|floor|level)$/;
const HIGHEST = 60;

/** The floor whose number stands behind a word for it; a number that counts something else is none: "floor 3 bedrooms". */
function numberedAt(lexemes: Lexemes, at: number): number | undefined {
  const { digits = false, word = '' } = lexemes[at + 1] ?? {};
  const isAsked = digits && /^\d{1,2}$/.test(word) && BEFORE_NUMBER.test(lexemes[at]?.word ?? '');
  if (!isAsked || meant(lexemes[at - 1], 'number') !== undefined) return undefined;
  const number = Number(word);
  const next = lexemes[at + 2];
  const isCount =
    hasSign(next, 'rooms', 'baths', 'metre', 'thousand', 'million', 'currency', 'to', 'plus', 'minus') ||
    (['span', 'category', 'feature'] as const).some((kind) => meant(next, kind) !== undefined);
  return isCount || number < 1 || number > HIGHEST ? undefined : number;
}

export const isNumberedFloor = (lexemes: Lexemes, at: number): boolean =>
  numberedAt(lexemes, at) !== undefined;

const ORDINALS: ReadonlyMap<string, string> = new Map(
  'الارضي الاول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر الاخير'
    .split(' ')
    .map((word, at) => [word, at === 0 ? 'ground' : at === 11 ? 'last' : String(at)]),
);

/** Another floor behind one: «الدور الأول أو الثاني», «الدور الأول والثاني», «أرضي أو علوي». */
function alsoAt(lexemes: Lexemes, at: number): { floor: string; end: number } | undefined {
  const isJoint = hasSign(lexemes[at], 'and') && lexemes[at]?.word !== ',';
  const word = (isJoint ? lexemes[at + 1]?.word : /^و(.*)$/.exec(lexemes[at]?.word ?? '')?.[1]) ?? '';
  const floor = ORDINALS.get(word) ?? BEHIND_KIND.get(word);
  return floor === undefined ? undefined : { floor, end: isJoint ? at + 2 : at + 1 };
}

/**
 * The floor that is said at a phrase: «الدور الأول», "top floor", «شقة أرضية», «الدور ٣». «دور أرضي» without «ال» names a kind too;
 * `resolveKinds` takes that away beside another one.
 */
export function floorAt(lexemes: Lexemes, at: number): Term | undefined {
  const lexeme = lexemes[at];
  if (lexeme === undefined) return undefined;
  const number = numberedAt(lexemes, at);
  if (number !== undefined) return { from: at, to: at + 2, filters: { floor: String(number) } };
  const choice = meant(lexeme, 'choice');
  if (choice?.filter === 'floor') {
    const isKind = /^[وبل]?دور$/.test(lexeme.word);
    const more = alsoAt(lexemes, at + 1);
    const floor = more === undefined ? choice.value : `${choice.value},${more.floor}`;
    const filters = { ...(isKind && { category: 'floor' }), floor };
    return { from: at, to: more?.end ?? at + 1, filters };
  }
  const said = BEHIND_KIND.get(lexeme.word);
  const kind = meant(lexemes[at - 1], 'category')?.slug;
  if (said === undefined || kind === undefined || !ON_FLOORS.has(kind)) return undefined;
  return { from: at, to: at + 1, filters: { floor: said } };
}

/** Keeps of a term the floor it names, without its kind; nothing where it names no floor. */
export function onlyFloorOf(term: Term): Term[] {
  const { floor } = term.filters;
  return floor === undefined ? [] : [{ ...term, filters: { floor } }];
}

/** «فيلا دور أرضي» is a villa of one storey: beside a kind that is on no floor a floor stays text. */
export function withoutStrayFloors(terms: readonly Term[]): Term[] {
  const isStray = terms.some(({ filters }) => !ON_FLOORS.has(filters.category ?? 'floor'));
  if (!isStray) return [...terms];
  return terms.flatMap((term) => {
    const { floor, ...others } = term.filters;
    if (floor === undefined) return [term];
    return Object.keys(others).length === 0 ? [] : [{ ...term, filters: others }];
  });
}
