import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type HostPhoto, PHOTO_CHUNK_BYTES, type WizardPhoto } from '@diyar/contract/supply/host-photos';
import { Logger, runOnce } from 'graphile-worker';
import sharp from 'sharp';
import { photoHandlers } from '../photos/photo-handlers.ts';
import type { BuiltPerson } from './factories.ts';
import { multipartOf } from './multipart.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** The whole API with a folder of its own for files, and what an advertiser does with photos. */
export interface PhotoWorld extends TestApp {
  folder: string;
  /** Begins an upload. */
  begin(person: BuiltPerson, size: number, beside?: string[]): Promise<HostPhoto>;
  /** Sends one piece. */
  send(person: BuiltPerson, id: string, offset: number, bytes: Buffer, file?: SentFile): Promise<Sent>;
  /** Uploads a whole file, works until nothing is left to do, and answers how it stands. */
  upload(person: BuiltPerson, bytes: Buffer, beside?: string[], file?: SentFile): Promise<HostPhoto>;
  look(person: BuiltPerson, id: string, lang?: 'ar' | 'en'): Promise<HostPhoto | undefined>;
  /** Does all jobs of photos that wait. */
  work(): Promise<void>;
  /** Every file that is kept, by its key. */
  filesKept(): Promise<string[]>;
}

/** What the sender says a file is called, and is. */
type SentFile = { name: string; type: string };

interface Sent {
  status: number;
  code: string;
  data: HostPhoto & { received?: number; errors?: { field: string; rule: string }[] };
}

let keys = 0;

export async function openPhotoWorld(): Promise<PhotoWorld> {
  const folder = await mkdtemp(`${tmpdir()}/diyar-photos-`);
  const world = await openTestApp('2026-11-21T09:00:00Z', { FILES_FOLDER: folder });
  const begin: PhotoWorld['begin'] = async ({ token }, size, beside = []) => {
    keys += 1;
    const headers = { 'idempotency-key': `upload-${keys}-of-a-test` };
    const { data } = await world.call<HostPhoto>('/host/photos', {
      method: 'POST',
      token,
      headers,
      body: { size, beside },
    });
    return data;
  };
  const send: PhotoWorld['send'] = async ({ token }, id, offset, bytes, file) => {
    const { body, headers } = multipartOf('chunk', bytes, file);
    const path = `/host/photos/${id}/chunks/${offset}`;
    return world.call<HostPhoto>(path, { method: 'PUT', token, body, headers });
  };
  const look: PhotoWorld['look'] = async ({ token }, id, lang = 'ar') =>
    (await world.call<{ items: HostPhoto[] }>(`/host/photos?ids=${id}`, { token, lang })).data.items[0];
  const work = () => runJobs(world);
  const upload: PhotoWorld['upload'] = async (person, bytes, beside, file) => {
    const { id } = await begin(person, bytes.length, beside);
    for (let at = 0; at < bytes.length; at += PHOTO_CHUNK_BYTES)
      await send(person, id, at, bytes.subarray(at, at + PHOTO_CHUNK_BYTES), file);
    await work();
    const photo = await look(person, id);
    if (photo === undefined) throw new Error('the photo is gone');
    return photo;
  };
  const filesKept = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((file) => `${file.parentPath.slice(folder.length + 1)}/${file.name}`).sort();
  };
  const close = async () => {
    await world.close();
    world.deps.images.close();
    await rm(folder, { recursive: true });
  };
  return { ...world, folder, begin, send, upload, look, work, filesKept, close };
}

async function runJobs({ database, deps }: TestApp): Promise<void> {
  await runOnce({
    pgPool: database.pool,
    noHandleSignals: true,
    concurrency: 1,
    taskList: photoHandlers(deps),
    logger: new Logger(() => () => undefined),
  });
}

/** A clear picture unlike that of any other number: patches of light and dark with sharp edges. */
export async function clearPicture(n: number, { width = 1000, height = 750 } = {}): Promise<Buffer> {
  const cells = Buffer.from(Array.from({ length: 12 * 9 }, (_, i) => (((i + 1) * (n + 3) * 7919) % 251) + 2));
  return sharp(cells, { raw: { width: 12, height: 9, channels: 1 } })
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** A photo's place in an ad, with nothing said of it. */
export function placed(id: string, others: Partial<WizardPhoto> = {}): WizardPhoto {
  return { id, room: null, caption_ar: null, caption_en: null, main: false, ...others };
}
