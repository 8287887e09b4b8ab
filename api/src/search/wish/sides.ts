import { amountAt } from './amounts.ts';
import { hasSign, isFiller, type Lexeme, meant } from './lexeme.ts';
import { aboutOf } from './measures.ts';

type Lexemes = readonly Lexeme[];

/** Between the two sides of a piece of ground. */
const TIMES = new Set(['في', 'فى', 'ضرب', 'x', '×', '*', 'by']);
/** In metres; less or more is no side of a property: «٢ في ١», «٢٠ في ٢٠٢٧». */
const LEAST_SIDE = 3;
const MOST_SIDE = 1000;

interface Sides {
  area: number;
  end: number;
}

/** One side, with its metres: «٢٠ متر». */
function sideAt(lexemes: Lexemes, at: number): { metres: number; end: number } | undefined {
  const amount = amountAt(lexemes, at);
  if (amount === undefined || amount.scaled) return undefined;
  if (amount.value < LEAST_SIDE || amount.value > MOST_SIDE) return undefined;
  const end = hasSign(lexemes[amount.end], 'metre') ? amount.end + 1 : amount.end;
  return { metres: amount.value, end };
}

function sidesAt(lexemes: Lexemes, at: number): Sides | undefined {
  const first = sideAt(lexemes, at);
  if (first === undefined || !TIMES.has(lexemes[first.end]?.word ?? '')) return undefined;
  const second = sideAt(lexemes, first.end + 1);
  if (second === undefined) return undefined;
  const after = lexemes[second.end];
  const isCount =
    hasSign(
      after,
      'rooms',
      'baths',
      'guests',
      'heads',
      'age',
      'currency',
      'thousand',
      'million',
      'percent',
    ) ||
    meant(after, 'span') !== undefined ||
    meant(after, 'month') !== undefined;
  return isCount ? undefined : { area: first.metres * second.metres, end: second.end };
}

/** Whether sides are those of the property: behind its kind, or nothing else; «مجلس ٤ في ٦» has them of a room. */
function isOfProperty(lexemes: Lexemes, at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const lexeme = lexemes[before];
    // «شقة ٣ غرف ٤ في ٥» has them of its rooms.
    if (hasSign(lexeme, 'rooms')) return lexemes.slice(0, before).every(isFiller);
    if (meant(lexeme, 'category') !== undefined) return true;
    const isBeside =
      isFiller(lexeme) ||
      hasSign(lexeme, 'area') ||
      (['city', 'district', 'choice', 'period'] as const).some((kind) => meant(lexeme, kind) !== undefined);
    if (!isBeside) return false;
  }
  return true;
}

/** «ارض ٢٠ في ٣٠», "20 x 30": length and width of a property, as the area that they make. */
export function areaOfSidesAt(lexemes: Lexemes, at: number) {
  const from = hasSign(lexemes[at], 'area') ? at + 1 : at;
  const sides = sidesAt(lexemes, from);
  if (sides === undefined || !isOfProperty(lexemes, at)) return undefined;
  const { min, max } = aboutOf(sides.area);
  return { from: at, to: sides.end, filters: { area_min: String(min), area_max: String(max) } };
}

/** Where the sides of anything end that begin at a phrase; undefined where none begin. */
export const sidesEnd = (lexemes: Lexemes, at: number): number | undefined => sidesAt(lexemes, at)?.end;
