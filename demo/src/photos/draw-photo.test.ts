import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SCENE_KINDS } from '../scenes/scene.ts';
import { drawPhoto, thumbOf } from './draw-photo.ts';

describe('a drawn photo', () => {
  test.each(['avif', 'webp', 'jpeg'] as const)('in %s is 4:3 and as wide as asked', async (format) => {
    const picture = await sharp(await drawPhoto('living', 'a', 320, format)).metadata();
    expect([picture.width, picture.height]).toEqual([320, 240]);
    expect(picture.format).toBe(format === 'avif' ? 'heif' : format);
  });

  test('gives the same bytes for the same seed, others for another', async () => {
    const first = await drawPhoto('facade-villa', 'a', 320, 'webp');
    expect((await drawPhoto('facade-villa', 'a', 320, 'webp')).equals(first)).toBe(true);
    expect((await drawPhoto('facade-villa', 'b', 320, 'webp')).equals(first)).toBe(false);
  });

  test('of every kind renders to a picture with light and shade, not to one flat colour', async () => {
    for (const kind of SCENE_KINDS) {
      const { channels } = await sharp(await drawPhoto(kind, 'render', 320, 'jpeg')).stats();
      expect(channels).toHaveLength(3);
      for (const { mean, stdev } of channels) {
        expect(mean).toBeGreaterThan(15);
        expect(mean).toBeLessThan(245);
        expect(stdev).toBeGreaterThan(12);
      }
    }
  });
});

describe('a placeholder', () => {
  test('is a CSS gradient of three colours, the same for the same seed', () => {
    for (const kind of SCENE_KINDS) {
      expect(thumbOf(kind, 'a')).toMatch(
        /^linear-gradient\(180deg,#[0-9a-f]{6} 0%,#[0-9a-f]{6} 55%,#[0-9a-f]{6} 100%\)$/,
      );
      expect(thumbOf(kind, 'a')).toBe(thumbOf(kind, 'a'));
    }
  });

  test('comes close to the colours of the picture it stands for', async () => {
    for (const kind of ['living', 'facade-villa', 'farm', 'pool'] as const) {
      const raw = await sharp(await drawPhoto(kind, 'near', 320, 'jpeg'))
        .resize(1, 1)
        .raw()
        .toBuffer();
      const bands = thumbOf(kind, 'near').match(/#[0-9a-f]{6}/g) ?? [];
      const mean = [1, 3, 5].map(
        (at) =>
          bands.reduce((sum, hex) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / bands.length,
      );
      for (const [i, value] of mean.entries()) expect(Math.abs(value - (raw[i] ?? 0))).toBeLessThan(70);
    }
  });
});
