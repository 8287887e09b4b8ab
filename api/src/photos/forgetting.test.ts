import { PHOTO_CHUNK_BYTES } from '@diyar/contract/supply/host-photos';
import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson, buildUnit } from '../testing/factories.ts';
import { clearPicture, openPhotoWorld, type PhotoWorld, placed } from '../testing/photo-world.ts';
import { buildUploadedPhotos } from '../testing/supply.ts';
import { forgetPhotos } from './forget-photos.handler.ts';

// Each photo is made in fifteen sizes, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

let world: PhotoWorld;
let person: BuiltPerson;
beforeAll(async () => {
  world = await openPhotoWorld();
});
beforeEach(async () => {
  person = await buildPerson(world.db, { kind: 'business' });
});
afterAll(() => world.close());

const left = async ({ accountId } = person) => {
  const rows = await world.db.selectFrom('photo').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id).sort();
};
const forget = async () => {
  await world.database.pool.query(`select graphile_worker.add_job('photo__forget')`);
  await world.work();
};
const save = (content: WizardContent) =>
  world.call('/host/wizard', { method: 'PUT', token: person.token, body: { version: 0, content } });
const use = async (unitId: string, ids: string[]) => {
  for (const [position, id] of ids.entries())
    await world.db.updateTable('photo').set({ unit_id: unitId, position }).where('id', '=', id).execute();
};

test('photos of an open wizard are kept however old, and go with their files when it is thrown away', async () => {
  const photo = await world.upload(person, await clearPicture(501));
  const [image = '', other = ''] = await buildUploadedPhotos(world.db, person, 2);
  const content = { property: { image }, photos: [placed(photo.id)] };
  expect((await save(content)).status).toBe(200);
  world.clock.pass(40 * 86_400);
  await world.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  await world.db
    .updateTable('photo')
    .set({ created_at: new Date(world.clock.now.getTime() - 40 * 86_400_000) })
    .execute();
  await forget();
  expect(await left()).toEqual([photo.id, image].sort());
  expect(await left()).not.toContain(other);
  await world.call('/host/wizard', { method: 'DELETE', token: person.token });
  expect(await left()).toEqual([]);
  await world.work();
  expect(await world.filesKept()).toEqual([]);
});

test('a wizard thrown away leaves the photos that a unit uses', async () => {
  const listing = await buildListing(world.db, { host: person, unit: { photos: 0 } });
  const [used = '', unused = ''] = await buildUploadedPhotos(world.db, person, 2);
  await save({ photos: [placed(used), placed(unused)] });
  await use(listing.unitId, [used]);
  await world.call('/host/wizard', { method: 'DELETE', token: person.token });
  expect(await left()).toEqual([used]);
});

test('the photos of a deleted unit go with their files, but for one that a reservation shows', async () => {
  const listing = await buildListing(world.db, { host: person, unit: { photos: 0 } });
  const { accountId, token } = person;
  const of = { propertyId: listing.propertyId, accountId };
  const [one, reserved] = [await buildUnit(world.db, of), await buildUnit(world.db, of)];
  const guest = await buildPerson(world.db);
  const photo = await world.upload(person, await clearPicture(502));
  const [kept = '', live = ''] = await buildUploadedPhotos(world.db, person, 2);
  await use(one.unitId, [photo.id]);
  await use(reserved.unitId, [kept]);
  await use(listing.unitId, [live]);
  await sql`
    insert into reservation (unit_id, guest_account_id, host_account_id, period, start_date, end_date, starts_at, ends_at,
      state, method, total, tax, down_payment, security_deposit, terms, created_at, updated_at)
    values (${reserved.unitId}, ${guest.accountId}, ${accountId}, 1, '2026-11-01', '2026-11-02', '2026-11-01', '2026-11-02',
      'finished', 'card', 100, 0, 100, 0, '{}', now(), now())`.execute(world.db);
  for (const { unitId } of [one, reserved]) {
    const { status } = await world.call(`/host/units/${unitId}`, { method: 'DELETE', token });
    expect(status).toBe(200);
  }
  await world.work();
  expect(await left()).toEqual([kept, live].sort());
  expect(await world.filesKept()).toEqual([]);
  expect((await world.app.inject(`/media/photos/${photo.id}/640.webp`)).statusCode).toBe(404);
  const after = async (days: number) => {
    await forgetPhotos(world.deps, new Date(Date.parse('2026-11-02') + days * 86_400_000));
    return left();
  };
  expect([await after(364), await after(366)]).toEqual([[kept, live].sort(), [live]]);
  // What is deleted takes no more photos.
  const [late = ''] = await buildUploadedPhotos(world.db, person, 1);
  const body = { photos: [placed(late)] };
  expect((await world.call(`/host/units/${one.unitId}/photos`, { method: 'POST', token, body })).status).toBe(
    404,
  );
});

