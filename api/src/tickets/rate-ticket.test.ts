import { randomUUID } from 'node:crypto';
import type { ConsoleTicket, Ticket } from '@diyar/contract/people/tickets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
let operator: BuiltOperator;
let sender: BuiltPerson;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
  sender = await buildPerson(world.db);
});
afterAll(() => world.close());

const WORDS = { kind: 'booking', subject: 'لم يصلني الاسترداد', text: 'ألغيت الحجز ولم يصل المبلغ' };
async function open(body: object = WORDS, token?: string): Promise<{ id: string; key: string | null }> {
  const headers = { 'idempotency-key': randomUUID() };
  const { data } = await world.call<{ id: string; key: string | null }>('/tickets', {
    ...{ method: 'POST', body, headers, ...(token && { token }) },
  });
  return data;
}
const close = (id: string) =>
  world.call(`/console/tickets/${id}/decision`, {
    method: 'POST',
    headers: operator.headers,
    body: { decision: 'closed', seen: 1 },
  });
const rate = (id: string, body: object, token?: string) =>
  world.call<Ticket>(`/tickets/${id}/rating`, { method: 'POST', body, ...(token && { token }) });

test('who wrote says once how the help was, after it is closed, and operators read it', async () => {
  const { id } = await open(WORDS, sender.token);
  expect((await rate(id, { score: 5 }, sender.token)).code).toBe('state_changed');
  await close(id);
  const first = await rate(id, { score: 4, text: '  رد سريع ' }, sender.token);
  expect([first.status, first.data.rating]).toEqual([201, { score: 4, text: 'رد سريع' }]);
  expect((await rate(id, { score: 1 }, sender.token)).code).toBe('state_changed');
  const { data } = await world.call<ConsoleTicket>(`/console/tickets/${id}`, { headers: operator.headers });
  expect(data.rating).toEqual({ score: 4, text: 'رد سريع' });
});

test('a stranger rates by the key of their ticket, and nobody rates another’s', async () => {
  const { id, key } = await open({ ...WORDS, name: 'سارة', phone: '0551234567' });
  await close(id);
  for (const [body, token] of [
    [{ score: 5 }, undefined],
    [{ score: 5, k: 'x'.repeat(22) }, undefined],
    [{ score: 5 }, sender.token],
  ] as const)
    expect((await rate(id, body, token)).status).toBe(404);
  for (const score of [0, 6, 2.5]) expect((await rate(id, { score, k: key })).status).toBe(422);
  expect((await rate(id, { score: 2, k: key })).data.rating).toEqual({ score: 2, text: null });
});

test('of ratings at once one is kept', async () => {
  const { id } = await open(WORDS, sender.token);
  await close(id);
  const rated = await Promise.all([1, 2, 3, 4, 5].map((score) => rate(id, { score }, sender.token)));
  expect(rated.filter(({ status }) => status === 201)).toHaveLength(1);
});
