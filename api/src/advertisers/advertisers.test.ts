import type { AdvertiserCard, AdvertiserProfile } from '@diyar/contract/finding/advertisers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { idBySlug, insert } from '../testing/factory-rows.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

const show = (number: string, lang: 'ar' | 'en' = 'ar') =>
  world.call<AdvertiserProfile>(`/advertisers/${number}`, { lang });
const list = (query = '') =>
  world.call<{ items: AdvertiserCard[]; total: number; pages: number }>(`/advertisers${query}`);

test('an office is shown with what it says of itself, and its ads are counted', async () => {
  const host = await buildPerson(world.db, { kind: 'business', name: 'مكتب الواحة للعقار', verified: true });
  await buildListing(world.db, { host });
  await buildListing(world.db, { host, ad: { state: 'hidden' } });
  await buildListing(world.db, { host, unit: { privacy: 'private', link_key: 'key' } });
  await world.db
    .insertInto('account_profile')
    .values({
      account_id: host.accountId,
      about_ar: 'نؤجر الشقق في شمال الرياض منذ عشرين سنة.',
      languages: ['ar', 'ur'],
      email: 'secret@waha.sa',
      city_id: await idBySlug(world.db, 'city', 'riyadh'),
      logo_key: 'accounts/logo.webp',
      commercial_registration: '1010123456',
    })
    .execute();
  await world.db
    .insertInto('opening_hours')
    .values({ account_id: host.accountId, weekday: 7, opens_at: '09:00', closes_at: '24:00' })
    .execute();
  const answer = await show(host.accountNumber, 'en');
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.data).toMatchObject({
    name: 'مكتب الواحة للعقار',
    user_type: 'bussines',
    verified_at: '2026-01-02T12:00:00+03:00',
    city: { slug: 'riyadh', name: 'Riyadh' },
    about: 'نؤجر الشقق في شمال الرياض منذ عشرين سنة.',
    about_lang: 'ar',
    languages: ['ar', 'ur'],
    opening_hours: [{ weekday: 7, opens: '09:00', closes: '24:00' }],
    picture: 'accounts/logo.webp',
    ads: 1,
    rating: null,
    rates: [0, 0, 0, 0, 0],
  });
  const told = JSON.stringify(answer.data);
  for (const secret of ['secret@waha.sa', '1010123456', host.phone.slice(4)])
    expect(told).not.toContain(secret);
});

test('which bookings an advertiser accepts and cancels is measured, once there are five of each', async () => {
  const { host, unitId } = await buildListing(world.db);
  const now = world.clock.now;
  const shares = async () => {
    const { accepted_percent, cancelled_percent } = (await show(host.accountNumber)).data;
    return [accepted_percent, cancelled_percent];
  };
  const guest = await buildPerson(world.db);
  const lived = async (daysAgo: number, last: 'decline' | 'expire' | 'withdraw' | 'host_cancel' | null) => {
    const at = new Date(now.getTime() - daysAgo * 86_400_000);
    const reservation_id = await insert(world.db, 'reservation', {
      ...{ unit_id: unitId, guest_account_id: guest.accountId, host_account_id: host.accountId, period: 2 },
      ...{ start_date: '2027-01-01', end_date: '2027-01-02', state: 'canceled', starts_at: at },
      ...{
        ends_at: new Date(at.getTime() + 1000),
        method: 'card',
        terms: '{}',
        created_at: at,
        updated_at: at,
      },
      ...{ total: 1, tax: 0, down_payment: 1, security_deposit: 0 },
    });
    const isAnswered = last === null || last === 'host_cancel';
    const steps = [
      ['ask', 'pending', 'waiting_for_approval'],
      ...(isAnswered ? [['accept', 'waiting_for_approval', 'active']] : []),
      ...(last === null ? [] : [[last, isAnswered ? 'active' : 'waiting_for_approval', 'canceled']]),
    ];
    for (const [event, from_state, to_state] of steps)
      await insert(world.db, 'reservation_transition', {
        ...{ reservation_id, event, from_state, to_state, at },
        ...(to_state === 'canceled' && { paid: 1, refund: 1 }),
      } as never);
  };
  for (const last of [null, null, null, 'host_cancel'] as const) await lived(10, last);
  await lived(20, 'withdraw');
  await lived(400, 'decline');
  expect(await shares()).toEqual([null, null]);
  await lived(30, 'decline');
  expect(await shares()).toEqual([80, null]);
  await lived(30, null);
  await lived(40, 'expire');
  expect(await shares()).toEqual([71, 20]);
});

