import { randomUUID } from 'node:crypto';
import type { LiveChange } from '@diyar/contract/site/live';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { callAs, hold, openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { headersOf } from '../testing/world.ts';

let world: PaymentWorld;
let site: string;
beforeAll(async () => {
  world = await openPaymentWorld();
  site = await world.app.listen({ port: 0, host: '127.0.0.1' });
  await untilHeard();
});
afterAll(() => world.close());

interface Asked {
  person?: BuiltPerson;
  unitId?: string;
  linkKey?: string;
}

async function askTicket({ person, unitId, linkKey }: Asked) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/live/tickets',
    headers: headersOf({ token: person?.token }),
    payload: { ...(unitId && { unit_id: unitId }), ...(linkKey && { k: linkKey }) },
  });
  const { code, data } = answer.json() as { code: string; data: { ticket: string } };
  return { status: answer.statusCode, code, data };
}

const open = (ticket: string) => fetch(`${site}/api/v1/live?ticket=${ticket}`);

/** The stream of changes of someone; `next()` is the next of a kind, notifications aside unless they are asked for, or undefined when the stream has ended. */
async function follow(asked: Asked) {
  const answer = await open((await askTicket(asked)).data.ticket);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const changes = changesOf(answer);
  return {
    next: async (what?: 'notification' | 'report') => {
      for (;;) {
        const { value } = await changes.next();
        if (value === undefined || (what === undefined ? value.what !== 'notification' : value.what === what))
          return value;
      }
    },
    leave: () => changes.return(undefined),
  };
}

async function* changesOf(answer: Response): AsyncGenerator<LiveChange, undefined> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^event: change\ndata: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) yield JSON.parse(data);
    }
  }
  return undefined;
}

/** The connection that hears the database is made after the server listens. */
async function untilHeard(): Promise<void> {
  const person = await buildPerson(world.database.db);
  await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  const status = async () => {
    const answer = await open((await askTicket({ person })).data.ticket);
    await answer.body?.cancel();
    return answer.status;
  };
  await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 10_000 });
}

async function newPerson(): Promise<BuiltPerson> {
  const person = await buildPerson(world.database.db);
  await useTokensToday();
  return person;
}

async function useTokensToday(): Promise<void> {
  await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
}

describe('a ticket', () => {
  it('is for those who have something to follow, and may know of it', async () => {
    const hidden = await buildListing(world.database.db, {
      unit: { privacy: 'private', link_key: 'let-me-in' },
    });
    expect(await askTicket({})).toMatchObject({ status: 401, code: 'login_required' });
    expect(await askTicket({ unitId: randomUUID() })).toMatchObject({ status: 404, code: 'not_found' });
    expect(await askTicket({ unitId: hidden.unitId })).toMatchObject({ status: 404 });
    expect(await askTicket({ unitId: hidden.unitId, linkKey: 'let-me-in' })).toMatchObject({ status: 201 });
  });

  it('opens one stream, once, within a minute', async () => {
    const person = await newPerson();
    const { ticket } = (await askTicket({ person })).data;
    const both = await Promise.all([open(ticket), open(ticket)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    for (const answer of both) await answer.body?.cancel();
    const late = (await askTicket({ person })).data.ticket;
    world.clock.pass(60);
    expect((await open(late)).status).toBe(403);
  });
});

describe('a stream', () => {
  it('tells both sides of a reservation, and whoever looks at the calendar, of every step; and nobody else', async () => {
    const listing = await buildListing(world.database.db);
    const guest = await newPerson();
    const stranger = await newPerson();
    const [atGuest, atHost, atCalendar, elsewhere] = await Promise.all([
      follow({ person: guest }),
      follow({ person: listing.host }),
      follow({ unitId: listing.unitId }),
      follow({ person: stranger, unitId: (await buildListing(world.database.db)).unitId }),
    ]);
    const held = await hold(world, { unitId: listing.unitId, guest });
    const reservation = { what: 'reservation', id: held.number };
    const unit = { what: 'unit', id: listing.unitId };
    expect([await atGuest.next(), await atHost.next(), await atCalendar.next()]).toEqual([
      reservation,
      reservation,
      unit,
    ]);
    await callAs(world, guest, `/reservations/${held.number}/cancellation`);
    expect([await atGuest.next(), await atHost.next(), await atCalendar.next()]).toEqual([
      reservation,
      reservation,
      unit,
    ]);
    const own = await hold(world, { guest: stranger });
    expect(await elsewhere.next()).toEqual({ what: 'reservation', id: own.number });
    await Promise.all([atGuest, atHost, atCalendar, elsewhere].map(({ leave }) => leave()));
  });

  it('tells whoever is told of something that a notification is there', async () => {
    const listing = await buildListing(world.database.db);
    await useTokensToday();
    const atHost = await follow({ person: listing.host });
    await hold(world, { unitId: listing.unitId });
    expect(await atHost.next('notification')).toMatchObject({ what: 'notification' });
    await atHost.leave();
  });

  it('tells both sides of a case of reports of each of its steps', async () => {
    const { db } = world.database;
    const { host, adId } = await buildListing(db);
    const reporter = await newPerson();
    const now = world.clock.now;
    const id = await insert(db, 'report_case', {
      ...{ ad_id: adId, reported_account_id: host.accountId, opened_at: now },
      due_at: new Date(now.getTime() + 432_000_000),
    });
    const report = { case_id: id, account_id: reporter.accountId, reason: 'fraud' } as const;
    await insert(db, 'report', { ...report, address_hash: Buffer.alloc(32), created_at: now });
    await useTokensToday();
    const [atHost, atReporter] = [await follow({ person: host }), await follow({ person: reporter })];
    await db
      .updateTable('report_case')
      .set({ answer: 'ردنا', answered_at: now })
      .where('id', '=', id)
      .execute();
    expect(await atHost.next('report')).toMatchObject({ what: 'report' });
    expect(await atReporter.next('report')).toMatchObject({ what: 'report' });
    await Promise.all([atHost.leave(), atReporter.leave()]);
  });

  it('says nothing of what was undone', async () => {
    const guest = await newPerson();
    const atGuest = await follow({ person: guest });
    const first = await hold(world, { guest });
    expect(await atGuest.next()).toEqual({ what: 'reservation', id: first.number });
    const undone = world.database.db.transaction().execute(async (tx) => {
      await tx.updateTable('reservation').set({ state: 'canceled' }).where('id', '=', first.id).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const second = await hold(world, { guest });
    expect(await atGuest.next()).toEqual({ what: 'reservation', id: second.number });
    await atGuest.leave();
  });

  it('ends when its token is revoked or acts for another account', async () => {
    const person = await newPerson();
    const stream = await follow({ person });
    await world.app.inject({
      method: 'DELETE',
      url: '/api/v1/auth/tokens/current',
      headers: headersOf(person),
    });
    expect(await stream.next()).toBeUndefined();
  });

  it('ends when the database is no longer heard, and another one hears again', async () => {
    const guest = await newPerson();
    const before = await follow({ person: guest });
    await world.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'diyar live' and datname = current_database()`,
    );
    expect(await before.next()).toBeUndefined();
    await untilHeard();
    const after = await follow({ person: guest });
    const held = await hold(world, { guest });
    expect(await after.next()).toEqual({ what: 'reservation', id: held.number });
    await after.leave();
  });
});
