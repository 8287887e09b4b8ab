import type { GreyPicture } from './grey-picture.ts';

/** Pixels to each side of the square around a pixel that it is compared with. */
const AROUND = 40;
/** How much lighter or darker than its surroundings a pixel stands out, of 255. */
const STANDS_OUT = 28;

/** Where a picture is lighter, and where darker, than its surroundings: 1 in the one mask or the other. */
export function localContrast(picture: GreyPicture): [lighter: Uint8Array, darker: Uint8Array] {
  const { grey, width, height } = picture;
  const meanOf = localMeans(picture);
  const lighter = new Uint8Array(width * height);
  const darker = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const difference = (grey[at] ?? 0) - meanOf(x, y);
      if (difference > STANDS_OUT) lighter[at] = 1;
      else if (difference < -STANDS_OUT) darker[at] = 1;
    }
  }
  return [lighter, darker];
}

/** The mean of the square around a pixel, by sums over everything above and before each pixel. */
function localMeans({ grey, width, height }: GreyPicture): (x: number, y: number) => number {
  const across = width + 1;
  const sums = new Float64Array(across * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += grey[y * width + x] ?? 0;
      sums[(y + 1) * across + x + 1] = (sums[y * across + x + 1] ?? 0) + row;
    }
  }
  return (x, y) => {
    const [left, right] = [Math.max(0, x - AROUND), Math.min(width, x + AROUND + 1)];
    const [top, bottom] = [Math.max(0, y - AROUND) * across, Math.min(height, y + AROUND + 1) * across];
    const sum =
      (sums[bottom + right] ?? 0) -
      (sums[top + right] ?? 0) -
      (sums[bottom + left] ?? 0) +
      (sums[top + left] ?? 0);
    return sum / (((right - left) * (bottom - top)) / across);
  };
}
