import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';
import { FIGURES } from './figures.ts';

let world: SignInWorld;
let operator: BuiltOperator;
const REASON = 'قرار اللجنة رقم 12';

beforeAll(async () => {
  world = await openSignInWorld();
  operator = await named();
});
afterAll(() => world.close());

const named = () =>
  buildOperator(world.database.db, world.deps.config.pepper, world.clock.now, { name: 'ريم المشغّلة' });

const list = async ({ headers } = operator) =>
  (await call(world, 'GET', '/console/settings', { headers })).body.data;
const one = async (key: string, as = operator) =>
  (await list(as)).items.find((item: { key: string }) => item.key === key);
const set = (key: string, body: Record<string, unknown>, lang = 'ar') =>
  call(world, 'POST', `/console/settings/${key}`, {
    body: { effective_from: '2030-01-08', reason: REASON, ...body },
    headers: { ...operator.headers, lang },
  });
const brokenOf = ({ body }: Awaited<ReturnType<typeof set>>) => [
  body.data.errors[0].field,
  body.data.errors[0].rule,
];

describe('the settings of the console', () => {
  it('are all there, each with its type, unit, bounds and history', async () => {
    const { today, items } = await list();
    expect(today).toBe('2030-01-07');
    const keys = items.map(({ key }: { key: string }) => key);
    for (const figure of FIGURES) expect(keys).toContain(figure);
    expect(items.find(({ key }: { key: string }) => key === 'vat_percent')).toEqual({
      key: 'vat_percent',
      type: 'number',
      unit: 'percent',
      min: 0,
      max: 100,
      value: 15,
      history: [{ value: 15, effective_from: '2026-01-01T03:00:00+03:00', state: 'in_force', set_by: null }],
    });
    expect(items.find(({ key }: { key: string }) => key === 'site_title_ar')).toMatchObject({
      type: 'text',
      unit: null,
      value: 'ديار',
    });
  });
});

describe('a new value', () => {
  it('holds from the start of its day in Riyadh, and what was before stays', async () => {
    const answer = await set('card_hold_seconds', { value: 1200 });
    expect(answer.status).toBe(201);
    expect(answer.body.data.value).toBe(900);
    expect(answer.body.data.history).toEqual([
      {
        value: 1200,
        effective_from: '2030-01-08T00:00:00+03:00',
        state: 'upcoming',
        set_by: { operator: 'ريم المشغّلة', reason: REASON },
      },
      { value: 900, effective_from: '2026-01-01T03:00:00+03:00', state: 'in_force', set_by: null },
    ]);
    const general = async () =>
      (await call(world, 'GET', '/user/settings/general')).body.data.card_hold_seconds;
    expect(await general()).toBe(900);
    // 09:00Z to 21:00Z: midnight in Riyadh.
    world.clock.pass(12 * 3600 - 1);
    expect(await general()).toBe(900);
    world.clock.pass(1);
    expect(await general()).toBe(1200);
    const tomorrow = await named();
    const history = (await one('card_hold_seconds', tomorrow)).history;
    expect(history.map(({ state }: { state: string }) => state)).toEqual(['in_force', 'past']);
    world.clock.pass(-12 * 3600);
  });

  it('of today holds from this moment', async () => {
    const answer = await set('max_open_holds', { value: 4, effective_from: '2030-01-07' });
    expect(answer.body.data).toMatchObject({ value: 4 });
    expect(answer.body.data.history[0]).toMatchObject({ effective_from: '2030-01-07T12:00:00+03:00' });
  });

  it('stands in the audit log with what was before, the reason and the request', async () => {
    await set('quote_seconds', { value: 600 });
    const rows = await world.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject_id', '=', 'quote_seconds')
      .execute();
    expect(rows).toMatchObject([
      {
        operator_id: operator.operatorId,
        act: 'setting_set',
        subject_kind: 'setting',
        before: { value: 900 },
        after: { value: 600, effective_from: '2030-01-07T21:00:00.000Z' },
        reason: REASON,
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        at: world.clock.now,
      },
    ]);
  });

  it.each([
    [{ value: '15' }, ['value', 'number']],
    [{ value: 15.5 }, ['value', 'number']],
    [{ value: true }, ['value', 'number']],
    [{ value: 16, effective_from: '2030-01-06' }, ['effective_from', 'date_past']],
    [{ value: 16, effective_from: 'tomorrow' }, ['effective_from', 'invalid']],
    [{ value: 16, reason: '' }, ['reason', 'reason_required']],
    [{ value: 16, reason: 'لأن' }, ['reason', 'reason_min']],
    [{ value: 16, reason: 'ا'.repeat(501) }, ['reason', 'text_max']],
  ])('%j is refused at its field', async (body, broken) => {
    const answer = await set('vat_percent', body);
    expect(answer.status).toBe(422);
    expect(brokenOf(answer)).toEqual(broken);
  });

  it('outside its bounds is refused with the bounds', async () => {
    const answer = await set('vat_percent', { value: 101 }, 'en');
    expect([answer.status, answer.body.code]).toEqual([422, 'setting_out_of_range']);
    expect(answer.body.msg).toContain('0 to 100');
  });

  it('that is a text is kept without spaces around it, and is not empty or too long', async () => {
    expect((await set('site_title_en', { value: '  Diyar Homes  ' })).body.data.history[0].value).toBe(
      'Diyar Homes',
    );
    expect(brokenOf(await set('site_title_en', { value: '   ' }))).toEqual(['value', 'required']);
    expect(brokenOf(await set('site_title_en', { value: 'x'.repeat(61) }))).toEqual(['value', 'text_max']);
    expect(brokenOf(await set('site_desc_en', { value: 'short' }))).toEqual(['value', 'text_min']);
  });

  it('that changes nothing, or whose date has one, is refused; so is a setting nobody knows', async () => {
    expect((await set('vat_percent', { value: 15 })).body.code).toBe('setting_unchanged');
    expect((await set('rest_due_seconds', { value: 86_400 })).status).toBe(201);
    expect((await set('rest_due_seconds', { value: 3600 })).body.code).toBe('setting_date_taken');
    for (const key of ['nothing', 'world_seeded_on', 'toString'])
      expect((await set(key, { value: 1 })).status).toBe(404);
  });

  it('is written once when it is sent several times at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => set('contacts_per_address_hour', { value: 40, effective_from: '2030-01-07' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await one('contacts_per_address_hour')).history).toHaveLength(2);
  });
});

describe('the history of a setting', () => {
  it.each([
    ['update', sql`update setting set value = '99' where key = 'vat_percent'`],
    ['delete', sql`delete from setting where key = 'vat_percent'`],
    ['truncate', sql`truncate setting`],
  ])('refuses %s', async (_, statement) => {
    await expect(statement.execute(world.database.db)).rejects.toMatchObject({
      constraint: 'setting_keeps_history',
    });
  });
});
