import { addDays } from '@diyar/contract/values/riyadh';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../platform/db/database.ts';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { calendarOfDays } from '../testing/feed-fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Downloaded } from './feed-source.ts';
import { readFeeds } from './read-feeds.ts';
import { takeFeed } from './take-feed.ts';

// A Saturday.
const NOON = new Date('2026-11-21T12:00:00+03:00');
const DAY = '2026-12-11';
const NONE = { etag: null, lastModified: null };
const text = (calendar: string): Downloaded => ({ kind: 'text', text: calendar, validators: NONE });

let database: TestDatabase;
let api: ContractApp;
let listing: BuiltListing;
let guest: BuiltPerson;
let said: Downloaded;
const source = { mayAsk: () => true, download: async () => said };

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOON);
  api.deps.feeds.download = source.download;
  guest = await buildPerson(database.db);
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('calendar_feed').execute();
  listing = await buildListing(database.db);
  said = text(calendarOfDays([DAY, addDays(DAY, 2)]));
});

const asHost = () => ({ token: listing.host.token, params: { id: listing.unitId } });
const add = (url = 'https://elsewhere.example/a.ics') =>
  api.call('POST /api/v1/host/units/{id}/feeds', { ...asHost(), body: { name: 'Airbnb', url } });
const feedsNow = () => api.get('GET /api/v1/host/units/{id}/feeds', asHost());
/** A quarter of an hour later. */
const readAgain = async () => {
  api.clock.pass(15 * 60);
  return readFeeds({ db: database.db, feeds: source }, api.clock.now);
};
const statesOf = async (from: string, to: string) => {
  const { days } = await api.get('GET /api/v1/units/{id}/calendar', {
    params: { id: listing.unitId },
    query: { from, to },
  });
  return days.map(({ state }) => state);
};
const book = async (start: string, end: string) => {
  const params = { id: listing.unitId };
  const quote = await api.get('POST /api/v1/units/{id}/quotes', { params, body: { period: 2, start, end } });
  const { id } = await api.get('POST /api/v1/reservations', {
    token: guest.token,
    key: crypto.randomUUID(),
    body: { quote_id: quote.id, method: 'card' },
  });
  await database.db
    .updateTable('reservation')
    .set({ state: 'active', hold_until: null })
    .where('number', '=', Number(id))
    .execute();
  return id;
};
const conflictEvents = async () =>
  (
    await database.db
      .selectFrom('event')
      .select('params')
      .where('key', '=', 'feed_conflict')
      .where('account_id', '=', listing.host.accountId)
      .execute()
  ).map(({ params }) => params);

describe('a calendar of another site', () => {
  it('takes its days at once and gives them back when it says them no more', async () => {
    expect((await add()).status).toBe(201);
    const states = () => statesOf(addDays(DAY, -1), addDays(DAY, 2));
    expect(await states()).toEqual(['free', 'reserved', 'reserved', 'free']);
    said = text(calendarOfDays([addDays(DAY, 1), addDays(DAY, 2)]));
    expect(await readAgain()).toBe(1);
    expect(await states()).toEqual(['free', 'free', 'reserved', 'free']);
    said = text(calendarOfDays());
    await readAgain();
    expect(await states()).toEqual(['free', 'free', 'free', 'free']);
  });

  it('is read every quarter of an hour, once, whoever reads', async () => {
    await add();
    const read = () => readFeeds({ db: database.db, feeds: source }, api.clock.now);
    expect(await read()).toBe(0);
    api.clock.pass(15 * 60);
    const both = await Promise.all([read(), read(), read()]);
    expect(both.reduce((sum, one) => sum + one)).toBe(1);
  });

  it('that fails keeps its days and is shown with why and its last good time', async () => {
    await add();
    const [before] = (await feedsNow()).items;
    said = { kind: 'failed', failure: 'unreachable' };
    await readAgain();
    const [after] = (await feedsNow()).items;
    expect(after).toMatchObject({
      failure: 'unreachable',
      good_at: before?.good_at,
      host: 'elsewhere.example',
    });
    expect(await statesOf(DAY, DAY)).toEqual(['reserved']);
    said = { kind: 'same' };
    await readAgain();
    const [good] = (await feedsNow()).items;
    expect(good).toMatchObject({ failure: null, good_at: good?.read_at });
    expect(good?.good_at).not.toBe(before?.good_at);
    expect(await statesOf(DAY, DAY)).toEqual(['reserved']);
  });

  it('is refused with why when it cannot be read, is there already, or is the eleventh', async () => {
    const rulesOf = async (url?: string) =>
      ((await add(url)).body.data as { errors: { field: string; rule: string }[] }).errors.map(
        ({ field, rule }) => [field, rule],
      );
    said = { kind: 'failed', failure: 'private_address' };
    expect(await rulesOf()).toEqual([['url', 'feed_private_address']]);
    said = text('<html></html>');
    expect(await rulesOf()).toEqual([['url', 'feed_not_calendar']]);
    expect(await rulesOf('a calendar')).toEqual([['url', 'feed_address']]);
    said = text(calendarOfDays());
    for (let number = 1; number < 10; number += 1) await add(`https://elsewhere.example/${number}.ics`);
    const last = await Promise.all([1, 2, 3].map((n) => add(`https://elsewhere.example/last-${n}.ics`)));
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    expect(await rulesOf('https://elsewhere.example/one-more.ics')).toEqual([['url', 'feeds_10']]);
    expect(await rulesOf('https://elsewhere.example/1.ics')).toEqual([['url', 'feed_twice']]);
  });

  it('that is removed frees its days, or leaves them to a closure', async () => {
    await add();
    await api.get('POST /api/v1/host/closures', {
      token: listing.host.token,
      body: {
        ...{ units: [listing.unitId], from: DAY, to: DAY, weekdays: null, season: null },
        ...{ starts: null, ends: null, note: null },
      },
    });
    const [feed] = (await feedsNow()).items;
    const params = { id: listing.unitId, feed: feed?.id ?? '' };
    await api.get('DELETE /api/v1/host/units/{id}/feeds/{feed}', { token: listing.host.token, params });
    expect(await statesOf(DAY, addDays(DAY, 1))).toEqual(['reserved', 'free']);
  });
});

