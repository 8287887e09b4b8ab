import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { cameraJpeg } from '../../api/src/testing/pictures.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { errors as ar } from '../../messages/src/ar/errors.ts';
import { errors as en } from '../../messages/src/en/errors.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { callAs } from '../helpers/stays.ts';
import { uploadPhoto } from '../helpers/upload-photo.ts';

/** The longest file a process may write: one block. A longer one breaks off in the middle, as on a disk that is full. */
const FULL = '-f 1';

let database: TestDatabase;
let person: BuiltPerson;
let folder: string;
let picture: Buffer;
/** The photo that was saved while there was room. */
let saved: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  person = await buildPerson(database.db);
  await buildListing(database.db, { unit: { photos: 1 } });
  folder = mkdtempSync(join(tmpdir(), 'diyar-full-'));
  picture = await cameraJpeg(800, 600);
  const env = { WORKER: 'none', FILES_FOLDER: folder };
  const before = await startServerProcess(database.url, env);
  saved = (await uploadPhoto(before.url, person, picture)).body.data.photo ?? '';
  await before.stop();
  server = await startServerProcess(database.url, env, { ulimit: FULL });
});
afterAll(async () => {
  await server.stop();
  await database.close();
  rmSync(folder, { recursive: true });
});

const filesKept = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const photoOf = async () => {
  const info = await callAs<{ photo: string | null }>(server.url, person, 'GET', '/accounts/current');
  return info.photo;
};

async function typeOf(path: string): Promise<string> {
  const answer = await fetch(`${server.url}/media/${path}`);
  const bytes = await answer.arrayBuffer();
  return `${answer.status} ${answer.headers.get('content-type')} ${bytes.byteLength > 2000}`;
}

describe('a server whose disk is full', () => {
  it('says so to who uploads a photo, keeps the one before, and leaves nothing behind', async () => {
    for (const [lang, msg] of [
      ['ar', ar.picture_not_kept],
      ['en', en.picture_not_kept],
    ] as const) {
      const answer = await uploadPhoto(server.url, person, picture, lang);
      expect(answer).toMatchObject({
        status: 503,
        retryAfter: '60',
        body: { code: 'picture_not_kept', msg },
      });
    }
    expect(await photoOf()).toBe(saved);
    expect(await typeOf(saved)).toBe('200 image/webp true');
    expect(filesKept()).toEqual([saved.split('/').at(-1)]);
    expect(server.log().map(({ msg }) => msg)).toContain('picture_not_kept');
  });

  it('still shows the pictures it draws, though it cannot keep them', async () => {
    const { items } = await callAs<{ items: { id: string; photos: { path: string }[] }[] }>(
      server.url,
      undefined,
      'GET',
      '/ads',
    );
    const [ad] = items;
    expect(await typeOf(`${ad?.photos[0]?.path}/320.webp`)).toBe('200 image/webp true');
    expect(await typeOf(`ads/${ad?.id}/ar.jpeg`)).toBe('200 image/jpeg true');
    expect(await typeOf('site/ar.jpeg')).toBe('200 image/jpeg true');
    expect(filesKept()).toEqual([saved.split('/').at(-1)]);
    expect(server.log().map(({ msg }) => msg)).toContain('a file cannot be kept');
  });

  it('takes a photo away', async () => {
    await fetch(`${server.url}/api/v1/accounts/current/photo`, {
      method: 'DELETE',
      headers: { apikey: 'diyar-development', authorization: `Bearer ${person.token}` },
    });
    expect(await photoOf()).toBeNull();
    expect(filesKept()).toEqual([]);
  });
});
