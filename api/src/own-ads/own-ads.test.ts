import type { HostAd, HostAdDetails } from '@diyar/contract/supply/host-ads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { buildMember } from '../testing/team.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

/** With all that publishing asks for. */
const SHOWABLE = {
  property: { mortgaged: false, disputed: false, unregistered_rights: false },
  unit: { photos: 4 },
};

const show = ({ token }: BuiltPerson, number: string) =>
  world.call<HostAdDetails>(`/host/ads/${number}`, { token });
const step = ({ token }: BuiltPerson, number: string, from: string, to: string, more: object = {}) =>
  world.call<HostAdDetails>(`/host/ads/${number}/steps`, {
    method: 'POST',
    token,
    body: { from, to, data_correct: true, ...more },
  });
const remove = ({ token }: BuiltPerson, number: string) =>
  world.call(`/host/ads/${number}`, { method: 'DELETE', token });
const isListed = async (number: string) => (await world.call(`/ads/${number}`)).status === 200;
const quote = async (unitId: string, guest: BuiltPerson) =>
  world.call<{ id: string }>(`/units/${unitId}/quotes`, {
    method: 'POST',
    token: guest.token,
    body: { period: 2, start: '2026-12-01', end: '2026-12-03' },
  });
const book = (quoteId: string, guest: BuiltPerson) =>
  world.call(`/reservations`, {
    method: 'POST',
    token: guest.token,
    headers: { 'idempotency-key': `book-${quoteId}` },
    body: { quote_id: quoteId, method: 'card' },
  });

test('hiding takes an ad off at once and showing brings it back, each step with who, when and why', async () => {
  const { host, adNumber } = await buildListing(world.db, SHOWABLE);
  expect(await isListed(adNumber)).toBe(true);
  const hidden = await step(host, adNumber, 'published', 'hidden', { reason: 'صيانة حتى نهاية الشهر' });
  expect(hidden).toMatchObject({
    status: 201,
    data: { state: 'hidden', abilities: { hide: false, publish: true, close: true, remove: true } },
  });
  expect(await isListed(adNumber)).toBe(false);
  world.clock.pass(60);
  await step(host, adNumber, 'hidden', 'published');
  expect(await isListed(adNumber)).toBe(true);
  const { data } = await show(host, adNumber);
  expect(data.steps).toMatchObject([
    { from: 'hidden', to: 'published', by: 'me', reason: 'published' },
    { from: 'published', to: 'hidden', by: 'me', reason: 'صيانة حتى نهاية الشهر' },
  ]);
});

test('a step must be confirmed, lead somewhere, and start from what was seen', async () => {
  const { host, adNumber } = await buildListing(world.db);
  const unconfirmed = await step(host, adNumber, 'published', 'hidden', { data_correct: false });
  expect(unconfirmed).toMatchObject({ status: 422, code: 'validation_failed' });
  expect(await step(host, adNumber, 'hidden', 'published')).toMatchObject({
    status: 409,
    code: 'state_changed',
  });
  expect((await step(host, adNumber, 'published', 'closed')).data.state).toBe('closed');
  expect(await step(host, adNumber, 'closed', 'published')).toMatchObject({ code: 'state_changed' });
});

test('of many who hide an ad at once one does, and one step is written', async () => {
  const { host, adNumber, adId } = await buildListing(world.db);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => step(host, adNumber, 'published', 'hidden')),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  const steps = await world.db.selectFrom('ad_transition').selectAll().where('ad_id', '=', adId).execute();
  expect(steps).toHaveLength(1);
});

test('what an operator holds, or whose licence ended, is not shown again by its people', async () => {
  const held = await buildListing(world.db, { ad: { state: 'hidden' } });
  await world.db.updateTable('ad').set({ held_at: world.clock.now }).where('id', '=', held.adId).execute();
  expect((await show(held.host, held.adNumber)).data.abilities.publish).toBe(false);
  expect(await step(held.host, held.adNumber, 'hidden', 'published')).toMatchObject({
    status: 409,
    code: 'ad_held',
  });
  const ended = await buildListing(world.db, {
    ad: { state: 'hidden', licence: { issued_on: '2025-01-01', expires_on: '2026-01-01' } },
  });
  expect(await step(ended.host, ended.adNumber, 'hidden', 'published')).toMatchObject({
    status: 409,
    code: 'ad_licence_ended',
  });
});

test('a hidden ad that lacks what publishing asks for is not shown again', async () => {
  const { host, adNumber, unitId } = await buildListing(world.db, { ...SHOWABLE, ad: { state: 'hidden' } });
  const main = world.db
    .selectFrom('photo')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('is_main', '=', true);
  const { id } = await main.executeTakeFirstOrThrow();
  const refused = { state: 'refused', failure: 'blurred' } as const;
  await world.db.updateTable('photo').set(refused).where('id', '=', id).execute();
  const answer = await step(host, adNumber, 'hidden', 'published');
  expect(answer).toMatchObject({
    status: 409,
    code: 'ad_incomplete',
    data: { missing: [{ code: 'photos_missing' }, { code: 'main_photo_missing' }] },
  });
  expect(await isListed(adNumber)).toBe(false);
});

