import type { Lead } from '@diyar/contract/finding/leads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { hold } from '../testing/payment-world.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

const tap = ({ adNumber }: BuiltListing, channel: string, person?: BuiltPerson) =>
  world.call(`/ads/${adNumber}/contacts`, {
    method: 'POST',
    body: { channel },
    ...(person !== undefined && { token: person.token }),
  });
const list = async ({ token }: BuiltPerson, query = '') =>
  (
    await world.call<{ items: Lead[]; total: number; ads: { id: string }[] }>(`/host/leads${query}`, {
      token,
    })
  ).data;

async function tapped() {
  const listing = await buildListing(world.db);
  const guest = await buildPerson(world.db, { name: 'هند العمري' });
  expect((await tap(listing, 'phone', guest)).status).toBeLessThan(300);
  world.clock.pass(86_400);
  await tap(listing, 'whatsapp', guest);
  world.clock.pass(60);
  await tap(listing, 'phone');
  return { listing, guest };
}

test('taps stand by person where known and one by one otherwise, newest first, without any number of theirs', async () => {
  const { listing, guest } = await tapped();
  const { items, total, ads } = await list(listing.host);
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { name: null, counts: { call: 1, whatsapp: 0 }, last: 'call', ad: { id: listing.adNumber } },
    { name: 'هند العمري', counts: { call: 1, whatsapp: 1 }, last: 'whatsapp' },
  ]);
  expect(ads.map(({ id }) => id)).toEqual([listing.adNumber]);
  expect(JSON.stringify(items)).not.toContain(guest.phone.slice(-9));
  expect((await list(guest)).items).toEqual([]);
});

test('leads are narrowed by kind, ad and day, and told in pages', async () => {
  const { listing } = await tapped();
  const today = new Date(world.clock.now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  expect((await list(listing.host, '?kind=whatsapp')).items).toMatchObject([
    { name: 'هند العمري', counts: { call: 0 } },
  ]);
  expect((await list(listing.host, '?ad=1')).items).toEqual([]);
  expect((await list(listing.host, `?from=${today}`)).items.map(({ counts }) => counts.call)).toEqual([1, 0]);
  expect((await list(listing.host, '?page=2&per_page=1')).items).toMatchObject([{ name: 'هند العمري' }]);
  // A page past the end still says how many there are: the site leads from it to the last.
  expect(await list(listing.host, '?page=9&per_page=1')).toMatchObject({ items: [], total: 2, pages: 2 });
});

test('an answer to a request is a lead with the name of who asked', async () => {
  const listing = await buildListing(world.db);
  const seeker = await buildPerson(world.db, { name: 'سلطان الدوسري' });
  const wish = {
    kind: 'wanted',
    purpose: 'rent',
    category: 'apartment',
    title: 'شقة في الرياض',
    city: 'riyadh',
    period: 4,
    channels: ['phone'],
  };
  const headers = { 'idempotency-key': 'leads-request-1' };
  const { data } = await world.call<{ id: string }>('/requests', {
    method: 'POST',
    token: seeker.token,
    body: wish,
    headers,
  });
  const answered = await world.call(`/requests/${data.id}/answers`, {
    method: 'POST',
    token: listing.host.token,
    body: { unit_id: listing.unitId },
    headers,
  });
  expect(answered.status).toBe(201);
  expect((await list(listing.host)).items).toMatchObject([
    { name: 'سلطان الدوسري', last: 'answer', request: data.id, ad: { id: listing.adNumber } },
  ]);
  // However the list is narrowed, the way to answer somebody is the same.
  expect((await tap(listing, 'phone', seeker)).status).toBe(201);
  expect((await list(listing.host, '?kind=call')).items).toMatchObject([
    { last: 'call', counts: { answer: 0 }, request: data.id, answered: true },
  ]);
  // Its page is gone once it is hidden: nothing leads there.
  await world.db
    .updateTable('request')
    .set({ state: 'hidden' })
    .where('number', '=', Number(data.id))
    .execute();
  expect((await list(listing.host)).items).toMatchObject([{ name: 'سلطان الدوسري', request: null }]);
});

test('who booked is answered in the messages of the newest booking that is open, and who only tapped is not', async () => {
  const { listing, guest } = await tapped();
  const threads = async () => (await list(listing.host)).items.map(({ thread }) => thread);
  expect(await threads()).toEqual([null, null]);
  const first = { unitId: listing.unitId, guest, start: '2026-12-01', end: '2026-12-03' };
  const old = await hold(world, first);
  expect(await threads()).toEqual([null, old.number]);
  world.clock.pass(60);
  const { unitId } = await buildListing(world.db, { host: listing.host });
  const next = await hold(world, { ...first, unitId });
  expect(await threads()).toEqual([null, next.number]);
  // Once its time to pay is over nobody writes in it.
  world.clock.pass(3 * 86_400);
  expect(await threads()).toEqual([null, null]);
});

test('a note is the account’s own, is written over and taken away, and only of its leads', async () => {
  const { listing } = await tapped();
  const other = await buildListing(world.db);
  const [visitor, known] = (await list(listing.host)).items;
  const note = ({ token }: BuiltPerson, id = '', text: string | null = 'يريد المعاينة') =>
    world.call(`/host/leads/${id}/note`, { method: 'PUT', token, body: { text } });
  for (const id of [visitor?.id, known?.id]) {
    expect((await note(listing.host, id)).status).toBe(200);
    expect((await note(listing.host, id, 'اتصل مرتين')).status).toBe(200);
    expect((await note(other.host, id)).status).toBe(404);
  }
  expect((await list(listing.host)).items.map((lead) => lead.note)).toEqual(['اتصل مرتين', 'اتصل مرتين']);
  await note(listing.host, visitor?.id, null);
  expect((await list(listing.host)).items.map((lead) => lead.note)).toEqual([null, 'اتصل مرتين']);
});

test('the file holds what the list holds, in the caller’s language', async () => {
  const { listing } = await tapped();
  const { data } = await world.call<{ name: string; text: string; rows: number }>('/host/leads/export', {
    token: listing.host.token,
    lang: 'en',
  });
  expect(data.rows).toBe(2);
  expect(data.name).toMatch(/^diyar-leads-\d{4}-\d\d-\d\d\.csv$/);
  expect(data.text).toContain('Unknown visitor,Tapped call');
});
