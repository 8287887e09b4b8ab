import { randomUUID } from 'node:crypto';
import type { QuoteRequest } from '@diyar/contract/booking/stays';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import {
  type BuiltListing,
  type BuiltPerson,
  buildAd,
  buildListing,
  buildOffer,
  buildPerson,
  buildUnit,
} from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { releaseLapsed } from './release-lapsed.ts';

const NOON = new Date('2026-11-21T12:00:00+03:00');
const nights = { period: 2, start: '2026-12-10', end: '2026-12-12' } as const;

let database: TestDatabase;
let api: ContractApp;
let listing: BuiltListing;
let noura: BuiltPerson;
let abdullah: BuiltPerson;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOON);
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(async () => {
  api.clock.now = NOON;
  listing = await buildListing(database.db);
  noura = await buildPerson(database.db, { name: 'نورة العتيبي' });
  abdullah = await buildPerson(database.db, { name: 'عبدالله الحربي' });
});

function quote(stay: Partial<QuoteRequest> = nights, unitId = listing.unitId, token?: string) {
  return api.get('POST /api/v1/units/{id}/quotes', {
    params: { id: unitId },
    body: stay,
    ...(token && { token }),
  });
}

async function book(guest: BuiltPerson, stay: Partial<QuoteRequest> = nights, unitId = listing.unitId) {
  const { id } = await quote(stay, unitId);
  return bookQuote(guest, id);
}

function bookQuote(
  guest: BuiltPerson,
  quoteId: string,
  key: string = randomUUID(),
  lang: 'ar' | 'en' = 'ar',
) {
  return api.call('POST /api/v1/reservations', {
    token: guest.token,
    key,
    lang,
    body: { quote_id: quoteId, method: 'card' },
  });
}

const later = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
};

