/** A piece of pixels of one kind that touch each other. */
export interface Piece {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Pixels in it, and those of them that have a neighbour outside it. */
  pixels: number;
  border: number;
}

/** The pieces of a mask (1 where a pixel belongs to one), pixels touching at sides and corners; those too small or large left out. */
export function connectedPieces(
  mask: Uint8Array,
  { width, height, most }: { width: number; height: number; most: number },
): Piece[] {
  const pieces: Piece[] = [];
  const stack = new Int32Array(width * height);
  const isIn = (x: number, y: number) => x >= 0 && x < width && y >= 0 && y < height;
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] !== 1) continue;
    const piece = { left: width, top: height, right: 0, bottom: 0, pixels: 0, border: 0 };
    let depth = 1;
    stack[0] = start;
    mask[start] = 2;
    while (depth > 0) {
      depth -= 1;
      const at = stack[depth] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      widen(piece, x, y);
      let isBorder = false;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const near = isIn(x + dx, y + dy) ? at + dy * width + dx : -1;
          const kind = near < 0 ? 0 : mask[near];
          if (kind === 0) isBorder = true;
          if (kind !== 1) continue;
          mask[near] = 2;
          stack[depth] = near;
          depth += 1;
        }
      if (isBorder) piece.border += 1;
    }
    if (piece.pixels <= most) pieces.push(piece);
  }
  return pieces;
}

function widen(piece: Piece, x: number, y: number): void {
  piece.left = Math.min(piece.left, x);
  piece.right = Math.max(piece.right, x);
  piece.top = Math.min(piece.top, y);
  piece.bottom = Math.max(piece.bottom, y);
  piece.pixels += 1;
}
