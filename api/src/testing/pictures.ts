import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** 1,354 bytes that unpack to 7000 × 7000 pixels: one colour, written by sharp as AVIF with the least effort. */
export function plainAvif7000(): Buffer {
  return readFileSync(new URL('./fixtures/plain-7000.avif', import.meta.url));
}

/** A picture like a phone camera's, by size and by how little of it repeats; 12 megapixels are about 3.7 MB. */
export function cameraJpeg(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const side = { width: Math.ceil(width / 4), height: Math.ceil(height / 4), channels: 3 } as const;
  return sharp({ create: { ...side, background: '#888', noise } })
    .resize(width, height)
    .jpeg({ quality: 85 })
    .toBuffer();
}