describe('booking a unit', () => {
  it('holds the slot for 15 minutes for what the quote said', async () => {
    const priced = await quote();
    expect(priced.total.text).toBe('1,000 S.R');
    const { status, body } = await bookQuote(noura, priced.id);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      state: 'pending',
      hold_until: '2026-11-21T12:15:00+03:00',
      payment: { amount: priced.down_payment },
    });
    const calendar = await api.get('GET /api/v1/units/{id}/calendar', {
      params: { id: listing.unitId },
      query: { from: '2026-12-09', to: '2026-12-12' },
    });
    expect(calendar.days.map(({ state }) => state)).toEqual(['free', 'reserved', 'reserved', 'free']);
  });

  it('charges the offered price that the ad shows, and what it was', async () => {
    await buildOffer(database.db, { unitIds: [listing.unitId], accountId: listing.host.accountId });
    const { total, lines } = await quote();
    expect(total.text).toBe('900 S.R');
    expect(lines[0]).toMatchObject({ unit_price: { text: '450 S.R' }, was_unit_price: { text: '500 S.R' } });
    api.clock.now = new Date('2026-12-01T00:00:00+03:00');
    expect((await quote()).total.text).toBe('1,000 S.R');
  });

  it('gives a night to one of two guests who race for it, and the other gets times that are free', async () => {
    const [one, two] = await Promise.all([quote(), quote()]);
    const answers = await Promise.all([bookQuote(noura, one.id), bookQuote(abdullah, two.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ status: false, errNum: 409, code: 'unit_taken' });
    const { alternatives } = (lost ?? answers[0]).body.data as unknown as {
      alternatives: { unit_id: string; start: string; end: string; period: 2; total: { amount: number } }[];
    };
    expect(alternatives.length).toBeGreaterThan(0);
    // Each can be had, for the price it was shown with.
    for (const { unit_id, period, start, end, total } of alternatives)
      expect((await quote({ period, start, end }, unit_id)).total.amount).toBe(total.amount);
  });

  it('answers a repeated request with the first answer, and books once', async () => {
    const { id } = await quote();
    const key = randomUUID();
    const [first, again] = [await bookQuote(noura, id, key), await bookQuote(noura, id, key)];
    expect(again).toEqual(first);
    const other = await api.call('POST /api/v1/reservations', {
      token: noura.token,
      key,
      body: { quote_id: randomUUID(), method: 'card' },
    });
    expect(other.body.code).toBe('idempotency_key_reused');
    const without = await api.call('POST /api/v1/reservations', {
      token: noura.token,
      body: { quote_id: id, method: 'card' },
    });
    expect([without.status, without.body.code]).toEqual([400, 'idempotency_key_required']);
  });

  it('keeps a refusal under its key, and undoes what the refused request did', async () => {
    await book(abdullah);
    const key = randomUUID();
    const other = await buildListing(database.db);
    const { id } = await quote(nights, other.unitId);
    await database.db
      .updateTable('unit_policy')
      .set({ horizon_days: 1 })
      .where('unit_id', '=', other.unitId)
      .execute();
    const refused = await bookQuote(noura, id, key);
    expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed']);
    await database.db
      .updateTable('unit_policy')
      .set({ horizon_days: 365 })
      .where('unit_id', '=', other.unitId)
      .execute();
    expect(await bookQuote(noura, id, key)).toEqual(refused);
    expect((await bookQuote(noura, id)).status).toBe(201);
  });

  it('refuses a business account with the brief’s message, and the advertiser’s own people', async () => {
    const office = await buildPerson(database.db, { kind: 'business' });
    const { id } = await quote();
    expect(await bookQuote(office, id, randomUUID(), 'en')).toMatchObject({
      status: 403,
      body: {
        code: 'business_cannot_book',
        msg: 'A business account cannot book. Create an individual account?',
      },
    });
    const member = await buildPerson(database.db);
    await database.db
      .insertInto('team_member')
      .values({ account_id: listing.host.accountId, person_id: member.personId, role: 'viewer' })
      .execute();
    expect((await bookQuote(member, id)).body.code).toBe('own_unit');
  });

  it('asks for sign-in, and clears nothing', async () => {
    const { id } = await quote();
    const answer = await api.call('POST /api/v1/reservations', {
      key: randomUUID(),
      lang: 'en',
      body: { quote_id: id, method: 'card' },
    });
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'login_required', errNum: 401, msg: 'please login to continue' },
    });
  });

  it('answers 410 with a fresh quote that can be booked when the quote is over 15 minutes old', async () => {
    const { id, total } = await quote();
    later(16);
    const { status, body } = await bookQuote(noura, id);
    expect([status, body.code]).toEqual([410, 'quote_expired']);
    const fresh = (body.data as unknown as { quote: { id: string; total: unknown } }).quote;
    expect(fresh.total).toEqual(total);
    expect((await bookQuote(noura, fresh.id)).status).toBe(201);
  });

  it('holds for a bank transfer a day, where it is chosen with the booking', async () => {
    const { id } = await quote();
    const transfer = await api.call('POST /api/v1/reservations', {
      token: noura.token,
      key: randomUUID(),
      body: { quote_id: id, method: 'bank_transfer' },
    });
    expect(transfer.status).toBe(201);
    const { hold_until } = transfer.body.data as { hold_until: string };
    const until = Date.parse(hold_until);
    expect((until - api.clock.now.getTime()) / 60_000).toBe(24 * 60);
  });

  it('never believes a client’s amount', async () => {
    const { id, down_payment } = await quote();
    const answer = await api.call('POST /api/v1/reservations', {
      token: noura.token,
      key: randomUUID(),
      body: { quote_id: id, method: 'card', total: 1, down_payment: 1, amount: 1 },
    });
    expect(answer.status === 201 && answer.body.status && answer.body.data.payment.amount).toEqual(
      down_payment,
    );
  });
});

