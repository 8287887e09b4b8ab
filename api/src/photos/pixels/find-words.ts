import { connectedPieces } from './connected-pieces.ts';
import type { GreyPicture } from './grey-picture.ts';
import { type Letter, letterOf, linesOf } from './letter-lines.ts';
import { localContrast } from './local-contrast.ts';

/** Pixels of the largest letter; what is larger is a wall, a sky or a piece of furniture. */
const LARGEST_PIECE = 20_000;

/**
 * Whether a picture looks as if words stood on it: pieces that stand out from what is around them, as winding as letters are,
 * in a line, alike in height and stroke and unlike in width. It reads nothing. Of the drawn pictures of find-words.test.ts it finds
 * more than 80 % of those with words or a logo, and less than 10 % of those without (decision 031).
 */
export function holdsWords(picture: GreyPicture): boolean {
  const { width, height } = picture;
  return localContrast(picture).some((mask) => {
    const pieces = connectedPieces(mask, { width, height, most: LARGEST_PIECE });
    return linesOf(pieces.flatMap((piece) => letterOf(piece) ?? [])).some(isWords);
  });
}

/** How the letters of a line are: spreads are standard deviations over means. */
interface Line {
  count: number;
  /** All their widths over their mean height. */
  length: number;
  heightSpread: number;
  widthSpread: number;
  winding: number;
  fill: number;
  /** The mean thickness of strokes over the height, and its spread. */
  stroke: number;
  strokeSpread: number;
}

function isWords(letters: readonly Letter[]): boolean {
  const line = describe(letters);
  return isWritten(line) && (isOfLetters(line) || isOfJoinedLetters(line));
}

/** One face has strokes of one thickness; leaves, railings and rugs have not. */
function isWritten({ stroke, strokeSpread }: Line): boolean {
  return stroke >= 0.1 && strokeSpread <= 0.125;
}

/** Digits and letters that stand apart; posts, panes and tiles are alike in width as well, and go straight round. */
function isOfLetters({ count, length, heightSpread, widthSpread, winding, fill }: Line): boolean {
  const isWinding = winding >= 1.22 && winding <= 1.9 && fill >= 0.38 && fill <= 0.7;
  return count >= 5 && length >= 4 && heightSpread < 0.28 && widthSpread >= 0.06 && isWinding;
}

/** Words whose letters are joined, as in Arabic: few pieces, some short and some long. */
function isOfJoinedLetters({ count, length, heightSpread, widthSpread, winding, fill }: Line): boolean {
  const isWinding = winding >= 1.28 && winding <= 1.75 && fill >= 0.36 && fill <= 0.66;
  return count >= 3 && length >= 4.2 && heightSpread < 0.3 && widthSpread >= 0.5 && isWinding;
}

function describe(letters: readonly Letter[]): Line {
  const heights = letters.map(({ height }) => height);
  const widths = letters.map(({ width }) => width);
  return {
    count: letters.length,
    length: widths.reduce((sum, width) => sum + width, 0) / mean(heights),
    heightSpread: spread(heights),
    widthSpread: spread(widths),
    winding: mean(letters.map(({ winding }) => winding)),
    fill: mean(letters.map(({ fill }) => fill)),
    stroke: mean(letters.map(({ stroke, height }) => stroke / height)),
    strokeSpread: spread(letters.map(({ stroke }) => stroke)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) / middle;
}
