import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { plainPicture, withWords } from '../../testing/worded-pictures.ts';
import { holdsWords } from './find-words.ts';

const WORDED = 30;
const PLAIN = 60;

// Sixty drawings take seconds of their own, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

async function isSuspected(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return holdsWords({ grey: data, width: info.width, height: info.height });
}

test('of thirty drawn pictures with words or a logo most are suspected, and of sixty without few', async () => {
  let [found, mistaken] = [0, 0];
  for (let n = 0; n < PLAIN; n += 1) {
    const plain = await plainPicture(n);
    if (await isSuspected(plain)) mistaken += 1;
    if (n < WORDED && (await isSuspected(await withWords(plain, n)))) found += 1;
  }
  expect(found / WORDED).toBeGreaterThanOrEqual(0.8);
  expect(mistaken / PLAIN).toBeLessThanOrEqual(0.1);
});
