import type { GreyPicture } from './grey-picture.ts';

const BLOCKS_A_SIDE = 8;
/** The share of blocks that may be sharper than the measure: one poster on a blurred wall makes no clear photo. */
const SHARPEST_SHARE = 0.1;

/**
 * How sharp a picture is where it is sharp: the variance of its Laplacian, block by block of an 8 × 8 grid, at the ninth
 * tenth of the blocks. A clear photo of a plain wall has an edge somewhere; a blurred one has none anywhere.
 */
export function sharpnessOf({ grey, width, height }: GreyPicture): number {
  const variances: number[] = [];
  for (let row = 0; row < BLOCKS_A_SIDE; row += 1) {
    for (let column = 0; column < BLOCKS_A_SIDE; column += 1) {
      const left = Math.max(1, Math.floor((column * width) / BLOCKS_A_SIDE));
      const right = Math.min(width - 1, Math.floor(((column + 1) * width) / BLOCKS_A_SIDE));
      const top = Math.max(1, Math.floor((row * height) / BLOCKS_A_SIDE));
      const bottom = Math.min(height - 1, Math.floor(((row + 1) * height) / BLOCKS_A_SIDE));
      variances.push(varianceOf({ grey, width, left, right, top, bottom }));
    }
  }
  variances.sort((a, b) => b - a);
  return variances[Math.floor(variances.length * SHARPEST_SHARE)] ?? 0;
}

interface Block {
  grey: Uint8Array;
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Variance of the Laplacian over a block that touches no border of the picture. */
function varianceOf({ grey, width, left, right, top, bottom }: Block): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      const around =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
      const value = around - 4 * (grey[at] ?? 0);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  if (count === 0) return 0;
  const mean = sum / count;
  return squares / count - mean * mean;
}
