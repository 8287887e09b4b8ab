import { passesLuhn } from '@diyar/contract/values/card';
import { latinDigits } from '@diyar/contract/values/format';
import { textsOf } from './request-texts.ts';

/** Invisible characters: zero widths, marks of direction, soft hyphens. */
const INVISIBLE = /\p{Cf}|\u034F|[\uFE00-\uFE0F]/gu;
/** All that people put between the groups of a number, as one of four: a space, a hyphen, a dot, an underscore. */
const SEPARATORS: readonly (readonly [RegExp, string])[] = [
  [/\p{Zs}/gu, ' '],
  [/[\p{Pd}\u2212\u2043]/gu, '-'],
  [/[․·•‧∙⋅。．｡٫]/g, '.'],
  [/＿/g, '_'],
];
/** Ids of ours may hold long runs of digits by chance. */
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
/** A Saudi IBAN, in one run or in groups of four. */
const IBAN = /(?<![A-Z0-9])SA\d{2}(?:[ ._-]?\d{4}){5}(?!\d)/gi;
/** Cards of 15 digits begin with 34 or 37; tax numbers are the others that begin with 3. */
const TAX_NUMBER = /^3[^47]\d{13}$/;
const DIGIT_GROUPS = /\d+(?:[ ._-]\d+)*/g;
const [SHORTEST, LONGEST] = [13, 19];
/** Lengths of groups as cards bear them, and digit by digit; such groups make a number whatever stands between them. */
const CARD_SHAPE = /^(?:1{13,19}|4{3,4}[1-4]?|46[45])$/;
/** A degree, a share, a rate: the digits before and after its point are one number, and no part of another. */
const DECIMAL_WHOLE = /^1?\d?\d$/;
const MOST_DECIMALS = 15;

interface Group {
  digits: string;
  /** The text before it; empty for the first. */
  gap: string;
  /** A part of a decimal number, like a coordinate. */
  isDecimal: boolean;
}

function groupsOf(run: string): Group[] {
  const parts = run.split(/([ ._-])/);
  const gapAt = (at: number) => parts[at] ?? '';
  return parts.flatMap((digits, at): Group | [] => {
    if (at % 2 === 1) return [];
    const [before, after] = [gapAt(at - 1), gapAt(at + 1)];
    const isWhole = after === '.' && before !== '.' && gapAt(at + 3) !== '.' && DECIMAL_WHOLE.test(digits);
    const isFraction =
      before === '.' && after !== '.' && gapAt(at - 3) !== '.' && DECIMAL_WHOLE.test(gapAt(at - 2));
    return { digits, gap: before, isDecimal: isWhole || (isFraction && digits.length <= MOST_DECIMALS) };
  });
}

/** Whether 13 to 19 digits that begin as cards do are a card's. */
function isCardNumber(digits: string): boolean {
  return passesLuhn(digits) && !TAX_NUMBER.test(digits);
}

/** Whether groups are parted as the parts of one number are: by one sign throughout, or by spaces and hyphens. */
function isParted(gaps: ReadonlySet<string>): boolean {
  return gaps.size < 2 || [...gaps].every((gap) => gap === ' ' || gap === '-');
}

/** Whether whole groups that follow each other make a card's number, whatever stands before or after (its expiry). */
function startsCardNumber(groups: readonly Group[], first: number): boolean {
  if (!/^[2-6]/.test(groups[first]?.digits ?? '')) return false;
  const gaps = new Set<string>();
  let [digits, shape, hasDecimal] = ['', '', false];
  for (let index = first; index < groups.length && digits.length < LONGEST; index += 1) {
    const group = groups[index];
    if (group === undefined || digits.length + group.digits.length > LONGEST) return false;
    if (index > first) gaps.add(group.gap);
    digits += group.digits;
    shape += group.digits.length;
    hasDecimal ||= group.isDecimal;
    if (digits.length < SHORTEST) continue;
    const isOne = CARD_SHAPE.test(shape) || (!hasDecimal && isParted(gaps));
    if (isOne && isCardNumber(digits)) return true;
  }
  return false;
}

function textHoldsCardNumber(text: string): boolean {
  const shown = SEPARATORS.reduce(
    (plain, [signs, sign]) => plain.replace(signs, sign),
    latinDigits(text).replace(INVISIBLE, ''),
  );
  const runs = shown.replace(UUID, ';').replace(IBAN, ';').match(DIGIT_GROUPS) ?? [];
  return runs.some((run) => {
    const groups = groupsOf(run);
    return groups.some((_, first) => startsCardNumber(groups, first));
  });
}

/**
 * Whether a payment card's number stands anywhere in a request's body: 13 to 19 digits with a right check digit, Latin or Arabic,
 * together or with spaces, hyphens, dots or underscores between them, and with what cannot be seen anywhere. Cards go from the
 * browser straight to the gateway; one sent here by mistake is refused before anything reads or logs it (product.md 8). A
 * decimal number below 200 (a coordinate) is never taken for one.
 */
export function holdsCardNumber(body: unknown): boolean {
  for (const text of textsOf(body)) if (textHoldsCardNumber(text)) return true;
  return false;
}

const LONG_RUN = /\d(?:[ ._-]?\d){12,18}/g;

/** A text to be kept, of another's making: where it holds a card's number, nothing but the last four digits of such runs is left. */
export function withoutCardNumbers(text: string): string {
  if (!textHoldsCardNumber(text)) return text;
  return latinDigits(text).replace(LONG_RUN, (run) => `••••${run.slice(-4)}`);
}
