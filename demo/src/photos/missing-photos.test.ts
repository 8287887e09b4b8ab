import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStorage } from '../../../api/src/platform/storage/disk-storage.ts';
import { type Draw, missingPhotos } from './missing-photos.ts';
import { keyOfScene } from './photo-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/diyar-photos-`);
});
afterEach(() => rm(folder, { recursive: true }));

const keyOf = (seed: string) => `${keyOfScene({ scene: 'living', seed })}/320.webp`;

/** A drawing that says which it is, counts itself, and notes how many were under way together. */
function countingDraw(): { draw: Draw; drawn: string[]; most: () => number } {
  const drawn: string[] = [];
  let underWay = 0;
  let most = 0;
  const draw: Draw = async ({ scene, seed, width, format }) => {
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
  const photos = missingPhotos(diskStorage(folder), draw);
  const answers = await Promise.all([1, 2, 3].map(() => photos.make(keyOf('a/one'))));
  expect(new Set(answers.map(String))).toEqual(new Set(['living a/one 320 webp']));
  await photos.make(keyOf('a/one'));
  await missingPhotos(diskStorage(folder), draw).make(keyOf('a/one'));
  expect(drawn).toEqual(['a/one']);
  expect(await readdir(`${folder}/${keyOf('a/one')}`.replace(/\/[^/]+$/, ''))).toEqual(['320.webp']);
});

test('two at most are drawn at once', async () => {
  const { draw, drawn, most } = countingDraw();
  const photos = missingPhotos(diskStorage(folder), draw);
  await Promise.all(Array.from({ length: 9 }, (_, index) => photos.make(keyOf(`photo-${index}`))));
  expect(drawn).toHaveLength(9);
  expect(most()).toBe(2);
});

test('a drawing that failed is tried again', async () => {
  let tries = 0;
  const draw: Draw = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no memory');
    return Buffer.from('drawn');
  };
  const photos = missingPhotos(diskStorage(folder), draw);
  await expect(photos.make(keyOf('one'))).rejects.toThrow('no memory');
  expect(String(await photos.make(keyOf('one')))).toBe('drawn');
});

test('nothing is drawn for other files, nor in sizes and formats nobody is offered', async () => {
  const { draw, drawn } = countingDraw();
  const photos = missingPhotos(diskStorage(folder), draw);
  const photo = keyOfScene({ scene: 'living', seed: 'one' });
  const others = ['photos/ab/320.webp', `${photo}/321.webp`, `${photo}/320.png`, photo, 'demo/living/one'];
  expect(await Promise.all(others.map((key) => photos.make(key)))).toEqual(others.map(() => undefined));
  expect(drawn).toEqual([]);
});
