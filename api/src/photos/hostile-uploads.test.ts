import { PHOTO_FAILURES } from '@diyar/contract/supply/host-photos';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { memoryOf, mostMemory } from '../../../test/helpers/process-memory.ts';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { HOSTILE_KINDS, type HostileFile, hostileFiles } from '../testing/hostile-files.ts';
import { openPhotoWorld, type PhotoWorld } from '../testing/photo-world.ts';

// The machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

/** A server that has just started, MB: this process holds what tests before this one left, too. */
const A_SERVER = 250;

let world: PhotoWorld;
let person: BuiltPerson;
beforeAll(async () => {
  world = await openPhotoWorld();
  person = await buildPerson(world.db);
});
afterAll(() => world.close());

const WORDS = { ar: /[؀-ۿ]/, en: /[a-z]/ };
/** All that is kept of a refused photo is that it was, and why. */
const NOTHING = {
  file_key: null,
  original_key: null,
  content_hash: null,
  perceptual_hash: null,
  width: null,
};

/** What went wrong with refusing a file; nothing where it was refused in words and left nothing behind. */
async function faultsOf({ name, bytes, file }: HostileFile): Promise<string[]> {
  const photo = await world.upload(person, bytes, [], file);
  const en = await world.look(person, photo.id, 'en');
  const row = await world.db
    .selectFrom('photo')
    .select(['state', 'file_key', 'original_key', 'content_hash', 'perceptual_hash', 'width'])
    .where('id', '=', photo.id)
    .executeTakeFirst();
  const uploads = await world.db.selectFrom('photo_upload').select('id').execute();
  // The limit on unused photos is another test's.
  await world.db.deleteFrom('photo').where('id', '=', photo.id).execute();
  const isTold =
    WORDS.ar.test(photo.problem ?? '') && WORDS.en.test(en?.problem ?? '') && photo.failure !== null;
  return [
    ...(photo.state === 'refused' && isTold && PHOTO_FAILURES.includes(photo.failure ?? 'type')
      ? []
      : [`${name}: ${photo.state} ${photo.problem}`]),
    ...(JSON.stringify({ ...row, state: undefined }) === JSON.stringify(NOTHING)
      ? []
      : [`${name}: ${JSON.stringify(row)}`]),
    ...(uploads.length === 0 ? [] : [`${name}: its upload stays`]),
  ];
}

test('sixty hostile uploads are refused in words, nothing of them is stored, and all processes stay under a gigabyte', async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(60);
  const kinds = Map.groupBy(files, ({ kind }) => kind);
  for (const kind of HOSTILE_KINDS) expect(kinds.get(kind)?.length, kind).toBeGreaterThanOrEqual(5);
  const faults: string[] = [];
  // This process is the server; the one that decodes pictures is its child.
  const before = memoryOf(process.pid);
  const megabytes = await mostMemory(
    process.pid,
    async () => {
      for (const file of files) faults.push(...(await faultsOf(file)));
    },
    200,
  );
  expect(faults).toEqual([]);
  expect(await world.filesKept()).toEqual([]);
  expect(megabytes - before).toBeLessThan(954 - A_SERVER);
});
