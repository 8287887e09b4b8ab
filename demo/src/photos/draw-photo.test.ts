import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SCENE_KINDS } from '../scenes/scene.ts';
import { drawPhoto } from './draw-photo.ts';
import { photoOf } from './drawn-photos.ts';

describe('a drawn photo', () => {
  test.each(['avif', 'webp', 'jpeg'] as const)('in %s is 4:3 and as wide as asked', async (format) => {
    const picture = await sharp(
      await drawPhoto({ scene: 'living', seed: 'a', width: 320, format }),
    ).metadata();
    expect([picture.width, picture.height]).toEqual([320, 240]);
    expect(picture.format).toBe(format === 'avif' ? 'heif' : format);
  });

  test('gives the same bytes for the same seed, others for another', async () => {
    const first = await drawPhoto({ scene: 'facade-villa', seed: 'a', width: 320, format: 'webp' });
    expect(
      (await drawPhoto({ scene: 'facade-villa', seed: 'a', width: 320, format: 'webp' })).equals(first),
    ).toBe(true);
    expect(
      (await drawPhoto({ scene: 'facade-villa', seed: 'b', width: 320, format: 'webp' })).equals(first),
    ).toBe(false);
  });

  test('of every kind renders to a picture with light and shade, not to one flat colour', async () => {
    for (const kind of SCENE_KINDS) {
      const { channels } = await sharp(
        await drawPhoto({ scene: kind, seed: 'render', width: 320, format: 'jpeg' }),
      ).stats();
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
  test('is three colours, the same for the same seed', () => {
    for (const kind of SCENE_KINDS) {
      const { placeholder } = photoOf({ scene: kind, seed: 'a' });
      expect(placeholder).toMatch(/^#[0-9a-f]{6}( #[0-9a-f]{6}){2}$/);
      expect(photoOf({ scene: kind, seed: 'a' }).placeholder).toBe(placeholder);
    }
  });

  test('comes close to the colours of the picture it stands for', async () => {
    for (const kind of ['living', 'facade-villa', 'farm', 'pool'] as const) {
      const raw = await sharp(await drawPhoto({ scene: kind, seed: 'near', width: 320, format: 'jpeg' }))
        .resize(1, 1)
        .raw()
        .toBuffer();
      const bands = photoOf({ scene: kind, seed: 'near' }).placeholder.split(' ');
      const mean = [1, 3, 5].map(
        (at) =>
          bands.reduce((sum, hex) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / bands.length,
      );
      for (const [i, value] of mean.entries()) expect(Math.abs(value - (raw[i] ?? 0))).toBeLessThan(70);
    }
  });
});
