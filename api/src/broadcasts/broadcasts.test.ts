import { randomUUID } from 'node:crypto';
import type { Broadcast } from '@diyar/contract/console/console-broadcasts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenConstraint } from '../platform/db/database.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { tellBroadcast } from './tell-broadcast.ts';

const TEXTS = { text_ar: 'صيانة الموقع الليلة من 2:00', text_en: 'Maintenance tonight from 2:00' };
let world: TestApp;
let operator: BuiltOperator;
const people: BuiltPerson[] = [];
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
  for (let made = 0; made < 7; made += 1) people.push(await buildPerson(world.db));
});
afterAll(() => world.close());

const send = (body: object = {}) =>
  world.call<Broadcast>('/console/broadcasts', {
    ...{ method: 'POST', headers: operator.headers },
    body: { audience: 'all', key: randomUUID(), ...TEXTS, ...body },
  });
const count = async (query: string) =>
  (
    await world.call<{ count: number }>(`/console/broadcasts/audience?${query}`, {
      headers: operator.headers,
    })
  ).data.count;
const now = () => world.clock.now;
const shown = async (id: string) =>
  (
    await world.call<{ items: Broadcast[] }>('/console/broadcasts', { headers: operator.headers })
  ).data.items.find((one) => one.id === id);
const toldOf = async (id: string) => {
  const { rows } = await sql<{ account_id: string; times: number }>`
    select n.account_id, sum(n.happened)::int as times from notification n join event on event.id = n.event_id
    where event.params ->> 'broadcast' = ${id} group by n.account_id`.execute(world.db);
  return rows;
};

test('a notice is told to everyone of its group in their language, and its count is said before and after', async () => {
  const all = await count('audience=all');
  const { data } = await send();
  expect(data).toMatchObject({ ...TEXTS, counted: all, told: 0, ended_at: null, operator: operator.name });
  await tellBroadcast(world.db, data.id, now, 3);
  expect(await shown(data.id)).toMatchObject({ told: all, counted: all });
  const [somebody] = people;
  const news = await world.call<{ items: { text: string; kind: string }[] }>('/notifications', {
    token: somebody?.token ?? '',
    lang: 'en',
  });
  expect(news.data.items[0]).toMatchObject({ text: TEXTS.text_en, kind: 'news' });
  const acts = world.db.selectFrom('audit_entry').select(['act', 'after']).where('subject_id', '=', data.id);
  expect(await acts.execute()).toEqual([
    { act: 'broadcast_sent', after: { ...TEXTS, audience: 'all', city: null, counted: all } },
  ]);
});

test('advertisers, guests and people of a city are counted apart, and closed and suspended accounts are nobody', async () => {
  const before = {
    advertisers: await count('audience=advertisers'),
    jeddah: await count('audience=city&city=jeddah'),
  };
  const listing = await buildListing(world.db, {
    property: { city: 'jeddah', district: 'ash-shati-jeddah' },
  });
  expect([await count('audience=advertisers'), await count('audience=city&city=jeddah')]).toEqual([
    before.advertisers + 1,
    before.jeddah + 1,
  ]);
  expect(await count('audience=guests')).toBe(0);
  await world.db
    .updateTable('account')
    .set({ suspended_at: now(), suspended_reason: 'إعلانات مضللة' })
    .where('id', '=', listing.host.accountId)
    .execute();
  expect(await count('audience=advertisers')).toBe(before.advertisers);
  expect((await send({ audience: 'guests' })).code).toBe('state_changed');
  expect((await send({ audience: 'city' })).status).toBe(422);
});

test('each account is told once, though many tell at once and one is cut off in the middle of a batch', async () => {
  const { data } = await send();
  const [, , , , unlucky] = people;
  await sql`create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`.execute(
    world.db,
  );
  await sql`create trigger cut_off before insert on notification for each row
    when (new.account_id = ${sql.lit(unlucky?.accountId ?? '')}) execute function cut_off()`.execute(
    world.db,
  );
  await expect(tellBroadcast(world.db, data.id, now, 2)).rejects.toThrow('cut off');
  expect((await toldOf(data.id)).length).toBe((await shown(data.id))?.told);
  await sql`drop trigger cut_off on notification`.execute(world.db);
  await Promise.all(Array.from({ length: 4 }, () => tellBroadcast(world.db, data.id, now, 2)));
  const told = await toldOf(data.id);
  expect(told.every(({ times }) => times === 1)).toBe(true);
  const kept = await shown(data.id);
  expect([told.length, kept?.told, kept?.ended_at]).toEqual([
    kept?.counted,
    kept?.counted,
    expect.any(String),
  ]);
  const again = sql`insert into event (at, key, account_id, params)
    select at, key, account_id, params from event where params ->> 'broadcast' = ${data.id} limit 1`.execute(
    world.db,
  );
  expect(brokenConstraint(await again.catch((error: unknown) => error))).toBe('event_broadcast_once');
});

test('of one sending that arrives many times one notice is made, and what was sent stays', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send({ key })));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  const acts = world.db
    .selectFrom('audit_entry')
    .select('act')
    .where('subject_id', '=', answers[0]?.data.id ?? '');
  expect(await acts.execute()).toHaveLength(1);
  const edit = sql`update broadcast set text_ar = 'غيره' where send_key = ${key}`.execute(world.db);
  expect(brokenConstraint(await edit.catch((error: unknown) => error))).toBe('broadcast_append_only');
});
