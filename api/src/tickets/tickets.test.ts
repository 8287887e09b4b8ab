import { randomUUID } from 'node:crypto';
import type { ConsoleTicket, Ticket, TicketLine } from '@diyar/contract/people/tickets';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { cleanUpTickets } from './clean-up-tickets.ts';
import { tellAnswer } from './tell-answer.ts';

let world: TestApp;
let operators: BuiltOperator[];
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z', { PUBLIC_URL: 'https://diyar.example' });
  const { pepper } = world.deps.config;
  operators = [
    await buildOperator(world.db, pepper, world.clock.now),
    await buildOperator(world.db, pepper, world.clock.now, { name: 'هيا المشغّلة' }),
  ];
});
afterAll(() => world.close());

type Opened = { id: string; key: string | null };
const WORDS = { kind: 'booking', subject: 'لم يصلني الاسترداد', text: 'ألغيت الحجز ولم يصل المبلغ' };
const STRANGER = { ...WORDS, name: 'سارة', phone: '٠٥٥ ١٢٣ ٤٥٦٧', email: 'sara@example.com' };

let network = 0;
const send = (
  body: object,
  { token, key = randomUUID(), address }: { token?: string; key?: string; address?: string } = {},
) => {
  network += 1;
  const from = address ?? `10.7.${network >> 8}.${network & 255}`;
  const headers = { 'idempotency-key': key, 'x-forwarded-for': from };
  return world.call<Opened>('/tickets', { method: 'POST', body, headers, ...(token && { token }) });
};
const read = (id: string, by: { token?: string; key?: string | null }) =>
  world.call<Ticket>(`/tickets/${id}${by.key ? `?k=${by.key}` : ''}`, by.token ? { token: by.token } : {});
const decide = (id: string, body: object, operator = operators[0]) =>
  world.call<ConsoleTicket>(`/console/tickets/${id}/decision`, {
    method: 'POST',
    headers: operator?.headers ?? {},
    body: { decision: 'answered', text: 'راجعنا الحجز وسيصلك المبلغ غدًا', seen: 1, ...body },
  });
const inbox = async (state = 'open') => {
  const { data } = await world.call<{ items: TicketLine[] }>(`/console/tickets?state=${state}&per_page=100`, {
    headers: operators[0]?.headers ?? {},
  });
  return data.items.map(({ id }) => id);
};
const rules = (data: unknown) =>
  (data as { errors: { field: string; rule: string }[] }).errors.map(({ field, rule }) => [field, rule]);
const opened = async (person: BuiltPerson) => (await send(WORDS, person)).data.id;

test('somebody signed in opens a ticket, an operator answers it, and it is read in the list of its account', async () => {
  const person = await buildPerson(world.db);
  const id = await opened(person);
  expect(id).toMatch(/^\d{8}$/);
  expect(await inbox()).toContain(id);
  expect((await decide(id, {})).data).toMatchObject({
    state: 'answered',
    sender: { name: expect.any(String), account_id: person.accountNumber },
    contact: { phone: person.phone },
    messages: [{ by: 'sender' }, { by: 'diyar', name: 'نايف المشغّل' }],
  });
  expect(await inbox()).not.toContain(id);
  const mine = await world.call<{ items: TicketLine[] }>('/tickets', { token: person.token });
  expect(mine.data.items).toMatchObject([{ id, state: 'answered', subject: WORDS.subject }]);
  const { data } = await read(id, person);
  expect(data.messages).toMatchObject([{ text: WORDS.text }, { by: 'diyar' }]);
  expect(JSON.stringify(data)).not.toContain('نايف');
  const acts = await world.db
    .selectFrom('audit_entry')
    .select(['act', 'operator_id'])
    .where('subject_id', '=', id)
    .execute();
  expect(acts).toEqual([{ act: 'ticket_answered', operator_id: operators[0]?.operatorId }]);
});

test('a stranger leaves name and phone, and reads the answer by the link that reaches that phone', async () => {
  expect(rules((await send(WORDS)).data)).toEqual([
    ['name', 'name_required'],
    ['phone', 'phone_required'],
  ]);
  expect(rules((await send({ ...STRANGER, phone: '12345' })).data)).toEqual([['phone', 'phone_invalid']]);
  const { data } = await send(STRANGER);
  expect((await read(data.id, {})).status).toBe(404);
  expect((await read(data.id, { key: 'a-guess-of-22-letters-' })).status).toBe(404);
  expect((await read(data.id, await buildPerson(world.db))).status).toBe(404);
  expect((await read(data.id, data)).data.state).toBe('open');
  await decide(data.id, {});
  const { id: ticketId } = await world.db
    .selectFrom('ticket')
    .select('id')
    .where('number', '=', Number(data.id))
    .executeTakeFirstOrThrow();
  const { sender, config } = world.deps;
  await tellAnswer({ db: world.db, sender, ...config }, { ticketId, position: 2 }, world.clock.now);
  const sent = await world.db
    .selectFrom('outbox_message')
    .select(['recipient', 'body'])
    .where('kind', '=', 'ticket_answered')
    .execute();
  const link = `https://diyar.example/contact-us?ticket=${data.id}&k=${data.key}`;
  expect(sent).toEqual([
    { recipient: '+966551234567', body: `ديار: وصل الرد على تذكرتك رقم ${data.id}\n${link}` },
  ]);
});

