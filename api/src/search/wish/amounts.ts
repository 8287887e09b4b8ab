import { hasSign, type Lexeme, meant } from './lexeme.ts';

/** A number as typed, in digits or words, and how far it reaches. */
export interface Amount {
  value: number;
  /** «ألف», "k", «مليون» was said. */
  scaled: boolean;
  end: number;
}

const MOST = 1_000_000_000;

/** Number words that make one number: «خمسة وعشرين», «مية وخمسين», "three hundred". */
function joined(sum: number, next: number): number | undefined {
  if (next === 100 && sum > 1 && sum < 10) return sum * 100;
  if (sum < 10 && next >= 20 && next < 100) return sum + next;
  if (sum >= 100 && next < 100) return sum + next;
  // «ألفين وخمسمية»
  if (sum >= 1000 && sum % 1000 === 0 && next < 1000) return sum + next;
  return sum >= 20 && sum % 10 === 0 && sum < 100 && next < 10 ? sum + next : undefined;
}

function plainNumber(lexemes: readonly Lexeme[], at: number): Amount | undefined {
  const first = meant(lexemes[at], 'number');
  if (first === undefined) return undefined;
  let { value } = first;
  let end = at + 1;
  while (lexemes[at]?.digits === false) {
    const after = hasSign(lexemes[end], 'and') ? end + 1 : end;
    const next = lexemes[after]?.digits === false ? meant(lexemes[after], 'number') : undefined;
    const sum = next === undefined ? undefined : joined(value, next.value);
    if (sum === undefined) break;
    value = sum;
    end = after + 1;
  }
  // «ألفين» and «مليونين» say their scale themselves.
  return { value, scaled: lexemes[at]?.digits === false && value >= 1000, end };
}

/** More than so many metres, and less than so many millions, are meant by "m". */
const MOST_MILLIONS = 20;

function scaleAt(lexeme: Lexeme | undefined, value = 1): number | undefined {
  if (hasSign(lexeme, 'thousand')) return 1000;
  if (!hasSign(lexeme, 'million') || (hasSign(lexeme, 'metre') && value >= MOST_MILLIONS)) return undefined;
  return 1_000_000;
}

/** From so much on a number behind «مليون و» counts thousands: «مليون ومئتين» is 1,200,000. */
const LEAST_THOUSANDS = 10;

/** A smaller number behind «مليون و» or «ألف و» that counts nothing else: «مليون و ٢٠٠ ألف», «ألف وخمسمية». */
function smallerNumber(lexemes: readonly Lexeme[], at: number, scale: number): Amount | undefined {
  const more = amountAt(lexemes, at);
  if (more === undefined || more.value >= scale) return undefined;
  if (more.scaled) return scale >= 1_000_000 ? more : undefined;
  const next = lexemes[more.end];
  const isOther = hasSign(next, 'metre', 'rooms', 'baths', 'age') || meant(next, 'span') !== undefined;
  if (isOther || more.value < LEAST_THOUSANDS || more.value >= 1000) return undefined;
  if (meant(next, 'category') !== undefined || next?.meanings.length === 0) return undefined;
  return scale >= 1_000_000 ? { ...more, value: more.value * 1000, scaled: true } : more;
}

/** What is added to a scale: «ونص», «وربع», «إلا ربع», a smaller number. */
function addition(lexemes: readonly Lexeme[], at: number, scale: number): Amount | undefined {
  const after = hasSign(lexemes[at], 'and') ? at + 1 : at;
  if (hasSign(lexemes[after], 'half')) return { value: scale / 2, scaled: true, end: after + 1 };
  if (hasSign(lexemes[after], 'quarter')) return { value: scale / 4, scaled: true, end: after + 1 };
  if (hasSign(lexemes[after], 'lacking')) return { value: -scale / 4, scaled: true, end: after + 1 };
  const isJoined = after > at || lexemes[at]?.joined === true;
  return isJoined ? smallerNumber(lexemes, after, scale) : undefined;
}

/** «نص», «ربع» and «ثلاثة أرباع» before a scale. */
function fractionOf(lexeme: Lexeme | undefined): number | undefined {
  if (hasSign(lexeme, 'half')) return 0.5;
  if (hasSign(lexeme, 'three quarters')) return 0.75;
  return hasSign(lexeme, 'quarter') ? 0.25 : undefined;
}

/** The number that begins at a phrase: "60,000", «٦٠ ألف», "60k", «ستين ألف», «مليون ونص», «ربع مليون»; undefined without one. */
export function amountAt(lexemes: readonly Lexeme[], at: number): Amount | undefined {
  const fraction = scaleAt(lexemes[at + 1]) === undefined ? undefined : fractionOf(lexemes[at]);
  const plain =
    fraction === undefined ? plainNumber(lexemes, at) : { value: fraction, scaled: false, end: at + 1 };
  const from = plain?.end ?? at;
  // A lone "m" is no million.
  const scale =
    plain === undefined && hasSign(lexemes[from], 'metre') ? undefined : scaleAt(lexemes[from], plain?.value);
  if (scale === undefined) return plain === undefined || plain.value > MOST ? undefined : plain;
  const value = (plain?.value ?? 1) * scale;
  const more = fraction === undefined ? addition(lexemes, from + 1, scale) : undefined;
  const sum = value + (more?.value ?? 0);
  return sum > MOST ? undefined : { value: sum, scaled: true, end: more?.end ?? from + 1 };
}
