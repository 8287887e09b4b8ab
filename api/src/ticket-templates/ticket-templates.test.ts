import type { TicketTemplate } from '@diyar/contract/console/ticket-templates';
import type { GeneralSettings } from '@diyar/contract/site/settings';
import { filledTemplate, hasUnknownMark } from '@diyar/contract/words/ticket-words';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenConstraint } from '../platform/db/database.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());

let written = 0;
function wordsOf(more: object = {}) {
  written += 1;
  return {
    ...{ kind: 'payment', title_ar: `مبلغ الاسترداد ${written}`, title_en: `Refund ${written}` },
    ...{ text_ar: 'مرحبًا {name}، أُعيد المبلغ. تذكرتك {number}.', text_en: 'Hello {name}, it was refunded.' },
    ...more,
  };
}
async function call(path: string, method: 'POST' | 'PUT', body: object) {
  const answer = await world.call<TicketTemplate>(`/console/ticket-templates${path}`, {
    ...{ method, headers: operator.headers, body },
  });
  const { errors } = (answer.data ?? {}) as { errors?: { field: string; rule: string }[] };
  return { ...answer, wrong: errors?.map(({ field, rule }) => `${field} ${rule}`) };
}
const list = async () =>
  (await world.call<{ items: TicketTemplate[] }>('/console/ticket-templates', { headers: operator.headers }))
    .data.items;

test('a template is written, changed and retired for good, each in the audit log', async () => {
  const { data: made } = await call('', 'POST', wordsOf());
  const changed = await call(`/${made.id}`, 'PUT', { ...wordsOf({ kind: null }), version: made.version });
  expect(changed.data).toMatchObject({ kind: null, version: 2, is_retired: false });
  const stale = await call(`/${made.id}`, 'PUT', { ...wordsOf(), version: 1 });
  expect([stale.status, stale.code]).toEqual([409, 'state_changed']);
  expect((await call(`/${made.id}/retirement`, 'POST', { version: 2 })).data.is_retired).toBe(true);
  expect((await call(`/${made.id}/retirement`, 'POST', { version: 3 })).code).toBe('state_changed');
  expect((await list()).find(({ id }) => id === made.id)?.is_retired).toBe(true);
  const acts = await world.db
    .selectFrom('audit_entry')
    .select('act')
    .where('subject_id', '=', made.id)
    .orderBy('id')
    .execute();
  expect(acts.map(({ act }) => act)).toEqual([
    'ticket_template_added',
    'ticket_template_set',
    'ticket_template_retired',
  ]);
  const again = world.db.updateTable('ticket_template').set({ kind: 'ad' }).where('id', '=', made.id);
  expect(await again.execute().then(() => 'changed', brokenConstraint)).toBe(
    'ticket_template_retired_for_good',
  );
});

test('of two in use none have one title, however many are written at once; a retired one gives its title free', async () => {
  const words = wordsOf();
  const both = await Promise.all([1, 2, 3].map(() => call('', 'POST', words)));
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(both.find(({ status }) => status === 422)?.wrong).toEqual(['title_ar template_title_taken']);
  const made = both.find(({ status }) => status === 201);
  await call(`/${made?.data.id}/retirement`, 'POST', { version: 1 });
  expect((await call('', 'POST', words)).status).toBe(201);
});

test('a mark that stands for nothing is refused by field, and by the database', async () => {
  const wrong = { text_ar: 'مرحبًا {الاسم}', text_en: 'Hello {name' };
  expect((await call('', 'POST', wordsOf(wrong))).wrong).toEqual([
    'text_ar template_mark',
    'text_en template_mark',
  ]);
  const row = { ...wordsOf(wrong), kind: null, created_at: world.clock.now, changed_at: world.clock.now };
  const kept = world.db.insertInto('ticket_template').values(row).execute();
  expect(await kept.then(() => 'kept', brokenConstraint)).toBe('ticket_template_marks_known');
});

test('a name is inserted as it is written, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const filled = filledTemplate('{name} · {number}', {
        name: name.replaceAll(/[{}]/g, ''),
        number: '77',
      });
      expect(filled).toBe(`${name.replaceAll(/[{}]/g, '')} · 77`);
      expect(hasUnknownMark('{name}{number}')).toBe(false);
    }),
  );
});

test('the site tells the hours of support, as operators set them', async () => {
  const hours = async () => (await world.call<GeneralSettings>('/user/settings/general')).data.support_hours;
  expect(await hours()).toMatchObject({ en: 'Sunday to Thursday, 9:00 to 18:00 Riyadh time' });
  const set = await world.call('/console/settings/support_hours_en', {
    ...{ method: 'POST', headers: operator.headers },
    body: { value: 'every day, around the clock', effective_from: '2026-11-21', reason: 'رمضان: دوام متصل' },
  });
  expect(set.status).toBe(201);
  world.clock.now = new Date(world.clock.now.getTime() + 1000);
  await expect.poll(hours).toMatchObject({ en: 'every day, around the clock' });
});
