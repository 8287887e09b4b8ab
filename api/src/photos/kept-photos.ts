import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { PhotoWidth } from '@diyar/contract/ads';
import { drawPhoto } from './draw-photo.ts';
import type { SceneKind } from './scenes/scene.ts';

export type PhotoFormat = 'avif' | 'webp' | 'jpeg';

export interface PhotoSize {
  scene: SceneKind;
  seed: string;
  width: PhotoWidth;
  format: PhotoFormat;
}

export type DrawPhoto = (
  scene: SceneKind,
  seed: string,
  width: PhotoWidth,
  format: PhotoFormat,
) => Promise<Buffer>;

/** To be raised when the drawings change, so that none of the old ones is shown. */
const EDITION = 1;
/** A drawing keeps a core busy; the rest of the machine answers visitors. */
const MOST_AT_ONCE = 2;

/** What a drawn photo is kept and recognised by: the same scene, seed, size and format give the same bytes. */
export function photoHash({ scene, seed, width, format }: PhotoSize): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, scene, seed, width, format]))
    .digest('hex');
}

/** Lets at most `most` run at once; the others wait in the order they came. */
function limiter(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // A place is handed over by whoever leaves, so a newcomer can never take it in between.
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

async function readKept(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written beside its place and renamed into it: nobody ever reads half a photo. */
async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const beside = `${folder}/.${name}.${randomBytes(6).toString('hex')}`;
  await writeFile(beside, bytes);
  await rename(beside, `${folder}/${name}`);
}

/**
 * Photos drawn at the first request and kept in `folder` by their hash. Within a process each is drawn once however
 * many ask at the same time, and two at most are drawn at once.
 */
export function keptPhotos(
  folder: string,
  draw: DrawPhoto = drawPhoto,
): (size: PhotoSize) => Promise<Buffer> {
  const underWay = new Map<string, Promise<Buffer>>();
  const limited = limiter(MOST_AT_ONCE);
  return async (size) => {
    const name = `${photoHash(size)}.${size.format}`;
    const kept = await readKept(`${folder}/${name}`);
    if (kept !== undefined) return kept;
    const started = underWay.get(name);
    if (started !== undefined) return started;
    const drawing = limited(async () => {
      const bytes = await draw(size.scene, size.seed, size.width, size.format);
      await keep(folder, name, bytes);
      return bytes;
    }).finally(() => underWay.delete(name));
    underWay.set(name, drawing);
    return drawing;
  };
}
