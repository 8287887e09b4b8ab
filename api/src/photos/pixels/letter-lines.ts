import type { Piece } from './connected-pieces.ts';

/** A piece that may be a letter, or several joined ones. */
export interface Letter extends Piece {
  width: number;
  height: number;
  /** The share of its box that it fills. */
  fill: number;
  /** Its outline over that of its box: what winds is longer around. */
  winding: number;
  /** Twice its pixels over those of its outline: how thick its strokes are. */
  stroke: number;
}

/** Pixels of the lowest and the highest letter. */
const HEIGHTS = { least: 9, most: 110 };

/** What a piece is as a letter; undefined for what no letter is like: a bar, a thread, a block, a net. */
export function letterOf(piece: Piece): Letter | undefined {
  const width = piece.right - piece.left + 1;
  const height = piece.bottom - piece.top + 1;
  if (height < HEIGHTS.least || height > HEIGHTS.most || width < 3 || width > height * 9) return undefined;
  const fill = piece.pixels / (width * height);
  const winding = piece.border / (2 * (width + height));
  const stroke = (2 * piece.pixels) / piece.border;
  if (fill < 0.15 || fill > 0.85 || winding <= 0.75 || winding >= 3 || stroke > height * 0.75)
    return undefined;
  return { ...piece, width, height, fill, winding, stroke };
}

/** Letters that stand in lines, from left to right; each stands in one line. */
export function linesOf(letters: readonly Letter[]): Letter[][] {
  const left = [...letters].sort((one, other) => one.left - other.left);
  const lines: Letter[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const line = [first];
    let last = first;
    for (let at = nextIn(left, last); at >= 0; at = nextIn(left, last)) {
      const [next] = left.splice(at, 1);
      if (next === undefined) break;
      line.push(next);
      last = next;
    }
    lines.push(line);
  }
  return lines;
}

/** The place of the letter that goes on with a line, or -1. `letters` are sorted by where they begin. */
function nextIn(letters: readonly Letter[], last: Letter): number {
  const furthest = last.right + last.height;
  for (const [at, letter] of letters.entries()) {
    if (letter.left > furthest) return -1;
    if (goesOn(last, letter)) return at;
  }
  return -1;
}

function goesOn(last: Letter, next: Letter): boolean {
  const lower = Math.min(last.height, next.height);
  const gap = next.left - last.right;
  if (next.left <= last.left || gap > lower || gap < -0.35 * lower) return false;
  const beside = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top);
  if (beside < 0.5 * lower || Math.max(last.height, next.height) / lower > 2.3) return false;
  return Math.max(last.stroke, next.stroke) / Math.min(last.stroke, next.stroke) < 1.7;
}