test('how soon an advertiser usually answers is measured, once they answered often enough', async () => {
  const { host, unitId } = await buildListing(world.db);
  const now = world.clock.now;
  const at = (ago: number) => new Date(now.getTime() - ago * 60_000);
  const answersIn = async () => (await show(host.accountNumber)).data.answer_minutes;
  // Three requests, answered after 30, 60 and 600 minutes; one more was answered too long ago to count.
  for (const [asked, took] of [
    [5000, 30],
    [4000, 60],
    [3000, 600],
    [200_000, 1],
  ] as const) {
    const { token } = await buildPerson(world.db);
    const body = {
      ...{ kind: 'wanted', purpose: 'rent', category: 'apartment', title: 'شقة قريبة من المترو' },
      ...{ city: 'riyadh', period: 4, channels: ['message'] },
    };
    const headers = { 'idempotency-key': `answered-request-${asked}` };
    const { data } = await world.call<{ id: string }>('/requests', { method: 'POST', token, headers, body });
    const { id } = await world.db
      .updateTable('request')
      .set({ published_at: at(asked) })
      .where('number', '=', Number(data.id))
      .returning('id')
      .executeTakeFirstOrThrow();
    await insert(world.db, 'request_answer', {
      ...{ request_id: id, account_id: host.accountId, unit_id: unitId, at: at(asked - took) },
    });
  }
  expect(await answersIn()).toBeNull();
  // Two guests wrote; one was answered after 10 minutes, the other after 1000, each though more was written since.
  for (const [asked, took] of [
    [2000, 10],
    [1500, 1000],
  ] as const) {
    const guest = await buildPerson(world.db);
    const reservation_id = await insert(world.db, 'reservation', {
      ...{ unit_id: unitId, guest_account_id: guest.accountId, host_account_id: host.accountId, period: 2 },
      ...{ start_date: `2027-01-${asked / 100}`, end_date: `2027-01-${asked / 100 + 1}`, state: 'active' },
      ...{ starts_at: at(-90_000), ends_at: at(-91_000), method: 'card', terms: '{}' },
      ...{
        total: 1,
        tax: 0,
        down_payment: 1,
        security_deposit: 0,
        created_at: at(9000),
        updated_at: at(9000),
      },
    });
    const written = [
      [guest, asked],
      [guest, asked - 1],
      [host, asked - took],
      [guest, asked - took - 1],
      [host, asked - took - 400],
    ] as const;
    await world.db
      .insertInto('message_thread')
      .values({ reservation_id, messages: 5, last_at: now })
      .execute();
    for (const [place, [by, ago]] of written.entries())
      await insert(world.db, 'message', {
        ...{ reservation_id, account_id: by.accountId, person_id: by.personId, position: place + 1 },
        ...{ text: 'السلام عليكم', created_at: at(ago) },
      });
  }
  expect(await answersIn()).toBe(60);
});

test('a person who advertises nothing is not found; with an ad on show they are', async () => {
  const person = await buildPerson(world.db);
  expect(await show(person.accountNumber)).toMatchObject({ status: 404, code: 'not_found' });
  const { adId } = await buildListing(world.db, { host: person });
  expect(await show(person.accountNumber)).toMatchObject({ status: 200, data: { user_type: 'ordinary' } });
  await world.db.updateTable('ad').set({ state: 'closed' }).where('id', '=', adId).execute();
  expect((await show(person.accountNumber)).status).toBe(404);
  expect((await show('999999999')).status).toBe(404);
  expect((await show('1e3')).status).toBe(404);
});

test('an office without ads is shown, a closed one is not', async () => {
  const office = await buildPerson(world.db, { kind: 'business' });
  expect(await show(office.accountNumber)).toMatchObject({ status: 200, data: { ads: 0 } });
  await world.db
    .updateTable('account')
    .set({ closed_at: world.clock.now })
    .where('id', '=', office.accountId)
    .execute();
  expect((await show(office.accountNumber)).status).toBe(404);
});

test('the verified are listed by city, with pages, those without an ad on show left out', async () => {
  const verified = async (city: string, district: string) => {
    const host = await buildPerson(world.db, { kind: 'business', verified: true });
    await buildListing(world.db, { host, property: { city, district } });
    return host.accountNumber;
  };
  const district = await world.db
    .selectFrom('district')
    .innerJoin('city', 'city.id', 'district.city_id')
    .select('district.slug')
    .where('city.slug', '=', 'abha')
    .executeTakeFirstOrThrow();
  const abha = [await verified('abha', district.slug), await verified('abha', district.slug)];
  await buildPerson(world.db, { kind: 'business', verified: true });
  const unverified = await buildListing(world.db, { property: { city: 'abha', district: district.slug } });
  const found = await list('?city=abha');
  expect(found.data.items.map(({ id }) => id).toSorted()).toEqual(abha.toSorted());
  expect(found.data.items.every(({ ads }) => ads === 1)).toBe(true);
  expect((await list('?city=abha&per_page=1&page=2')).data).toMatchObject({ total: 2, pages: 2 });
  expect((await list('?city=atlantis')).data.items).toEqual([]);
  const everyone = (await list('?per_page=100')).data.items.map(({ id }) => id);
  expect(everyone).toEqual(expect.arrayContaining(abha));
  expect(everyone).not.toContain(unverified.host.accountNumber);
});
