import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import type { HostProperty } from '@diyar/contract/supply/host-properties';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetUnused } from '../photos/forget-unused.ts';
import { transact } from '../platform/db/database.ts';
import { type BuiltListing, buildPerson } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { revisionWorld } from '../testing/revision-world.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { REVISION_GRAPH } from './revision.ts';

let world: TestApp;
let stage: Awaited<ReturnType<typeof revisionWorld>>;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  stage = await revisionWorld(world);
});
afterAll(() => world.close());

const withdraw = ({ host }: BuiltListing, { id, version }: { id: string; version: number }) =>
  world.call(`/host/revisions/${id}/withdrawal`, { method: 'POST', token: host.token, body: { version } });

test('the database has the same graph of revisions, edge by edge', async () => {
  const rows = await world.db.selectFrom('revision_edge').selectAll().execute();
  const told = rows.map(({ from_state, to_state, movers }) => `${from_state} ${to_state} ${movers}`);
  const ours = REVISION_GRAPH.map(({ from, to, movers }) => `${from} ${to} {${movers.join(',')}}`);
  expect(told.toSorted()).toEqual(ours.toSorted());
});

describe('an edit of an ad on show', () => {
  test('waits where it changes what was approved: the old stays up, and the rest is there at once', async () => {
    const listing = await stage.shown();
    const before = await stage.unitOf(listing);
    expect(before.revision).toBeNull();
    const saved = await stage.save(listing, before, {
      unit: { ...before.unit, description_ar: 'وصف ثانٍ', floor: 3, house_rules_ar: 'بلا تدخين' },
      prices: { ...before.prices, monthly: { amount: 800_000, active: true } },
    });
    expect(saved).toMatchObject({
      status: 200,
      data: {
        ad: { state: 'published' },
        unit: { description_ar: 'وصف ثانٍ', floor: 3, house_rules_ar: 'بلا تدخين' },
        prices: { monthly: { amount: 800_000 } },
        revision: {
          state: 'waiting',
          version: 1,
          changes: [
            { field: 'unit.description_ar', name: 'الوصف بالعربية', before: 'وصف أول', after: 'وصف ثانٍ' },
            { field: 'unit.floor', name: 'رقم الدور', before: null, after: '3' },
          ],
        },
      },
    });
    const rows = await world.db
      .selectFrom('unit')
      .select(['description_ar', 'floor', 'house_rules_ar'])
      .where('id', '=', listing.unitId)
      .execute();
    expect(rows).toEqual([{ description_ar: 'وصف أول', floor: null, house_rules_ar: 'بلا تدخين' }]);
    expect((await stage.publicPage(listing)).description).toBe('وصف أول');
    const ad = await world.call<HostAdDetails>(`/host/ads/${listing.adNumber}`, {
      token: listing.host.token,
    });
    expect(ad.data.revisions).toEqual([{ of: 'unit', state: 'waiting' }]);
  });

  test('joins what waits already, loses nothing, and is taken back once nothing differs', async () => {
    const listing = await stage.shown();
    await stage.edit(listing, { description_ar: 'وصف ثانٍ' });
    const older = await stage.unitOf(listing);
    await stage.edit(listing, { floor: 4 });
    // A form that was open meanwhile is told, with what waits.
    const stale = await stage.save(listing, older, { unit: { ...older.unit, age: 2 } });
    expect([stale.status, stale.code]).toEqual([409, 'edited_elsewhere']);
    expect(stale.data).toMatchObject({ current: { unit: { description_ar: 'وصف ثانٍ', floor: 4 } } });
    const joined = await stage.waiting(listing);
    expect(joined).toMatchObject({
      version: 2,
      changes: [{ field: 'unit.description_ar' }, { field: 'unit.floor' }],
    });
    // Saved again as it is, it waits as it did.
    await stage.edit(listing, {});
    expect((await stage.waiting(listing)).version).toBe(2);
    const reverted = await stage.edit(listing, { description_ar: 'وصف أول', floor: null });
    expect(reverted.data.revision).toBeNull();
    expect((await stage.queue()).map(({ ad }) => ad)).not.toContain(listing.adNumber);
  });

  test('is withdrawn by its people alone, as it was seen', async () => {
    const listing = await stage.shown();
    await stage.edit(listing, { floor: 5 });
    const revision = await stage.waiting(listing);
    const other = await buildPerson(world.db, { kind: 'business' });
    expect((await withdraw({ ...listing, host: other }, revision)).status).toBe(404);
    expect((await withdraw(listing, { ...revision, version: 7 })).code).toBe('state_changed');
    expect((await withdraw(listing, revision)).status).toBe(201);
    expect(await stage.unitOf(listing)).toMatchObject({ revision: null, unit: { floor: null } });
    expect((await withdraw(listing, revision)).code).toBe('state_changed');
    expect((await stage.decide(revision.id, 1, { decision: 'approved' })).code).toBe('state_changed');
  });

  test('that was sent back leaves the queue, stays in sight, and is sent again as it is by its people', async () => {
    const listing = await stage.shown();
    await stage.edit(listing, { floor: 5 });
    const { id, version } = await stage.waiting(listing);
    const again = (seen: number, host = listing.host) =>
      world.call(`/host/revisions/${id}/submissions`, {
        method: 'POST',
        token: host.token,
        body: { version: seen },
      });
    expect((await again(version)).code).toBe('state_changed');
    const fields = [{ field: 'photos', text: 'أرسل صورة الصك إلى الدعم' }];
    expect((await stage.decide(id, version, { decision: 'changes_asked', fields })).status).toBe(201);
    expect((await stage.queue()).map(({ ad }) => ad)).not.toContain(listing.adNumber);
    expect((await stage.queue('changes_asked')).map(({ ad }) => ad)).toContain(listing.adNumber);
    const other = await buildPerson(world.db, { kind: 'business' });
    expect((await again(version, other)).status).toBe(404);
    expect((await again(version)).status).toBe(201);
    expect((await again(version)).code).toBe('state_changed');
    expect((await stage.queue()).map(({ ad }) => ad)).toContain(listing.adNumber);
    expect((await stage.waiting(listing)).version).toBe(version + 1);
  });

  test('one waits for a unit, and one for a property, whatever is sent at once', async () => {
    const listing = await stage.shown();
    const unit = await stage.unitOf(listing);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((floor) => stage.save(listing, unit, { unit: { ...unit.unit, floor } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const row = await world.db
      .selectFrom('revision')
      .selectAll()
      .where('unit_id', '=', listing.unitId)
      .executeTakeFirstOrThrow();
    const { id: _, before, after, ...twin } = row;
    const again = world.db
      .insertInto('revision')
      .values({ ...twin, before: JSON.stringify(before), after: JSON.stringify(after) });
    await expect(again.execute()).rejects.toMatchObject({ constraint: 'revision_one_open_per_unit' });
  });

  test('of a property waits for all its ads; whom to call and the way there change at once', async () => {
    const listing = await stage.shown();
    const path = `/host/properties/${listing.propertyId}`;
    const { token } = listing.host;
    const { data: held } = await world.call<HostProperty>(path, { token });
    const saved = await world.call<HostProperty>(path, {
      method: 'PUT',
      token,
      body: {
        version: held.version,
        property: {
          ...held.property,
          furnished: 'none',
          viewer_phone: '0559876543',
          directions_ar: 'خلف المسجد',
        },
        location: held.location,
      },
    });
    expect(saved.data).toMatchObject({
      property: { furnished: 'none', viewer_phone: '0559876543' },
      revision: { changes: [{ field: 'property.furnished', before: 'مفروش', after: 'غير مفروش' }] },
    });
    const { furnished, viewer_phone } = await world.db
      .selectFrom('property')
      .select(['furnished', 'viewer_phone'])
      .where('id', '=', listing.propertyId)
      .executeTakeFirstOrThrow();
    expect([furnished, viewer_phone]).toEqual(['full', '0559876543']);
    const { id, version } = saved.data.revision ?? { id: '', version: 0 };
    expect(await stage.evidence(id)).toMatchObject({
      of: 'property',
      ads: [listing.adNumber],
      obstacles: [],
    });
    expect((await stage.decide(id, version, { decision: 'approved' })).status).toBe(201);
    expect((await world.call<HostProperty>(path, { token })).data).toMatchObject({
      property: { furnished: 'none' },
      revision: null,
    });
  });

  test('that is hidden meanwhile is saved as a whole, and reviewed with the ad', async () => {
    const listing = await stage.shown();
    await stage.edit(listing, { floor: 6 });
    await world.db.updateTable('ad').set({ state: 'hidden' }).where('id', '=', listing.adId).execute();
    const saved = await stage.edit(listing, { age: 1 });
    expect(saved.data).toMatchObject({
      ad: { state: 'not_published' },
      unit: { floor: 6, age: 1 },
      revision: null,
    });
    const { state } = await world.db
      .selectFrom('revision')
      .select('state')
      .where('unit_id', '=', listing.unitId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('absorbed');
  });
});

describe('photos of an ad on show', () => {
  test('change once an operator agrees: what is added waits, what goes stays until then', async () => {
    const listing = await stage.shown();
    const { host, unitId } = listing;
    const { token } = host;
    const { photos } = await stage.unitOf(listing);
    const [main, second, ...rest] = photos.map(({ id }) => id);
    const added = await insert(world.db, 'photo', {
      account_id: host.accountId,
      state: 'ready',
      file_key: 'photos/1/x',
      width: 1600,
      height: 1200,
      colour: '#aabbcc',
      created_at: new Date('2026-01-01T00:00:00Z'),
    });
    const put = await world.call(`/host/units/${unitId}/photos`, {
      method: 'POST',
      token,
      body: { photos: [{ id: added }] },
    });
    expect(put.status).toBe(201);
    expect((await world.call(`/host/photos/${second}`, { method: 'DELETE', token })).status).toBe(200);
    const order = [added, main, ...rest].map((id, at) => ({
      id,
      main: at === 0,
      caption_ar: at === 0 ? 'المجلس' : null,
    }));
    const ordered = await world.call(`/host/units/${unitId}/photos/order`, {
      method: 'PUT',
      token,
      body: { photos: order },
    });
    expect(ordered.status).toBe(200);
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(ids((await stage.unitOf(listing)).photos)).toEqual([added, main, ...rest]);
    const paths = async () =>
      (await stage.publicPage(listing)).photos.map(({ path }) => path.replace('photos/', ''));
    expect(await paths()).toEqual([main, second, ...rest]);
    // The photo that waits is old and used by nothing yet: it is kept.
    await transact(world.db, (tx) => forgetUnused(tx, host.accountId, [added]));
    const revision = await stage.waiting(listing);
    const seen = await stage.evidence(revision.id);
    expect(seen.photos?.before.map(({ id, mark }) => [id, mark])[1]).toEqual([second, 'removed']);
    expect(seen.photos?.after[0]).toMatchObject({
      id: added,
      mark: 'added',
      caption: 'المجلس',
      is_main: true,
    });
    expect((await stage.decide(revision.id, revision.version, { decision: 'approved' })).status).toBe(201);
    expect(await paths()).toEqual([added, main, ...rest]);
    expect(await stage.unitOf(listing)).toMatchObject({ revision: null });
  });

  test('that are still being made are approved by nobody', async () => {
    const listing = await stage.shown();
    const added = await insert(world.db, 'photo', { account_id: listing.host.accountId });
    await world.call(`/host/units/${listing.unitId}/photos`, {
      method: 'POST',
      token: listing.host.token,
      body: { photos: [{ id: added }] },
    });
    const { id, version } = await stage.waiting(listing);
    expect((await stage.decide(id, version, { decision: 'approved' })).code).toBe('ad_incomplete');
    // Given up, it is in no edit any more.
    await world.call(`/host/photos/${added}`, { method: 'DELETE', token: listing.host.token });
    expect((await stage.unitOf(listing)).revision).toBeNull();
  });
});
