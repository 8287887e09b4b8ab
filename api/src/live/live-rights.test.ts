import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signOutMember } from '../accounts/sign-out.ts';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { headersOf } from '../testing/world.ts';

let world: PaymentWorld;
let site: string;
beforeAll(async () => {
  world = await openPaymentWorld();
  site = await world.app.listen({ port: 0, host: '127.0.0.1' });
  // The connection that hears the database is made after the server listens.
  await vi.waitFor(async () => expect(await openStatus(await ticketOf(await newPerson()))).toBe(200), {
    timeout: 10_000,
  });
});
afterAll(() => world.close());

async function newPerson(): Promise<BuiltPerson> {
  const person = await buildPerson(world.database.db);
  await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  return person;
}

async function ticketOf(person: BuiltPerson): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/live/tickets',
    headers: headersOf(person),
    payload: {},
  });
  return answer.json().data.ticket;
}

async function openStatus(ticket: string): Promise<number> {
  const answer = await fetch(`${site}/api/v1/live?ticket=${ticket}`);
  await answer.body?.cancel();
  return answer.status;
}

const tokenOf = ({ personId }: BuiltPerson) =>
  world.database.db.updateTable('access_token').where('person_id', '=', personId);

it.each([
  [
    'was signed out',
    (person: BuiltPerson) =>
      world.app.inject({
        method: 'DELETE',
        url: '/api/v1/auth/tokens/current',
        headers: headersOf(person),
      }),
  ],
  [
    'was not used for too long',
    (person: BuiltPerson) =>
      tokenOf(person)
        .set({ last_used_at: new Date(world.clock.now.getTime() - 91 * 86_400_000) })
        .execute(),
  ],
  [
    'acts for another account now',
    async (person: BuiltPerson) => {
      const other = await buildPerson(world.database.db);
      await world.database.db
        .insertInto('team_member')
        .values({ account_id: other.accountId, person_id: person.personId, role: 'viewer' })
        .execute();
      await tokenOf(person).set({ account_id: other.accountId }).execute();
    },
  ],
  [
    'is of somebody who was removed from the team it acts for',
    async (person: BuiltPerson) => {
      await world.database.db.transaction().execute(async (tx) => {
        await tx.deleteFrom('team_member').where('person_id', '=', person.personId).execute();
        await signOutMember(tx, person, world.clock.now);
      });
    },
  ],
  [
    'is of an account that was closed',
    (person: BuiltPerson) =>
      world.database.db
        .updateTable('account')
        .set({ closed_at: world.clock.now })
        .where('id', '=', person.accountId)
        .execute(),
  ],
])('a ticket opens no stream once its token %s', async (_, end) => {
  const person = await newPerson();
  const [ticket, other] = [await ticketOf(person), await ticketOf(await newPerson())];
  await end(person);
  expect(await openStatus(ticket)).toBe(403);
  expect(await openStatus(other)).toBe(200);
});

/** Lets something happen while a ticket that was shown is being taken. */
async function whileTaking(show: () => Promise<unknown>, happen: (client: PoolClient) => Promise<unknown>) {
  const { pool } = world.database;
  const client = await pool.connect();
  await client.query('begin');
  await client.query('lock table live_ticket in exclusive mode');
  const shown = show();
  await vi.waitFor(async () => {
    const { rows } = await pool.query("select from pg_locks where not granted and locktype = 'relation'");
    expect(rows).toHaveLength(1);
  });
  await happen(client);
  await client.query('commit');
  client.release();
  return shown;
}

it('a token revoked in the moment between ticket and stream opens none either', async () => {
  const person = await newPerson();
  const ticket = await ticketOf(person);
  const status = await whileTaking(
    () => openStatus(ticket),
    (client) =>
      client.query('update access_token set revoked_at = now() where person_id = $1', [person.personId]),
  );
  expect(status).toBe(403);
});

it('listeners who leave while their stream is being opened take nobody’s place', async () => {
  const person = await newPerson();
  for (let gone = 0; gone < 101; gone += 1) {
    const ticket = await ticketOf(person);
    const connected = once(world.app.server, 'connection') as Promise<[Socket]>;
    const socket = connect({ port: Number(new URL(site).port), host: '127.0.0.1' });
    const [seen] = await connected;
    const show = async () =>
      socket.write(`GET /api/v1/live?ticket=${ticket} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await whileTaking(show, async () => {
      const closed = new Promise((resolve) => seen.once('close', resolve));
      socket.resetAndDestroy();
      await closed;
    });
  }
  expect(await openStatus(await ticketOf(person))).toBe(200);
});
