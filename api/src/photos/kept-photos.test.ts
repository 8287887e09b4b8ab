import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStorage } from '../platform/storage/disk-storage.ts';
import { type DrawPhoto, keptPhotos, type PhotoSize } from './kept-photos.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/diyar-photos-`);
});
afterEach(() => rm(folder, { recursive: true }));

const place = () => ({ files: diskStorage(folder), log: console });
const size = (seed: string): PhotoSize => ({ scene: 'living', seed, width: 320, format: 'webp' });

/** A drawing that says which it is, counts itself, and notes how many were under way together. */
function countingDraw(): { draw: DrawPhoto; drawn: string[]; most: () => number } {
  const drawn: string[] = [];
  let underWay = 0;
  let most = 0;
  const draw: DrawPhoto = async (scene, seed, width, format) => {
    underWay += 1;
    most = Math.max(most, underWay);
    drawn.push(seed);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return Buffer.from(`${scene} ${seed} ${width} ${format}`);
  };
  return { draw, drawn, most: () => most };
}

test('a photo is drawn once however many ask, and kept for the next process', async () => {
  const { draw, drawn } = countingDraw();
  const photoOf = keptPhotos(place(), draw);
  const answers = await Promise.all([1, 2, 3].map(() => photoOf(size('one'))));
  expect(new Set(answers.map(String))).toEqual(new Set(['living one 320 webp']));
  await photoOf(size('one'));
  await keptPhotos(place(), draw)(size('one'));
  expect(drawn).toEqual(['one']);
  expect(await readdir(`${folder}/photos`)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.webp$/)]);
});

test('two at most are drawn at once', async () => {
  const { draw, drawn, most } = countingDraw();
  const photoOf = keptPhotos(place(), draw);
  await Promise.all(Array.from({ length: 9 }, (_, index) => photoOf(size(`photo ${index}`))));
  expect(drawn).toHaveLength(9);
  expect(most()).toBe(2);
});

test('a drawing that failed is tried again', async () => {
  let tries = 0;
  const draw: DrawPhoto = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no memory');
    return Buffer.from('drawn');
  };
  const photoOf = keptPhotos(place(), draw);
  await expect(photoOf(size('one'))).rejects.toThrow('no memory');
  expect(String(await photoOf(size('one')))).toBe('drawn');
});
