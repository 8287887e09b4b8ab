import { PHOTO_CHUNK_BYTES } from '@diyar/contract/supply/host-photos';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { clearPicture, openPhotoWorld, type PhotoWorld } from '../testing/photo-world.ts';

// Each photo is made in fifteen sizes, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

let world: PhotoWorld;
let person: BuiltPerson;
beforeAll(async () => {
  world = await openPhotoWorld();
});
beforeEach(async () => {
  person = await buildPerson(world.db);
});
afterAll(() => world.close());

const pieces = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / PHOTO_CHUNK_BYTES) }, (_, index) => ({
    offset: index * PHOTO_CHUNK_BYTES,
    bytes: bytes.subarray(index * PHOTO_CHUNK_BYTES, (index + 1) * PHOTO_CHUNK_BYTES),
  }));

test('an upload goes on where a cut line left it, whatever was sent twice, and ends as a photo in all its sizes', async () => {
  // What a camera writes behind a picture makes it long.
  const bytes = Buffer.concat([await clearPicture(400), Buffer.alloc(2 * PHOTO_CHUNK_BYTES, 7)]);
  const all = pieces(bytes);
  expect(all.length).toBeGreaterThan(2);
  const [first, second, ...rest] = all;
  const { id, state, upload } = await world.begin(person, bytes.length);
  expect([state, upload]).toEqual(['uploading', { received: 0, size: bytes.length }]);
  const put = (piece = first) => world.send(person, id, piece?.offset ?? 0, piece?.bytes ?? Buffer.alloc(0));
  // Both of the same piece at once, as a phone that has changed its network does.
  const both = await Promise.all([put(first), put(first)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const early = await put(rest[0]);
  expect([early.status, early.code, early.data]).toEqual([
    409,
    'upload_offset',
    { received: PHOTO_CHUNK_BYTES },
  ]);
  // On another device it is known how much is there.
  expect((await world.look(person, id))?.upload?.received).toBe(PHOTO_CHUNK_BYTES);
  for (const piece of [second, second, ...rest]) expect((await put(piece)).status).toBe(200);
  const whole = await world.look(person, id);
  expect(whole).toMatchObject({ state: 'processing', upload: null, photo: null });
  expect((await put(rest.at(-1))).status).toBe(200);
  await world.work();
  const done = await world.look(person, id);
  expect(done).toMatchObject({ state: 'ready', problem: null, unit_id: null });
  for (const file of ['320.avif', '640.webp', '1600.jpeg']) {
    const answer = await world.app.inject(`/media/${done?.photo?.path}/${file}`);
    expect([file, answer.statusCode]).toEqual([file, 200]);
  }
  expect((await world.filesKept()).filter((key) => key.startsWith('uploads/'))).toEqual([]);
});

test('a piece of another length, place or person is refused', async () => {
  const bytes = Buffer.alloc(PHOTO_CHUNK_BYTES + 10, 7);
  const { id } = await world.begin(person, bytes.length);
  const rules = async (offset: number, piece: Buffer) =>
    (await world.send(person, id, offset, piece)).data.errors?.map(({ field, rule }) => `${field} ${rule}`);
  expect(await rules(0, bytes.subarray(0, 9))).toEqual(['chunk photo_chunk']);
  expect(await rules(0, bytes)).toEqual(['chunk photo_chunk']);
  expect(await rules(9, bytes.subarray(0, PHOTO_CHUNK_BYTES))).toEqual(['chunk photo_chunk']);
  expect(await rules(PHOTO_CHUNK_BYTES * 2, bytes.subarray(0, 10))).toEqual(['chunk photo_chunk']);
  const stranger = await buildPerson(world.db);
  const theirs = await world.send(stranger, id, 0, bytes.subarray(0, PHOTO_CHUNK_BYTES));
  expect([theirs.status, await world.look(stranger, id)]).toEqual([404, undefined]);
  const size = (await world.call('/host/photos', {
    method: 'POST',
    token: person.token,
    headers: { 'idempotency-key': 'one-byte-too-many' },
    body: { size: 20 * 1024 * 1024 + 1, beside: [] },
  })) as { data: { errors?: { rule: string }[] } };
  expect(size.data.errors?.map(({ rule }) => rule)).toEqual(['photo_20mb']);
});

test('an account has a hundred unused photos at most, however many are begun at once', async () => {
  const rows = Array.from({ length: 97 }, () => ({
    account_id: person.accountId,
    size: 9,
    created_at: world.clock.now,
    updated_at: world.clock.now,
  }));
  await world.db.insertInto('photo_upload').values(rows).execute();
  const begun = await Promise.all(Array.from({ length: 6 }, () => world.begin(person, 100)));
  expect(begun.filter(Boolean)).toHaveLength(3);
});

test('a photo in the making is seen by its first size alone, and given up it leaves nothing behind', async () => {
  const before = await world.filesKept();
  const photo = await world.upload(person, await clearPicture(402));
  expect((await world.app.inject(`/media/photos/${photo.id}/320.webp`)).statusCode).toBe(200);
  await world.db.updateTable('photo').set({ state: 'processing' }).where('id', '=', photo.id).execute();
  const seen = async (file: string) =>
    (await world.app.inject(`/media/photos/${photo.id}/${file}`)).statusCode;
  expect([await seen('640.webp'), await seen('320.webp'), await seen('640.jpeg')]).toEqual([200, 404, 404]);
  const open = await world.begin(person, PHOTO_CHUNK_BYTES + 5);
  await world.send(person, open.id, 0, Buffer.alloc(PHOTO_CHUNK_BYTES));
  for (const id of [photo.id, open.id])
    expect((await world.call(`/host/photos/${id}`, { method: 'DELETE', token: person.token })).status).toBe(
      200,
    );
  expect(await world.look(person, photo.id)).toBeUndefined();
  await world.work();
  expect(await world.filesKept()).toEqual(before);
});

test('what nobody used for thirty days, and uploads that stood still for seven, are forgotten with their files', async () => {
  const photo = await world.upload(person, await clearPicture(401));
  const still = await world.begin(person, PHOTO_CHUNK_BYTES + 5);
  await world.send(person, still.id, 0, Buffer.alloc(PHOTO_CHUNK_BYTES));
  const forget = async () => {
    await world.database.pool.query(`select graphile_worker.add_job('photo__forget')`);
    await world.work();
    return [await world.look(person, photo.id), await world.look(person, still.id)].map(Boolean);
  };
  expect(await forget()).toEqual([true, true]);
  world.clock.pass(8 * 86_400);
  expect(await forget()).toEqual([true, false]);
  world.clock.pass(23 * 86_400);
  expect(await forget()).toEqual([false, false]);
  expect(await world.filesKept()).toEqual([]);
  world.clock.pass(-31 * 86_400);
});