test('others do not find an ad, viewers only look, editors do not delete', async () => {
  const { host, adNumber } = await buildListing(world.db);
  const stranger = await buildPerson(world.db, { kind: 'business' });
  expect((await show(stranger, adNumber)).status).toBe(404);
  expect((await step(stranger, adNumber, 'published', 'hidden')).status).toBe(404);
  expect((await remove(stranger, adNumber)).status).toBe(404);
  const editor = await buildMember(world.db, host, 'editor', 'ريم العتيبي');
  const viewer = await buildMember(world.db, host, 'viewer');
  expect((await show(viewer, adNumber)).data.abilities).toEqual({
    submit: false,
    withdraw: false,
    hide: false,
    publish: false,
    close: false,
    remove: false,
    special: false,
  });
  expect(await step(viewer, adNumber, 'published', 'hidden')).toMatchObject({
    status: 403,
    code: 'role_forbids',
  });
  expect((await step(editor, adNumber, 'published', 'hidden')).status).toBe(201);
  expect(await remove(editor, adNumber)).toMatchObject({ status: 403 });
  expect((await show(host, adNumber)).data.steps[0]).toMatchObject({ by: 'team', by_name: 'ريم العتيبي' });
  expect((await show(editor, adNumber)).data.steps[0]).toMatchObject({ by: 'me', by_name: null });
});

test('a deleted ad is gone for everyone and cannot be deleted twice', async () => {
  const { host, adNumber } = await buildListing(world.db);
  expect((await remove(host, adNumber)).status).toBe(200);
  expect((await remove(host, adNumber)).status).toBe(404);
  expect((await show(host, adNumber)).status).toBe(404);
  expect((await world.call(`/ads/${adNumber}`, { token: host.token })).status).toBe(404);
  const { data } = await world.call<{ items: HostAd[] }>('/host/ads', { token: host.token });
  expect(data.items).toEqual([]);
});

test('an ad with a booking ahead is not deleted', async () => {
  const { host, adNumber, unitId } = await buildListing(world.db);
  const guest = await buildPerson(world.db);
  const { data } = await quote(unitId, guest);
  expect((await book(data.id, guest)).status).toBe(201);
  expect((await show(host, adNumber)).data).toMatchObject({
    bookings_ahead: 1,
    abilities: { remove: false },
  });
  expect(await remove(host, adNumber)).toMatchObject({ status: 409, code: 'ad_has_bookings' });
  expect(await isListed(adNumber)).toBe(true);
});

test('of a booking and the deleting at the same moment only one happens', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { host, adNumber, unitId } = await buildListing(world.db);
    const guests = await Promise.all([1, 2, 3].map(() => buildPerson(world.db)));
    const quotes = await Promise.all(guests.map((guest) => quote(unitId, guest)));
    const bookings = guests.map((guest, index) => book(quotes[index]?.data.id ?? '', guest));
    const answers = await Promise.all([
      ...bookings.slice(0, 2),
      remove(host, adNumber),
      ...bookings.slice(2),
    ]);
    const deleted = answers[2]?.status === 200;
    const booked = answers.filter(({ status }) => status === 201).length;
    expect([deleted, booked]).toEqual(deleted ? [true, 0] : [false, 1]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  }
});

test('figures tell how many keep an ad and how often its number was shown', async () => {
  const { host, adNumber } = await buildListing(world.db);
  const guest = await buildPerson(world.db);
  await world.call(`/favourites/${adNumber}`, { method: 'PUT', token: guest.token });
  for (const channel of ['phone', 'whatsapp', 'whatsapp'])
    await world.call(`/ads/${adNumber}/contacts`, { method: 'POST', token: guest.token, body: { channel } });
  expect((await show(host, adNumber)).data.figures).toEqual({
    views: 0,
    visitors: 0,
    favourites: 1,
    calls: 1,
    whatsapp: 2,
    shares: 0,
  });
});

test('the list holds the acting account’s own, by state', async () => {
  const { host, adNumber } = await buildListing(world.db);
  const hidden = await buildListing(world.db, { host, ad: { state: 'hidden' } });
  await buildListing(world.db);
  const list = async (query = '') => {
    const { data } = await world.call<{ items: HostAd[] }>(`/host/ads${query}`, { token: host.token });
    return data.items.map(({ id }) => id).toSorted();
  };
  expect(await list()).toEqual([adNumber, hidden.adNumber].toSorted());
  expect(await list('?state=hidden')).toEqual([hidden.adNumber]);
});
