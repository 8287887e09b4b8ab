import type { HostPhoto, WizardPhoto } from '@diyar/contract/supply/host-photos';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BuiltListing, buildListing, buildUnit } from '../testing/factories.ts';
import { openPhotoWorld, type PhotoWorld, placed } from '../testing/photo-world.ts';

let world: PhotoWorld;
let listing: BuiltListing;
let unitId: string;
beforeAll(async () => {
  world = await openPhotoWorld();
});
beforeEach(async () => {
  listing = await buildListing(world.db, { unit: { photos: 5 } });
  const { accountId } = listing.host;
  ({ unitId } = await buildUnit(world.db, { propertyId: listing.propertyId, accountId }));
});
afterAll(() => world.close());

/** A photo of the advertiser that no unit uses, as the job leaves it. */
async function uploaded(others: { hash?: string; look?: string; refused?: true } = {}): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into photo (account_id, state, failure, file_key, width, height, colour, content_hash, perceptual_hash)
    values (${listing.host.accountId}, ${others.refused ? 'refused' : 'ready'}, ${others.refused ? 'blurred' : null},
      'photos/1/x', 1600, 1200, '#aabbcc', sha256(${others.hash ?? crypto.randomUUID()}::text::bytea), ${others.look ?? null}::bit(64))
    returning id`.execute(world.db);
  return rows[0]?.id ?? '';
}

type Told = { items: HostPhoto[]; errors?: { field: string; rule: string }[] };
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, photos?: WizardPhoto[]) => {
  const body = photos && { body: { photos } };
  const answer = await world.call<Told | null>(path, { method, token: listing.host.token, ...body });
  const errors = answer.data?.errors?.map(({ field, rule }) => `${field} ${rule}`);
  return { ...answer, errors, items: answer.data?.items ?? [] };
};
const add = (...photos: WizardPhoto[]) => call('POST', `/host/units/${unitId}/photos`, photos);
const order = (...photos: WizardPhoto[]) => call('PUT', `/host/units/${unitId}/photos/order`, photos);
const shown = async () => {
  const { items } = await call('GET', `/host/units/${unitId}/photos`);
  return items.map(({ id, main }) => (main ? `${id} main` : id));
};

test('a unit takes uploaded photos behind those it has, orders them, and says what each shows', async () => {
  const [a, b, c] = [await uploaded(), await uploaded(), await uploaded()];
  expect((await add(placed(a), placed(b, { room: 'kitchen', caption_ar: 'مطبخ راكب' }))).status).toBe(201);
  expect((await add(placed(c))).items.map(({ id }) => id)).toEqual([a, b, c]);
  expect(await shown()).toEqual([`${a} main`, b, c]);
  const { items } = await order(placed(c), placed(b, { main: true, room: 'kitchen' }), placed(a));
  expect(items.map(({ id, room, main, caption_ar }) => [id, room, main, caption_ar])).toEqual([
    [c, null, false, null],
    [b, 'kitchen', true, null],
    [a, null, false, null],
  ]);
});

test('only unused photos of one’s own that were not refused are taken, each once, thirty at most', async () => {
  const [mine, refused] = [await uploaded(), await uploaded({ refused: true })];
  const theirs = await world.db
    .selectFrom('photo')
    .select('id')
    .where('unit_id', '=', listing.unitId)
    .execute();
  expect((await add(placed(mine), placed(theirs[0]?.id ?? ''))).errors).toEqual([
    'photos.1.id photo_unknown',
  ]);
  expect((await add(placed(refused))).errors).toEqual(['photos.0.id photo_not_clear']);
  expect((await add(placed(mine), placed(mine))).errors).toEqual(['photos.1.id photo_twice']);
  expect((await add(placed(mine, { main: true }), placed(await uploaded(), { main: true }))).errors).toEqual([
    'photos photo_main_one',
  ]);
  const many = await Promise.all(Array.from({ length: 30 }, () => uploaded()));
  expect((await add(...many.map((id) => placed(id)))).status).toBe(201);
  expect((await add(placed(mine))).errors).toEqual(['photos photos_30']);
  const other = await buildListing(world.db);
  const foreign = { ...listing, host: other.host };
  listing = foreign;
  expect((await add(placed(mine))).status).toBe(404);
});

test('the same picture is in an ad once: the same file, and the same look in another size', async () => {
  const look = '0'.repeat(32) + '1'.repeat(32);
  const [one, same] = [await uploaded({ hash: 'a file' }), await uploaded({ hash: 'a file' })];
  const [seen, alike] = [await uploaded({ look }), await uploaded({ look: `1110${look.slice(4)}` })];
  const unlike = await uploaded({ look: `${'1'.repeat(20)}${look.slice(20)}` });
  expect((await add(placed(one), placed(seen), placed(unlike))).status).toBe(201);
  expect((await add(placed(same))).errors).toEqual(['photos.0.id photo_twice']);
  expect((await add(placed(alike))).errors).toEqual(['photos.0.id photo_twice']);
  const broken = world.db.updateTable('photo').set({ unit_id: unitId, position: 9 }).where('id', '=', same);
  await expect(broken.execute()).rejects.toThrow('photo_once_a_unit');
});

test('of changes at once each is whole: one main photo, every place once', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => uploaded()));
  const adding = await Promise.all(ids.map((id) => add(placed(id, { main: true }))));
  expect(adding.map(({ status }) => status)).toEqual(ids.map(() => 201));
  const turned = ids.map((_, n) =>
    [...ids.slice(n), ...ids.slice(0, n)].map((id, at) => placed(id, { main: at === n })),
  );
  const ordering = await Promise.all(turned.map((photos) => order(...photos)));
  expect(ordering.map(({ status }) => status)).toEqual(ids.map(() => 200));
  const rows = await world.db
    .selectFrom('photo')
    .select(['position', 'is_main'])
    .where('unit_id', '=', unitId)
    .execute();
  expect(rows.map(({ position }) => position).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rows.filter((row) => row.is_main)).toHaveLength(1);
  // Refuses an order of photos of which one was deleted meanwhile.
  const [gone = ''] = ids;
  expect((await call('DELETE', `/host/photos/${gone}`)).status).toBe(200);
  expect((await order(...ids.map((id, at) => placed(id, { main: at === 0 })))).code).toBe('photos_changed');
  const left = await shown();
  expect([left.length, left.filter((photo) => photo.endsWith('main')).length]).toEqual([5, 1]);
});

test('no photo stands on a unit of another account, none in two places, and no refused one is silent', async () => {
  const { accountId } = (await buildListing(world.db)).host;
  const id = await uploaded();
  const set = (values: object) => world.db.updateTable('photo').set(values).where('id', '=', id).execute();
  await expect(set({ unit_id: unitId, position: 0, account_id: accountId })).rejects.toThrow(
    'photo_unit_of_its_account',
  );
  await expect(set({ unit_id: unitId })).rejects.toThrow('photo_of_unit_has_position');
  await expect(set({ unit_id: unitId, position: 30 })).rejects.toThrow('photo_thirty_a_unit');
  await expect(set({ is_main: true })).rejects.toThrow('photo_main_is_of_unit');
  await expect(set({ state: 'refused' })).rejects.toThrow('photo_refused_says_why');
});

test('photos of an ad in review stay as they are; a hidden one is reviewed again, and the next is the main one', async () => {
  unitId = listing.unitId;
  const [main, ...rest] = (await shown()).map((photo) => photo.slice(0, 36));
  const before = await shown();
  const turned = [...rest, main].map((id, at) => placed(id ?? '', { main: at === 0 }));
  const kept = [main, ...rest].map((id, at) => placed(id ?? '', { main: at === 0 }));
  for (const state of ['waiting_for_approval', 'processing'] as const) {
    await world.db.updateTable('ad').set({ state }).where('id', '=', listing.adId).execute();
    for (const change of [
      () => call('DELETE', `/host/photos/${main}`),
      async () => add(placed(await uploaded())),
      () => order(...turned),
      () => order(...kept.map((photo) => ({ ...photo, caption_ar: 'اتصل بنا' }))),
    ]) {
      const { status, code } = await change();
      expect([state, status, code]).toEqual([state, 409, 'ad_on_show']);
    }
    expect((await order(...kept)).status).toBe(200);
  }
  expect(await shown()).toEqual(before);
  await world.db.updateTable('ad').set({ state: 'hidden' }).where('id', '=', listing.adId).execute();
  expect((await call('DELETE', `/host/photos/${main}`)).status).toBe(200);
  expect(await shown()).toEqual([`${rest[0]} main`, ...rest.slice(1)]);
  const ad = await world.db
    .selectFrom('ad')
    .select('state')
    .where('id', '=', listing.adId)
    .executeTakeFirst();
  expect(ad?.state).toBe('not_published');
  expect((await call('DELETE', `/host/photos/${rest[0]}`)).status).toBe(200);
});
