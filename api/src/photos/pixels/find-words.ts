import { connectedPieces, type Piece } from './connected-pieces.ts';
import type { GreyPicture } from './grey-picture.ts';

/** How much lighter or darker than around it a letter is. */
export const P = { contrast: 28, window: 40, minH: 9, maxH: 110 };

export interface Line {
  pieces: Piece[];
}

export function integral({ grey, width, height }: GreyPicture): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += grey[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

export function masks(picture: GreyPicture): [Uint8Array, Uint8Array] {
  const { grey, width, height } = picture;
  const sums = integral(picture);
  const light = new Uint8Array(width * height);
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const l = Math.max(0, x - P.window),
        r = Math.min(width, x + P.window + 1),
        t = Math.max(0, y - P.window),
        b = Math.min(height, y + P.window + 1);
      const W = width + 1;
      const mean =
        ((sums[b * W + r] ?? 0) - (sums[t * W + r] ?? 0) - (sums[b * W + l] ?? 0) + (sums[t * W + l] ?? 0)) /
        ((r - l) * (b - t));
      const v = (grey[y * width + x] ?? 0) - mean;
      if (v > P.contrast) light[y * width + x] = 1;
      else if (v < -P.contrast) dark[y * width + x] = 1;
    }
  return [light, dark];
}

export function isLetter(p: Piece): boolean {
  const w = p.right - p.left + 1,
    h = p.bottom - p.top + 1;
  if (h < P.minH || h > P.maxH || w < 3 || w > h * 9) return false;
  const fill = p.pixels / (w * h);
  if (fill > 0.85 || fill < 0.15) return false;
  const stroke = (2 * p.pixels) / p.border;
  if (stroke > h * 0.75) return false;
  // Letters are winding: longer around than their box's two sides would make them.
  const winding = p.border / (2 * (w + h));
  return winding > 0.75 && winding < 3;
}

export function lines(pieces: Piece[]): Piece[][] {
  const letters = pieces.filter(isLetter).sort((a, b) => a.left - b.left);
  const used = new Set<Piece>();
  const found: Piece[][] = [];
  for (const first of letters) {
    if (used.has(first)) continue;
    const line = [first];
    used.add(first);
    let last = first;
    for (;;) {
      const h = last.bottom - last.top + 1;
      const next = letters.find((p) => {
        if (used.has(p) || p.left <= last.left) return false;
        const ph = p.bottom - p.top + 1;
        const gap = p.left - last.right;
        if (gap > Math.min(h, ph) * 1.0 || gap < -0.35 * Math.min(h, ph)) return false;
        const overlap = Math.min(last.bottom, p.bottom) - Math.max(last.top, p.top);
        if (overlap < 0.5 * Math.min(h, ph)) return false;
        if (Math.max(h, ph) / Math.min(h, ph) > 2.3) return false;
        const s1 = last.pixels / last.border,
          s2 = p.pixels / p.border;
        return Math.max(s1, s2) / Math.min(s1, s2) < 1.7;
      });
      if (next === undefined) break;
      line.push(next);
      used.add(next);
      last = next;
    }
    found.push(line);
  }
  return found;
}

export function describe(line: Piece[]) {
  const widths = line.map((p) => p.right - p.left + 1);
  const heights = line.map((p) => p.bottom - p.top + 1);
  const mean = (l: number[]) => l.reduce((a, b) => a + b, 0) / l.length;
  const cv = (l: number[]) => Math.sqrt(mean(l.map((v) => (v - mean(l)) ** 2))) / mean(l);
  const winding = mean(line.map((p) => p.border / (2 * (p.right - p.left + 1 + (p.bottom - p.top + 1)))));
  const fills = line.map((p) => p.pixels / ((p.right - p.left + 1) * (p.bottom - p.top + 1)));
  return {
    n: line.length,
    w: widths.reduce((a, b) => a + b, 0) / mean(heights),
    cvw: cv(widths),
    cvh: cv(heights),
    winding,
    fill: mean(fills),
    cvf: cv(fills),
    h: mean(heights),
    at: [line[0]?.left, line[0]?.top],
  };
}

export function holdsWords(picture: GreyPicture): boolean {
  return masks(picture).some((mask) =>
    lines(connectedPieces(mask, { width: picture.width, height: picture.height, most: 20000 })).some(
      (l) => l.length >= 5,
    ),
  );
}
