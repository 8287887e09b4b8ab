import type { HostUnit } from '@diyar/contract/supply/host-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { fullWizard } from '../testing/supply.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

const { unit, prices, services, policy } = fullWizard();
type Spaces = { whole: boolean; ids?: string[]; made?: string[] };

const addUnit = (host: BuiltPerson, propertyId: string, spaces: Spaces) =>
  world.call<HostUnit>(`/host/properties/${propertyId}/units`, {
    method: 'POST',
    token: host.token,
    body: { unit: { ...unit, area: 30, spaces }, prices, services, policy },
  });
const villa = () => buildListing(world.db, { unit: { whole: true, description_ar: 'فيلا كاملة' } });

async function quoteOf(unitId: string): Promise<string> {
  const body = { period: 2, start: '2026-12-01', end: '2026-12-03' };
  return (await world.call<{ id: string }>(`/units/${unitId}/quotes`, { method: 'POST', body })).data.id;
}
const book = (guest: BuiltPerson, quoteId: string) =>
  world.call('/reservations', {
    method: 'POST',
    token: guest.token,
    headers: { 'idempotency-key': `book-${quoteId}` },
    body: { quote_id: quoteId, method: 'card' },
  });

/** The spaces of a property, each with how often it is taken. */
function takenOf(propertyId: string) {
  return world.db
    .selectFrom('space')
    .leftJoin('occupancy', 'occupancy.space_id', 'space.id')
    .select(({ fn }) => ['space.id', fn.count<number>('occupancy.id').as('taken')])
    .where('property_id', '=', propertyId)
    .groupBy('space.id')
    .orderBy('space.id')
    .execute();
}

test('a part that is made is a part of the whole, and taken as the whole is', async () => {
  const { host, propertyId, unitId, spaceIds } = await villa();
  const guest = await buildPerson(world.db);
  expect((await book(guest, await quoteOf(unitId))).status).toBe(201);
  const room = await addUnit(host, propertyId, { whole: false, made: ['غرفة الضيوف'] });
  expect(room.status).toBe(201);
  const parts = room.data.unit.spaces?.ids ?? [];
  expect(parts).toHaveLength(1);
  expect(await takenOf(propertyId)).toEqual([
    { id: spaceIds[0], taken: 1 },
    { id: parts[0], taken: 1 },
  ]);
  const whole = await world.call<HostUnit>(`/host/units/${unitId}`, { token: host.token });
  expect(whole.data.unit.spaces).toEqual({ whole: true, ids: [...spaceIds, ...parts] });
});

test('the whole is booked while a part of it is made: the part is taken for it, whichever came first', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { host, propertyId, unitId } = await villa();
    const guest = await buildPerson(world.db);
    const quote = await quoteOf(unitId);
    const [booked, made] = await Promise.all([
      book(guest, quote),
      addUnit(host, propertyId, { whole: false, made: [`غرفة ${round}`] }),
    ]);
    expect([booked.status, made.status]).toEqual([201, 201]);
    expect((await takenOf(propertyId)).map(({ taken }) => taken)).toEqual([1, 1]);
  }
});

test('parts are chosen of the own property alone, at least one, and not changed while the unit is taken', async () => {
  const { host, propertyId, unitId, spaceIds } = await villa();
  const other = await villa();
  const none = await addUnit(host, propertyId, { whole: false });
  expect(none.data).toMatchObject({ errors: [{ field: 'unit.spaces', rule: 'spaces_required' }] });
  const foreign = await addUnit(host, propertyId, { whole: false, ids: other.spaceIds });
  expect(foreign.data).toMatchObject({ errors: [{ field: 'unit.spaces', rule: 'spaces_unknown' }] });
  expect((await book(await buildPerson(world.db), await quoteOf(unitId))).status).toBe(201);
  const room = await addUnit(host, propertyId, { whole: false, made: ['ملحق'] });
  const shown = (await world.call<HostUnit>(`/host/units/${unitId}`, { token: host.token })).data;
  const save = (spaces: Spaces) =>
    world.call<HostUnit>(`/host/units/${unitId}`, {
      method: 'PUT',
      token: host.token,
      body: { version: shown.version, unit: { ...shown.unit, description_ar: 'فيلا كاملة', spaces } },
    });
  expect(await save({ whole: false, ids: spaceIds })).toMatchObject({
    status: 409,
    code: 'unit_has_bookings',
  });
  expect((await save({ whole: true })).status).toBe(200);
  const moved = await world.call<HostUnit>(`/host/units/${room.data.id}`, {
    method: 'PUT',
    token: host.token,
    body: {
      version: room.data.version,
      unit: { ...room.data.unit, spaces: { whole: false, ids: spaceIds } },
    },
  });
  expect(moved.data.unit.spaces).toEqual({ whole: false, ids: spaceIds });
});
