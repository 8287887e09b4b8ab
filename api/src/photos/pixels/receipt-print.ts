import sharp from 'sharp';

/** Cells of a print, across and down. */
const ACROSS = 48;
const DOWN = 64;
/** Pixels of a cell's side: means of many differ less between sizes and qualities of one picture than any sampling. */
const CELL = 10;

/**
 * How a picture looks in small: the mean grey of 48 × 64 cells, a byte each. Fine enough that two receipts of one bank differ
 * where their amounts and numbers do. `bytes` is a picture that this house made; runs in the image process.
 */
export async function printReceipt({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array> {
  const grey = await sharp(bytes)
    .greyscale()
    .resize(ACROSS * CELL, DOWN * CELL, { fit: 'fill' })
    .raw()
    .toBuffer();
  const sums = new Uint32Array(ACROSS * DOWN);
  for (let at = 0; at < grey.length; at += 1) {
    const column = Math.floor((at % (ACROSS * CELL)) / CELL);
    const row = Math.floor(at / (ACROSS * CELL * CELL));
    const cell = row * ACROSS + column;
    sums[cell] = (sums[cell] ?? 0) + (grey[at] ?? 0);
  }
  return Uint8Array.from(sums, (sum) => Math.round(sum / (CELL * CELL)));
}