test('a sending repeated under its key is one ticket, however many at once; another text under it is refused', async () => {
  const person = await buildPerson(world.db);
  for (const by of [{}, { token: person.token }]) {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(STRANGER, { ...by, key })));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id} ${data.key}`)).size).toBe(1);
    const other = await send({ ...STRANGER, text: 'غير ذلك' }, { ...by, key });
    expect(other).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  }
  const mine = await world.call<{ total: number }>('/tickets', { token: person.token });
  expect(mine.data.total).toBe(1);
  const keyless = await world.call('/tickets', { method: 'POST', body: STRANGER });
  expect(keyless).toMatchObject({ status: 400, code: 'idempotency_key_required' });
});

test('of operators who answer at once one does, and nobody answers what they have not read', async () => {
  const person = await buildPerson(world.db);
  const id = await opened(person);
  const answers = await Promise.all(operators.map((operator) => decide(id, {}, operator)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const reply = { method: 'POST' as const, token: person.token };
  const more = await world.call<Ticket>(`/tickets/${id}/messages`, {
    ...reply,
    body: { text: 'لم يصل بعد', seen: 2 },
  });
  expect(more.data).toMatchObject({ state: 'open' });
  const twice = await world.call(`/tickets/${id}/messages`, {
    ...reply,
    body: { text: 'لم يصل بعد', seen: 2 },
  });
  expect(twice).toMatchObject({ status: 409, code: 'state_changed' });
  expect(await decide(id, { seen: 2 })).toMatchObject({ status: 409, code: 'state_changed' });
  expect((await decide(id, { seen: 3 })).status).toBe(201);
});

test('of a message and the closing at the same moment the message comes before, or is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await buildPerson(world.db);
    const id = await opened(person);
    const body = { text: 'إضافة', seen: 1 };
    const [reply, closing] = await Promise.all([
      world.call(`/tickets/${id}/messages`, { method: 'POST', token: person.token, body }),
      decide(id, { decision: 'closed', text: '' }),
    ]);
    expect([reply.status, closing.status].toSorted()).toEqual([201, 409]);
    expect((await read(id, person)).data.state).toBe(closing.status === 201 ? 'closed' : 'open');
  }
});

test('a closed ticket takes no more messages, from nobody', async () => {
  const person = await buildPerson(world.db);
  const id = await opened(person);
  expect((await decide(id, { decision: 'closed', text: 'حُل الأمر' })).data.state).toBe('closed');
  const body = { text: 'شيء آخر', seen: 2 };
  const reply = await world.call(`/tickets/${id}/messages`, { method: 'POST', token: person.token, body });
  expect(reply).toMatchObject({ status: 409, code: 'ticket_closed' });
  expect(await decide(id, { seen: 2 })).toMatchObject({ status: 409, code: 'ticket_closed' });
  const { id: ticket_id } = await world.db
    .selectFrom('ticket')
    .select('id')
    .where('number', '=', Number(id))
    .executeTakeFirstOrThrow();
  const row = { ticket_id, position: 3, text: 'خلسة', created_at: world.clock.now };
  await expect(world.db.insertInto('ticket_message').values(row).execute()).rejects.toMatchObject({
    constraint: 'ticket_message_of_open_ticket',
  });
});

test('an account and an address open only so many tickets a day', async () => {
  const person = await buildPerson(world.db);
  const few = await Promise.all(Array.from({ length: 12 }, () => send(WORDS, person)));
  expect(few.filter(({ status }) => status === 201)).toHaveLength(10);
  const address = '203.0.113.9';
  for (let one = 0; one < 10; one += 1) await send(STRANGER, { address });
  const refused = await send(STRANGER, { address });
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(refused.headers['retry-after']).toBe(String(86_400));
});

test('a ticket closed two years ago is forgotten, an open one is not', async () => {
  const person = await buildPerson(world.db);
  const [old, kept] = [await opened(person), await opened(person)];
  await decide(old, { decision: 'closed', text: '' });
  const later = new Date(world.clock.now.getTime() + 731 * 86_400_000);
  await cleanUpTickets(world.deps, later);
  expect((await read(old, person)).status).toBe(404);
  expect((await read(kept, person)).status).toBe(200);
});

test('an answered ticket that nobody writes in is closed after thirty days, not before', async () => {
  const person = await buildPerson(world.db);
  const id = await opened(person);
  await decide(id, {});
  const after = (days: number) => new Date(world.clock.now.getTime() + days * 86_400_000);
  await cleanUpTickets(world.deps, after(29));
  expect((await read(id, person)).data.state).toBe('answered');
  await cleanUpTickets(world.deps, after(31));
  expect((await read(id, person)).data.state).toBe('closed');
  await cleanUpTickets(world.deps, after(700));
  expect((await read(id, person)).status).toBe(200);
  await cleanUpTickets(world.deps, after(762));
  expect((await read(id, person)).status).toBe(404);
});

const write = (id: string, seen: number, by: { token?: string; key?: string | null }) =>
  world.call<Ticket>(`/tickets/${id}/messages`, {
    method: 'POST',
    body: { text: 'إضافة', seen, ...(by.key && { k: by.key }) },
    ...(by.token && { token: by.token }),
  });

test('only so many messages wait for one answer, and only so many are written a day', async () => {
  const { data } = await send(STRANGER);
  for (let seen = 1; seen < 10; seen += 1) expect((await write(data.id, seen, data)).status).toBe(201);
  expect(await write(data.id, 10, data)).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await decide(data.id, { seen: 10 })).status).toBe(201);
  expect((await write(data.id, 11, data)).status).toBe(201);
  const person = await buildPerson(world.db);
  const [one, other] = [await opened(person), await opened(person)];
  await world.db
    .insertInto('ticket_message')
    .columns(['ticket_id', 'position', 'text', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('ticket')
        .select(['id', sql<number>`generate_series(2, 31)`.as('position')])
        .select([sql<string>`'إضافة'`.as('text'), sql<Date>`${world.clock.now}`.as('created_at')])
        .where('number', '=', Number(one)),
    )
    .execute();
  const refused = await write(other, 1, person);
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(refused.headers['retry-after']).toBe(String(86_400));
});

test('anyone signed in writes to Diyar, and of who may only look at the account the operator is told so', async () => {
  const [owner, viewer] = [await buildPerson(world.db), await buildPerson(world.db)];
  const member = { account_id: owner.accountId, person_id: viewer.personId, role: 'viewer' as const };
  await world.db.insertInto('team_member').values(member).execute();
  const { accountId: account_id } = owner;
  await world.db
    .updateTable('access_token')
    .set({ account_id })
    .where('person_id', '=', viewer.personId)
    .execute();
  const [theirs, own] = [await opened(viewer), await opened(owner)];
  expect((await write(theirs, 1, viewer)).status).toBe(201);
  const shown = async (id: string) => {
    const { data } = await world.call<ConsoleTicket>(`/console/tickets/${id}`, {
      headers: operators[0]?.headers ?? {},
    });
    return [data.may_act, data.sender.account_id, data.contact.phone];
  };
  expect(await shown(theirs)).toEqual([false, owner.accountNumber, viewer.phone]);
  expect(await shown(own)).toEqual([true, owner.accountNumber, owner.phone]);
  expect(await shown((await send(STRANGER)).data.id)).toEqual([null, null, '+966551234567']);
});

test('a ticket takes a hundred messages, the last of them answers alone, and is closed all the same', async () => {
  const person = await buildPerson(world.db);
  const id = await opened(person);
  const fill = (from: number, to: number, at: Date) =>
    world.db
      .insertInto('ticket_message')
      .columns(['ticket_id', 'position', 'text', 'created_at', 'operator_id'])
      .expression((eb) =>
        eb
          .selectFrom('ticket')
          .select(['id', sql<number>`generate_series(${from}::int, ${to}::int)`.as('position')])
          .select([sql<string>`'رد'`.as('text'), sql<Date>`${at}`.as('created_at')])
          .select(sql<string>`${operators[0]?.operatorId}::uuid`.as('operator_id'))
          .where('number', '=', Number(id)),
      )
      .execute();
  await fill(2, 89, world.clock.now);
  expect((await write(id, 89, person)).data).toMatchObject({ can_reply: false, state: 'open' });
  expect(await write(id, 90, person)).toMatchObject({ status: 409, code: 'ticket_full' });
  await fill(91, 99, world.clock.now);
  expect((await decide(id, { seen: 99 })).status).toBe(201);
  expect(await decide(id, { seen: 100 })).toMatchObject({ status: 409, code: 'ticket_full' });
  expect((await decide(id, { decision: 'closed', text: '', seen: 100 })).data.state).toBe('closed');
});
