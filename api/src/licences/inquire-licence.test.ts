import type { FieldError } from '@diyar/contract/call/errors';
import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import type { LicenceInquiry } from '@diyar/contract/supply/licence-inquiries';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing } from '../testing/factories.ts';
import { buildUnlicensed, checkAs, IDENTITY } from '../testing/licence-world.ts';
import { fullWizard } from '../testing/supply.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
let host: BuiltPerson;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  ({ host } = await buildUnlicensed(world));
});
afterAll(() => world.close());

interface Asked {
  number?: string;
  identity?: string;
  content?: WizardContent;
  property_id?: string | null;
}

const ask = (asked: Asked = {}, token = host.token) =>
  world.call<LicenceInquiry & { errors: FieldError[] }>('/host/licence-inquiries', {
    method: 'POST',
    token,
    lang: 'en',
    body: { number: '7200000001', identity: IDENTITY, content: fullWizard(), property_id: null, ...asked },
  });
const rowsOf = ({ comparison }: LicenceInquiry) =>
  Object.fromEntries(comparison.map(({ field, agrees, takes }) => [field, [agrees, takes]]));

test('before there is an ad, the licence is told beside what is filled in, with what may be taken over; nothing is kept', async () => {
  const count = async () =>
    (await sql`select from licence union all select from licence_check`.execute(world.db)).rows.length;
  const before = await count();
  const { status, data } = await ask();
  expect(status).toBe(200);
  expect(data.licence).toMatchObject({ number: '7200000001', in_force: true, deed_last4: '0001' });
  expect(data.licence.stated).toContainEqual({ key: 'pawned', name: 'Mortgage', value: 'No' });
  expect(data.fits).toBe(false);
  expect(rowsOf(data)).toEqual({
    purpose: [true, null],
    property_type: [true, null],
    city: [true, null],
    district: [true, null],
    area: [false, 120],
    price: [true, null],
    rooms: [false, 2],
    street_width: [true, null],
    facing: [true, null],
    plan_number: [true, null],
    plot_number: [true, null],
  });
  expect(data.comparison.find(({ field }) => field === 'area')).toMatchObject({
    registry: '120 m²',
    ours: '140 m²',
    is_binding: true,
  });
  const full = fullWizard();
  const fits = await ask({ content: { ...full, property: { ...full.property, area: 120 } } });
  expect(fits.data.fits).toBe(true);
  expect(await count()).toBe(before);
  expect(JSON.stringify([data, fits.data])).not.toContain(IDENTITY);
});

test('where little is filled in yet, the licence says it; another purpose and place are differences that nobody takes over', async () => {
  const empty = await ask({ content: { prices: { purpose: 'rent' } } });
  expect(rowsOf(empty.data)).toMatchObject({
    purpose: [true, null],
    city: [null, null],
    area: [null, 120],
    price: [null, 6_000_000],
    facing: [null, 'n'],
    plan_number: [null, '3085/أ'],
  });
  const sold = await ask({ number: '7200000004' });
  expect(rowsOf(sold.data)).toMatchObject({
    purpose: [false, null],
    property_type: [false, null],
    price: [false, null],
  });
});

test('of a property that is there already, its own page changes its facts; another’s is not found', async () => {
  const listing = await buildListing(world.db, { host, property: { facing: 'sw' } });
  const content = { unit: { area: 90 }, prices: { purpose: 'rent' as const } };
  const { data } = await ask({ content, property_id: listing.propertyId });
  expect(rowsOf(data)).toMatchObject({ city: [true, null], facing: [false, null], area: [false, 120] });
  const other = await buildListing(world.db);
  expect((await ask({ property_id: other.propertyId })).status).toBe(404);
});

test('what a check refuses is refused here too, each in its own words', async () => {
  const code = async (asked: Asked) => (await ask(asked)).code;
  expect(await code({ number: '7200000002' })).toBe('licence_expired');
  expect(await code({ number: '7200000003' })).toBe('licence_not_yours');
  expect(await code({ number: '7200000009' })).toBe('registry_down');
  expect(await code({ number: '7200000010' })).toBe('licence_refused');
  const short = await ask({ number: '72000' });
  expect(short.data.errors).toEqual([
    { field: 'number', rule: 'licence_6_13', msg: 'Licence number must be 6 to 13 characters' },
  ]);
  expect((await ask({ identity: '1098765439' })).data.errors[0]?.rule).toBe('identity_matches_profile');
  const live = await buildUnlicensed(world, { host, state: 'changes_asked' });
  await checkAs(world, live, { number: '7200000001' });
  expect(await code({})).toBe('licence_taken');
  const viewer = await world.call('/host/licence-inquiries', { method: 'POST', body: {} });
  expect(viewer.status).toBe(401);
});