describe('a booking that a calendar meets', () => {
  it('stays, is on the board and is told once', async () => {
    const number = await book(addDays(DAY, 1), addDays(DAY, 3));
    await add();
    expect(await statesOf(DAY, addDays(DAY, 3))).toEqual(['reserved', 'reserved', 'reserved', 'free']);
    await readAgain();
    const from = addDays(DAY, 1);
    expect(await conflictEvents()).toEqual([
      { name: 'Airbnb', unit: listing.unitId, reservation: Number(number), from, until: addDays(DAY, 2) },
    ]);
    const board = () => api.get('GET /api/v1/host/board', { token: listing.host.token });
    expect((await board()).conflicts).toMatchObject([
      { feed: 'Airbnb', reservation: number, unit_id: listing.unitId },
    ]);
    expect((await board()).items).toContainEqual(
      expect.objectContaining({ kind: 'import', feed: 'Airbnb', own: true }),
    );
    expect((await feedsNow()).items).toMatchObject([{ conflicts: 1 }]);
    said = text(calendarOfDays());
    await readAgain();
    expect((await board()).conflicts).toEqual([]);
  });

  it('and that another site only repeats from our own calendar is none', async () => {
    await book(DAY, addDays(DAY, 2));
    await api.get('POST /api/v1/host/units/{id}/calendar_link', asHost());
    said = text(calendarOfDays([DAY, addDays(DAY, 2), 'Not available']));
    await add();
    expect(await conflictEvents()).toEqual([]);
    said = text(calendarOfDays([DAY, addDays(DAY, 2), 'Reserved']));
    await readAgain();
    expect(await conflictEvents()).toHaveLength(1);
  });

  it('made at the same moment never overlaps what was taken', async () => {
    said = text(calendarOfDays());
    await add();
    const [feed] = (await feedsNow()).items;
    const quotes = await Promise.all(
      [0, 1, 2].map((n) =>
        api.get('POST /api/v1/units/{id}/quotes', {
          params: { id: listing.unitId },
          body: { period: 2, start: addDays(DAY, n), end: addDays(DAY, n + 2) },
        }),
      ),
    );
    const others = await Promise.all(quotes.map(() => buildPerson(database.db)));
    const spans = [{ block: false, days: [DAY, addDays(DAY, 4)] as const }];
    await Promise.all([
      transact(database.db, (tx) => takeFeed(tx, feed?.id ?? '', { spans, validators: NONE }, api.clock.now)),
      ...quotes.map(({ id }, n) =>
        api.call('POST /api/v1/reservations', {
          token: others[n]?.token ?? '',
          key: crypto.randomUUID(),
          body: { quote_id: id, method: 'card' },
        }),
      ),
    ]);
    expect(await statesOf(DAY, addDays(DAY, 3))).toEqual(['reserved', 'reserved', 'reserved', 'reserved']);
  });
});

describe('the link to a unit’s calendar', () => {
  const fetchFile = (url: string, headers = {}) => api.app.inject({ url: new URL(url).pathname, headers });
  const renew = async () => (await api.get('POST /api/v1/host/units/{id}/calendar_link', asHost())).url;

  it('tells when the unit is taken, by whom it does not, and what feeds brought it leaves out', async () => {
    await add();
    await book(addDays(DAY, 5), addDays(DAY, 7));
    const answer = await fetchFile(await renew());
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = new ICAL.Component(ICAL.parse(answer.body))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    expect(events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
      [addDays(DAY, 5), addDays(DAY, 7)],
    ]);
    expect(answer.body).not.toContain(guest.accountId);
    const again = await fetchFile((await feedsNow()).link?.url ?? '', {
      'if-none-match': answer.headers.etag,
    });
    expect(again.statusCode).toBe(304);
  });

  it('leads nowhere once it was renewed or taken back', async () => {
    const first = await renew();
    const [second] = await Promise.all([renew(), renew()]);
    expect((await fetchFile(first)).statusCode).toBe(404);
    const open = (await feedsNow()).link?.url ?? '';
    expect((await fetchFile(open)).statusCode).toBe(200);
    await api.get('DELETE /api/v1/host/units/{id}/calendar_link', asHost());
    for (const url of [first, second ?? '', open]) expect((await fetchFile(url)).statusCode).toBe(404);
    expect((await feedsNow()).link).toBeNull();
    const reopened = database.db
      .updateTable('calendar_link')
      .set({ revoked_at: null })
      .where('unit_id', '=', listing.unitId);
    await expect(reopened.execute()).rejects.toThrow('revoked for good');
  });
});
