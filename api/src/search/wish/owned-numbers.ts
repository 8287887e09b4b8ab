import { amountAt } from './amounts.ts';
import { hasSign, type Lexeme, meant } from './lexeme.ts';
import { areaOfSidesAt, sidesEnd } from './sides.ts';
import { isCounted } from './written-dates.ts';

type Lexemes = readonly Lexeme[];

/** «امن ٢٤ ساعة»: always, not for so long. */
const WHOLE_DAY = 24;

const COPULAS = new Set([':', 'is', 'of', 'هو', 'هي']);

/** Past the words between a thing and its number: «عرض الشارع حوالي ٢٠», «الدخل السنوي : ٢٠٠ ألف». */
function numberAfter(lexemes: Lexemes, at: number): number {
  let from = at + 1;
  const isIncome = hasSign(lexemes[at], 'income');
  for (; ; from += 1) {
    const lexeme = lexemes[from];
    const isBetween =
      hasSign(lexeme, 'at', 'about', 'under', 'max', 'min', 'over', 'between') ||
      COPULAS.has(lexeme?.word ?? '');
    const isPeriod =
      isIncome && (meant(lexeme, 'period') !== undefined || meant(lexeme, 'choice') !== undefined);
    if (!isBetween && !isPeriod) return from;
  }
}

const GUARANTEE = new Set(['ضمان', 'ضمانات', 'الضمان', 'كفاله', 'warranty', 'guarantee']);
/** So many words say what a guarantee is on. */
const LONGEST_GUARANTEE = 5;

/** «ضمان كهرباء وسباكة ٢٥ سنة»: the years of a guarantee that says what it is on. */
function guaranteeEnd(lexemes: Lexemes, at: number): number | undefined {
  if (!GUARANTEE.has(lexemes[at]?.word ?? '')) return undefined;
  for (let from = at + 1; from <= at + LONGEST_GUARANTEE; from += 1) {
    const amount = amountAt(lexemes, from);
    if (amount !== undefined)
      return meant(lexemes[amount.end], 'span')?.period === '4' ? amount.end + 1 : undefined;
  }
  return undefined;
}

/** Past the units and periods behind a number; a period with a number of its own is not of this one. */
function unitsEnd(lexemes: Lexemes, at: number, isIncome: boolean): number {
  let end = at;
  for (; ; end += 1) {
    const lexeme = lexemes[end];
    const isUnit =
      hasSign(lexeme, 'metre', 'currency', 'percent', 'each') || meant(lexeme, 'span') !== undefined;
    const isPeriod = meant(lexeme, 'period') !== undefined && amountAt(lexemes, end + 1) === undefined;
    if (!isUnit && !(isIncome && isPeriod)) return end;
  }
}

const RENT = new Set(['ايجارها', 'ايجاره']);
/** Kinds that are said with what they bring in. */
const LET_WHOLE = new Set(['building', 'tower', 'compound', 'hotel', 'shop', 'warehouse', 'land']);

/** «شقة ايجارها ٢٠٠٠ شهري» names the rent to be paid; «عمارة ايجارها ٢٠٠ الف» what it earns. */
function isRentAsked(lexemes: Lexemes, at: number): boolean {
  const isEarning = lexemes.some((lexeme) => LET_WHOLE.has(meant(lexeme, 'category')?.slug ?? ''));
  return RENT.has(lexemes[at]?.word ?? '') && !isEarning;
}

/** The number of what stands before it: «ضمان ١٠ سنوات», «شارع ٢٠ متر», «سعر المتر ٣٠٠٠»; rooms are always the home's. */
function belongingEnd(lexemes: Lexemes, at: number): number | undefined {
  const isIncome = hasSign(lexemes[at], 'income') && !isRentAsked(lexemes, at);
  const isMetre = lexemes[at]?.word === 'المتر' && meant(lexemes[at - 1], 'number') === undefined;
  if (!isIncome && !isMetre && !hasSign(lexemes[at], 'owner', 'street')) return undefined;
  const from = numberAfter(lexemes, at);
  const first = amountAt(lexemes, from);
  if (
    first === undefined ||
    (hasSign(lexemes[at], 'street') && from > at + 1 && !hasSign(lexemes[at], 'owner'))
  )
    return undefined;
  const second = hasSign(lexemes[first.end], 'to') ? amountAt(lexemes, first.end + 1) : undefined;
  const end = second?.end ?? first.end;
  if (hasSign(lexemes[end], 'rooms', 'baths')) return undefined;
  return unitsEnd(lexemes, end, isIncome);
}

const METRES = new Set(['m', 'meter', 'meters', 'metre', 'metres']);

/** "on 30m street": metres right before an English street are its width, unless the street has a number of its own. */
function isWidthAt(lexemes: Lexemes, at: number): boolean {
  const street = lexemes[at + 1];
  const isStreet = hasSign(street, 'street') && /^[a-z]/.test(street?.word ?? '');
  return METRES.has(lexemes[at]?.word ?? '') && isStreet && meant(lexemes[at + 2], 'number') === undefined;
}

/** «١٥٪», «٣٠٠٠ ريال للمتر», "24 hours": numbers that are said of no filter by what stands behind them. */
function spokenForEnd(lexemes: Lexemes, at: number): number | undefined {
  const amount = amountAt(lexemes, at);
  if (amount === undefined) return undefined;
  if (isWidthAt(lexemes, amount.end)) return amount.end + 1;
  const unit = hasSign(lexemes[amount.end], 'currency') ? amount.end + 1 : amount.end;
  if (hasSign(lexemes[unit], 'percent', 'each')) return unit + 1;
  const isAlways = amount.value === WHOLE_DAY && meant(lexemes[amount.end], 'span')?.period === '1';
  return isAlways ? amount.end + 1 : undefined;
}

/** «شهر ١٢» and «شهر رمضان» name a month; only a day of one makes dates. */
function monthEnd(lexemes: Lexemes, at: number): number | undefined {
  if (lexemes[at]?.word !== 'شهر' && lexemes[at]?.word !== 'month') return undefined;
  if (meant(lexemes[at + 1], 'month') !== undefined) return at + 2;
  const { digits, word = '' } = lexemes[at + 1] ?? {};
  const isMonth = digits === true && /^(0?[1-9]|1[0-2])$/.test(word);
  return isMonth && !isCounted(lexemes, at + 2) ? at + 2 : undefined;
}

/** «مجلس ٤ في ٦»: sides of a part, which no filter is about. */
const partEnd = (lexemes: Lexemes, at: number): number | undefined =>
  areaOfSidesAt(lexemes, at) === undefined ? sidesEnd(lexemes, at) : undefined;

/**
 * Where words end that begin at a phrase and give a number to something no filter is about: a guarantee, a street's width, an
 * income, the price of a metre, a month of the year, the sides of a room. They stay text. Undefined where none begin.
 */
export function ownedEnd(lexemes: Lexemes, at: number): number | undefined {
  return (
    belongingEnd(lexemes, at) ??
    guaranteeEnd(lexemes, at) ??
    spokenForEnd(lexemes, at) ??
    monthEnd(lexemes, at) ??
    partEnd(lexemes, at)
  );
}
