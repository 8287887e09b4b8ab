import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStorage } from '../../../api/src/platform/storage/disk-storage.ts';
import { drawPhoto } from './draw-photo.ts';
import { type Draw, drawnOutside, missingPhotos } from './missing-photos.ts';
import { keyOfScene } from './photo-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/diyar-photos-`);
});
afterEach(() => rm(folder, { recursive: true }));

const keyOf = (seed: string) => `${keyOfScene({ scene: 'living', seed })}/320.webp`;

/** A drawing that says which it is, and counts itself. */
function countingDraw(): { draw: Draw; drawn: string[] } {
  const drawn: string[] = [];
  const draw: Draw = async ({ scene, seed, width, format }) => {
    drawn.push(seed);
    await new Promise((resolve) => setImmediate(resolve));
    return Buffer.from(`${scene} ${seed} ${width} ${format}`);
  };
  return { draw, drawn };
}

test('a photo is drawn once however many ask, and kept for the next process', async () => {
  const { draw, drawn } = countingDraw();
  const photos = missingPhotos(diskStorage(folder), draw);
  const answers = await Promise.all([1, 2, 3].map(() => photos.make(keyOf('a/one'), console)));
  expect(new Set(answers.map((bytes) => String(bytes)))).toEqual(new Set(['living a/one 320 webp']));
  await photos.make(keyOf('a/one'), console);
  await missingPhotos(diskStorage(folder), draw).make(keyOf('a/one'), console);
  expect(drawn).toEqual(['a/one']);
  expect(await readdir(`${folder}/${keyOf('a/one')}`.replace(/\/[^/]+$/, ''))).toEqual(['320.webp']);
});

test('a drawing that failed is tried again', async () => {
  let tries = 0;
  const draw: Draw = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no memory');
    return Buffer.from('drawn');
  };
  const photos = missingPhotos(diskStorage(folder), draw);
  await expect(photos.make(keyOf('one'), console)).rejects.toThrow('no memory');
  expect(String(await photos.make(keyOf('one'), console))).toBe('drawn');
});

test('nothing is drawn for other files, nor in sizes and formats nobody is offered', async () => {
  const { draw, drawn } = countingDraw();
  const photos = missingPhotos(diskStorage(folder), draw);
  const photo = keyOfScene({ scene: 'living', seed: 'one' });
  const others = ['photos/ab/320.webp', `${photo}/321.webp`, `${photo}/320.png`, photo, 'demo/living/one'];
  expect(await Promise.all(others.map((key) => photos.make(key, console)))).toEqual(
    others.map(() => undefined),
  );
  expect(drawn).toEqual([]);
});

test('what is drawn in the process beside the server’s is what would be drawn in it', async () => {
  const photos = drawnOutside(diskStorage(folder));
  const [bytes, ...others] = await Promise.all(
    ['a/one', 'a/two', 'a/three'].map((seed) => photos.make(keyOf(seed), console)),
  );
  const here = await drawPhoto({ scene: 'living', seed: 'a/one', width: 320, format: 'webp' });
  expect(here.equals(bytes ?? Buffer.alloc(0))).toBe(true);
  expect(others.every((other) => (other?.length ?? 0) > 1000)).toBe(true);
  photos.close();
  await expect(photos.make(keyOf('a/four'), console)).rejects.toThrow('closed');
});

test('a photo that storage cannot take is shown all the same', async () => {
  const told: unknown[] = [];
  const full = { ...diskStorage(folder), put: () => Promise.reject(new Error('the disk is full')) };
  const { draw } = countingDraw();
  const log = { error: (line: unknown) => void told.push(line) };
  expect(String(await missingPhotos(full, draw).make(keyOf('one'), log))).toBe('living one 320 webp');
  expect(told).toMatchObject([{ key: keyOf('one') }]);
});