test('the photos of a closed account go, used or not', async () => {
  const { unitId } = await buildListing(world.db, { host: person, unit: { photos: 3 } });
  await buildUploadedPhotos(world.db, person, 2);
  const neighbour = await buildListing(world.db, { unit: { photos: 3 } });
  await world.db.updateTable('ad').set({ state: 'closed' }).where('unit_id', '=', unitId).execute();
  await world.db
    .updateTable('account')
    .set({ closed_at: world.clock.now })
    .where('id', '=', person.accountId)
    .execute();
  await forget();
  expect([(await left()).length, (await left(neighbour.host)).length]).toEqual([0, 3]);
});

test('photos in the making count as unused wherever they stand, refused ones never, and all have a limit', async () => {
  const { accountId, token } = person;
  const { unitId } = await buildListing(world.db, { host: person, unit: { photos: 0 } });
  const ids = await buildUploadedPhotos(world.db, person, 100);
  const begin = async (n: number) =>
    (
      await world.call<unknown>('/host/photos', {
        method: 'POST',
        token,
        headers: { 'idempotency-key': `limited-${accountId}-${n}` },
        body: { size: 100, beside: [] },
      })
    ).code;
  const set = (values: object, some: string[]) =>
    world.db.updateTable('photo').set(values).where('id', 'in', some).execute();
  expect(await begin(1)).toBe('too_many_uploads');
  await set({ state: 'processing' }, ids);
  await use(unitId, ids.slice(0, 30));
  expect(await begin(2)).toBe('too_many_uploads');
  await set({ state: 'refused', failure: 'blurred' }, ids.slice(30));
  expect(await begin(3)).not.toBe('too_many_uploads');
  await world.db
    .insertInto('setting')
    .values({
      key: 'photos_per_account',
      effective_from: new Date('2026-11-01'),
      type: 'count',
      value: JSON.stringify(31),
      source: 'test',
    })
    .execute();
  expect(await begin(4)).toBe('too_many_photos');
});

test('an upload given up while its last piece lands leaves no photo behind', async () => {
  const { id } = await world.begin(person, 100);
  const piece = await world.database.pool.connect();
  await piece.query('begin');
  await piece.query('update photo_upload set received = size where id = $1', [id]);
  await piece.query(
    `insert into photo (id, account_id, state, created_at) select id, account_id, 'processing', now() from photo_upload where id = $1`,
    [id],
  );
  const deleted = world.call(`/host/photos/${id}`, { method: 'DELETE', token: person.token });
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await piece.query(waiting)).rowCount).toBe(1);
  await piece.query('commit');
  piece.release();
  expect((await deleted).status).toBe(200);
  expect(await left()).toEqual([]);
});

test('files of a deleted photo wait in the queue until they are gone, whatever ends the process meanwhile', async () => {
  const photo = await world.upload(person, await clearPicture(503));
  const open = await world.begin(person, 600_000);
  await world.send(person, open.id, 0, Buffer.alloc(PHOTO_CHUNK_BYTES));
  const there = await world.filesKept();
  for (const { id } of [photo, open]) {
    const { status } = await world.call(`/host/photos/${id}`, { method: 'DELETE', token: person.token });
    expect(status).toBe(200);
  }
  expect([await left(), await world.filesKept()]).toEqual([[], there]);
  await world.work();
  expect((await world.filesKept()).filter((file) => there.includes(file))).toEqual([]);
});
