import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltPerson, buildPerson } from '../../api/src/testing/factories.ts';
import { cameraJpeg, plainAvif7000 } from '../../api/src/testing/pictures.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { memoryOf, mostMemory } from '../helpers/process-memory.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { type Answered, uploadPhoto } from '../helpers/upload-photo.ts';

/** In KiB, of what a process has to itself. */
const ONE_GIB = '-d 1048576';
const MOST_GROWTH_MB = 150;

let database: TestDatabase;
let person: BuiltPerson;
let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  person = await buildPerson(database.db);
  folder = mkdtempSync(join(tmpdir(), 'diyar-pictures-'));
  const env = { WORKER: 'none', FILES_FOLDER: folder, MALLOC_ARENA_MAX: '2' };
  server = await startServerProcess(database.url, env, { ulimit: ONE_GIB });
});
afterAll(async () => {
  server.signal('SIGTERM');
  // It ends by itself: the image process, idle by now, does not hold it up.
  expect(await server.ended).toBe(0);
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Answers to fifty uploads at once, and the memory they took beyond that before. */
async function sendFifty(bytes: Buffer): Promise<{ answers: Answered[]; growth: number }> {
  const before = memoryOf(server.pid);
  let answers: Answered[] = [];
  const most = await mostMemory(server.pid, async () => {
    const sent = Array.from({ length: 50 }, () => uploadPhoto(server.url, person, bytes));
    answers = await Promise.all(sent);
  });
  return { answers, growth: most - before };
}

describe('a server of 1 GiB that is sent fifty pictures at once', { timeout: 120_000 }, () => {
  it('refuses those that unpack to too much, and takes no more than 150 MB for it', async () => {
    const { answers, growth } = await sendFifty(plainAvif7000());
    const told = answers.map(({ status, body }) => `${status} ${body.data.errors?.[0]?.rule}`);
    expect(new Set(told)).toEqual(new Set(['422 photo_avif_2mp']));
    expect(growth).toBeLessThan(MOST_GROWTH_MB);
  });

  it('takes honest ones of 12 megapixels in turn, and tells those that waited too long when to come again', async () => {
    const { answers, growth } = await sendFifty(await cameraJpeg(4032, 3024));
    const told = answers.map(({ status, body, retryAfter }) => `${status} ${body.code} ${retryAfter}`);
    expect(told).toContain('200 ok null');
    expect(new Set([...told, '503 uploads_busy 5'])).toEqual(new Set(['200 ok null', '503 uploads_busy 5']));
    expect(growth).toBeLessThan(MOST_GROWTH_MB);
  });
});