describe('the limits of holds', () => {
  it('allows one hold per unit, three per account, and none again on a unit for 30 minutes after a lapse', async () => {
    expect((await book(noura)).status).toBe(201);
    expect((await book(noura, { period: 2, start: '2026-12-20', end: '2026-12-21' })).body.code).toBe(
      'hold_exists',
    );
    for (let count = 2; count <= 3; count += 1) {
      expect((await book(noura, nights, (await buildListing(database.db)).unitId)).status).toBe(201);
    }
    const fourth = await book(noura, nights, (await buildListing(database.db)).unitId);
    expect([fourth.status, fourth.body.code, fourth.body.msg]).toEqual([
      409,
      'too_many_holds',
      expect.stringContaining('3'),
    ]);
    later(15);
    expect((await book(noura)).body).toMatchObject({
      code: 'hold_cooldown',
      msg: expect.stringContaining('30'),
    });
    later(30);
    expect((await book(noura)).status).toBe(201);
  });

  it('holds when three requests of one account race for a fourth hold', async () => {
    await book(noura);
    await book(noura, nights, (await buildListing(database.db)).unitId);
    const quotes = await Promise.all(
      [1, 2, 3].map(async () => quote(nights, (await buildListing(database.db)).unitId)),
    );
    const answers = await Promise.all(quotes.map(({ id }) => bookQuote(noura, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('frees a lapsed slot at once for others, even before any job has run', async () => {
    await book(noura);
    later(15);
    expect((await book(abdullah)).status).toBe(201);
    const mine = await api.get('GET /api/v1/reservations', { token: noura.token });
    expect(mine.items[0]?.state).toBe('lapsed');
  });

  it('lapses holds by the job, which two workers may run at once', async () => {
    await book(noura);
    later(15);
    const released = await Promise.all([1, 2].map(() => releaseLapsed(database.db, api.clock.now)));
    expect(released.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    const { rows } = await database.pool.query(
      'select count(*) from occupancy o join unit_space us using (space_id) where us.unit_id = $1',
      [listing.unitId],
    );
    expect(rows[0].count).toBe(0);
  });
});

describe('cancelling a hold', () => {
  it('frees the slot, shows its history, and cannot be done twice or by another', async () => {
    const { body } = await book(noura);
    const id = body.status ? body.data.id : '';
    const cancel = (guest: BuiltPerson) =>
      api.call('POST /api/v1/reservations/{id}/cancellation', { params: { id }, token: guest.token });
    expect((await cancel(abdullah)).status).toBe(404);
    const done = await cancel(noura);
    expect(done.body.data).toMatchObject({
      state: 'canceled',
      abilities: { pay: false, cancel: false },
      history: [{ to: 'pending' }, { to: 'canceled' }],
    });
    expect((await cancel(noura)).body.code).toBe('state_changed');
    expect((await book(abdullah)).status).toBe(201);
  });
});

describe('what may share a day', () => {
  it('refuses nights on a day with hours booked, and hours only where they overlap', async () => {
    const hours = { period: 1, start: '2026-12-10T10:00', end: '2026-12-10T12:00' } as const;
    expect((await book(noura, hours)).status).toBe(201);
    const night = await api.call('POST /api/v1/units/{id}/quotes', {
      params: { id: listing.unitId },
      body: nights,
    });
    expect([night.status, night.body.code]).toEqual([409, 'unit_taken']);
    expect(
      (await book(abdullah, { period: 1, start: '2026-12-10T12:00', end: '2026-12-10T13:00' })).status,
    ).toBe(201);
  });

  it('refuses the whole villa while one of its rooms is let, and the room while the villa is', async () => {
    const host = listing.host.accountId;
    const rooms = [
      await buildUnit(database.db, { propertyId: listing.propertyId, accountId: host }),
      await buildUnit(database.db, { propertyId: listing.propertyId, accountId: host }),
    ];
    const villa = await buildUnit(database.db, {
      propertyId: listing.propertyId,
      accountId: host,
      spaces: rooms.flatMap(({ spaceIds }) => spaceIds),
    });
    for (const { unitId } of [...rooms, villa]) await buildAd(database.db, { unitId, accountId: host });
    const room = rooms[0]?.unitId ?? '';
    expect((await book(noura, nights, room)).status).toBe(201);
    const whole = await api.call('POST /api/v1/units/{id}/quotes', {
      params: { id: villa.unitId },
      body: nights,
    });
    expect(whole.body.code).toBe('unit_taken');
    const week = { period: 2, start: '2026-12-20', end: '2026-12-27' } as const;
    expect((await book(abdullah, week, villa.unitId)).status).toBe(201);
    const inside = await api.call('POST /api/v1/units/{id}/quotes', {
      params: { id: room },
      body: { period: 2, start: '2026-12-26', end: '2026-12-28' },
    });
    expect(inside.body.code).toBe('unit_taken');
  });
});

describe('who sees a reservation', () => {
  it('shows each side its own, and nobody else’s', async () => {
    const { body } = await book(noura);
    const id = body.status ? body.data.id : '';
    const asHost = await api.get('GET /api/v1/host/reservations', { token: listing.host.token });
    expect(asHost.items).toMatchObject([
      { id, state: 'pending', start: nights.start, end: nights.end, other: { name: 'نورة العتيبي' } },
    ]);
    const hidden = await api.call('GET /api/v1/host/reservations/{id}', {
      params: { id },
      token: noura.token,
    });
    expect(hidden.status).toBe(404);
    const foreign = await api.call('GET /api/v1/reservations/{id}', {
      params: { id },
      token: abdullah.token,
    });
    expect(foreign.status).toBe(404);
    const mine = await api.get('GET /api/v1/reservations/{id}', {
      params: { id },
      token: noura.token,
      lang: 'en',
    });
    expect(mine).toMatchObject({
      side: 'guest',
      ad: { id: listing.adNumber },
      abilities: { pay: true, cancel: true },
    });
  });
});
