import type { Facing } from '@diyar/contract/finding/search';
import { hasSign, type Lexeme, meant } from './lexeme.ts';
import type { Term } from './term.ts';
import { isNamedPlace } from './told-places.ts';

type Lexemes = readonly Lexeme[];

/** Regions whose names are sides too: «الواجهة شمالية الشرقية». */
const SIDES: ReadonlyMap<string, string> = new Map([
  ['الشرقيه', 'e'],
  ['الغربيه', 'w'],
  ['الشماليه', 'n'],
  ['الجنوبيه', 's'],
]);

const BETWEEN: Readonly<Record<string, Facing>> = {
  ne: 'ne',
  en: 'ne',
  nw: 'nw',
  wn: 'nw',
  se: 'se',
  es: 'se',
  sw: 'sw',
  ws: 'sw',
};

function sideOf(lexeme: Lexeme | undefined): string | undefined {
  const choice = meant(lexeme, 'choice');
  return choice?.filter === 'facing' ? choice.value : undefined;
}

/** «مجلس شرقي» and «شرقي الرياض» are about no front, «شقة شرقية بالرياض» is: a side alone is one beside a kind, a street, a measure or another side. */
function isFront(lexemes: Lexemes, at: number, end: number): boolean {
  const lexeme = lexemes[at];
  if (lexeme === undefined || lexeme.end - lexeme.start > 1) return true;
  const before = lexemes[at - 1];
  if (isNamedPlace(lexemes[end]) && lexemes[end]?.prefixed !== true && !hasSign(before, 'side')) return false;
  const isSaidOf = hasSign(before, 'side', 'street', 'metre', 'rooms', 'filler', 'and', 'currency', 'in');
  const isKnown = (['category', 'choice', 'number', 'period', 'count'] as const).some(
    (kind) => meant(before, kind) !== undefined,
  );
  return before === undefined || isSaidOf || isKnown;
}

/** The side a front looks to: «شرقية», «شمالية غربية», «واجهة جنوبية شرقية»; undefined where none is said. */
export function facingAt(lexemes: Lexemes, at: number): Term | undefined {
  const lexeme = lexemes[at];
  const isSideHere = hasSign(lexemes[at - 1], 'side') && !hasSign(lexemes[at - 1], 'street');
  const first = sideOf(lexeme) ?? (isSideHere ? SIDES.get(lexeme?.word ?? '') : undefined);
  if (lexeme === undefined || first === undefined) return undefined;
  const next = hasSign(lexemes[at + 1], 'and') && lexemes[at + 1]?.word !== 'او' ? at + 2 : at + 1;
  const second = sideOf(lexemes[next]) ?? SIDES.get(lexemes[next]?.word ?? '');
  const both = second === undefined ? undefined : BETWEEN[first + second];
  const end = both === undefined ? at + 1 : next + 1;
  if (!isFront(lexemes, at, end)) return undefined;
  return { from: at, to: end, filters: { facing: both ?? first } };
}
