import { randomUUID } from 'node:crypto';
import type { ConsoleTicket, Ticket } from '@diyar/contract/people/tickets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenConstraint } from '../platform/db/database.ts';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { hold } from '../testing/payment-world.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
let operator: BuiltOperator;
let guest: BuiltPerson;
let host: BuiltPerson;
let other: BuiltPerson;
let listing: BuiltListing;
let booking: { id: string; number: string };
beforeAll(async () => {
  world = await openTestApp('2030-01-07T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
  guest = await buildPerson(world.db);
  other = await buildPerson(world.db);
  host = await buildPerson(world.db, { kind: 'business', name: 'مكتب الواحة' });
  listing = await buildListing(world.db, { host });
  booking = await hold(world, { unitId: listing.unitId, guest });
});
afterAll(() => world.close());

const WORDS = { kind: 'booking', subject: 'لم يصلني الرمز', text: 'وصلت ولم يصلني رمز الدخول' };
const STRANGER = { name: 'سارة', phone: '0551234567' };
async function open(body: object, token?: string) {
  const headers = { 'idempotency-key': randomUUID() };
  const { data, ...answer } = await world.call<{ id: string; key: string | null }>('/tickets', {
    ...{ method: 'POST', body: { ...WORDS, ...body }, headers, ...(token && { token }) },
  });
  if (data === null) throw new Error(answer.code);
  const { errors } = data as { errors?: { field: string; rule: string }[] };
  return { ...data, status: answer.status, wrong: errors?.map(({ field, rule }) => `${field} ${rule}`) };
}
const console = async (id: string) =>
  (await world.call<ConsoleTicket>(`/console/tickets/${id}`, { headers: operator.headers })).data.about;

test('both sides of a booking ask about it, and the operator sees whose it is and who asks', async () => {
  const about = { kind: 'booking', id: booking.number };
  for (const [person, side] of [
    [guest, 'guest'],
    [host, 'host'],
  ] as const) {
    const { id, status } = await open({ about }, person.token);
    expect(status).toBe(201);
    const { data } = await world.call<Ticket>(`/tickets/${id}`, { token: person.token });
    expect(data.about).toEqual(about);
    const { host: whose, ...thing } = (await console(id)) ?? { host: null };
    expect(whose).toEqual({ id: host.accountNumber, name: 'مكتب الواحة' });
    expect(thing).toMatchObject({ ...about, side });
  }
});

test('anyone asks about an ad of the site, a stranger too; of one that was never shown only whose it is', async () => {
  const about = { kind: 'ad', id: listing.adNumber };
  const { id, key } = await open({ ...STRANGER, about });
  expect((await world.call<Ticket>(`/tickets/${id}?k=${key}`)).data.about).toEqual(about);
  expect(await console(id)).toMatchObject({ ...about, side: null, is_on_show: true });
  const waiting = await buildListing(world.db, {
    ...{ host, ad: { state: 'waiting_for_approval', published_at: null } },
  });
  const own = { kind: 'ad', id: waiting.adNumber };
  expect((await open({ about: own }, guest.token)).wrong).toEqual(['about ticket_about_unknown']);
  const theirs = await open({ about: own }, host.token);
  expect(await console(theirs.id)).toMatchObject({ ...own, side: 'host', is_on_show: false });
});

test('nobody asks about the booking of others, nor a stranger about any, nor about what there is not', async () => {
  const about = { kind: 'booking', id: booking.number };
  const refused = ['about ticket_about_unknown'];
  expect((await open({ about }, other.token)).wrong).toEqual(refused);
  expect((await open({ ...STRANGER, about })).wrong).toEqual(refused);
  for (const kind of ['ad', 'booking'])
    expect((await open({ about: { kind, id: '999999999999' } }, guest.token)).wrong).toEqual(refused);
});

test('the database keeps no ticket about two things, or about the booking of others', async () => {
  const { id } = await open({ about: { kind: 'booking', id: booking.number } }, guest.token);
  const change = (to: object) =>
    world.db
      .updateTable('ticket')
      .set(to)
      .where('number', '=', Number(id))
      .execute()
      .then(() => 'kept', brokenConstraint);
  expect(await change({ ad_id: listing.adId })).toBe('ticket_about_one_thing');
  expect(await change({ account_id: other.accountId, person_id: other.personId })).toBe(
    'ticket_about_own_booking',
  );
});
