import type { ReportCase } from '@diyar/contract/console/console-reports';
import type { Report } from '@diyar/contract/people/reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());

let network = 0;
const report = (
  { token }: BuiltPerson,
  number: string,
  body: object = { reason: 'fraud' },
  address?: string,
) => {
  network += 1;
  return world.call<{ id: string; is_new: boolean }>(`/ads/${number}/reports`, {
    method: 'POST',
    token,
    body,
    headers: { 'x-forwarded-for': address ?? `10.9.${network >> 8}.${network & 255}` },
  });
};
const mine = async ({ token }: BuiltPerson) =>
  (await world.call<{ items: Report[] }>('/reports', { token })).data.items;
const cases = async () =>
  (await world.call<{ items: ReportCase[] }>('/console/reports', { headers: operator.headers })).data.items;
const caseOf = async (number: string) =>
  (await cases()).find(({ thing }) => thing.kind === 'ad' && thing.id === number);
/** Decides the case about an ad as it stands now, or as it was seen before. */
const decide = async (number: string, decision: string, seen?: ReportCase) => {
  const one = seen ?? (await caseOf(number));
  return world.call(`/console/reports/${one?.id}/decision`, {
    method: 'POST',
    headers: operator.headers,
    body: { version: one?.version, decision, reason: 'راجعنا الإعلان' },
  });
};
const stateOf = async (id: string) =>
  world.db.selectFrom('ad').select(['state', 'held_at']).where('id', '=', id).executeTakeFirstOrThrow();
const verified = () => buildPerson(world.db, { verified: true });

test('a report has a case number, and its reporter sees what became of it', async () => {
  const { adNumber, adId } = await buildListing(world.db);
  const reporter = await buildPerson(world.db);
  const { status, data } = await report(reporter, adNumber, {
    reason: 'other',
    text: 'يطلب تحويلًا قبل المعاينة',
  });
  expect(status).toBe(201);
  expect(data).toMatchObject({ is_new: true, id: expect.stringMatching(/^\d{8}$/) });
  expect(await mine(reporter)).toMatchObject([
    {
      id: data.id,
      reasons: ['other'],
      text: 'يطلب تحويلًا قبل المعاينة',
      decision: null,
      due_at: '2026-11-26T12:00:00+03:00',
      thing: { kind: 'ad', id: adNumber },
    },
  ]);
  expect((await caseOf(adNumber))?.reports).toMatchObject([{ reporter: { verified: false } }]);
  world.clock.pass(60);
  expect((await decide(adNumber, 'ad_hidden')).status).toBe(201);
  expect(await mine(reporter)).toMatchObject([
    { decision: 'ad_hidden', decision_reason: 'راجعنا الإعلان', thing: { id: null } },
  ]);
  expect(await stateOf(adId)).toMatchObject({ state: 'hidden', held_at: world.clock.now });
  expect(await caseOf(adNumber)).toBeUndefined();
});

test('reporting twice gives the open case again, however many taps at once', async () => {
  const { adNumber, adId } = await buildListing(world.db);
  const reporter = await buildPerson(world.db);
  const taps = await Promise.all(Array.from({ length: 8 }, () => report(reporter, adNumber)));
  expect(new Set(taps.map(({ data }) => data.id)).size).toBe(1);
  expect(taps.filter(({ data }) => data.is_new)).toHaveLength(1);
  const rows = await world.db.selectFrom('report_case').selectAll().where('ad_id', '=', adId).execute();
  expect(rows).toHaveLength(1);
  expect((await caseOf(adNumber))?.reports).toHaveLength(1);
});

test('three verified people take an ad off until somebody looked; the unverified do not', async () => {
  const { adNumber, adId, host } = await buildListing(world.db);
  for (let one = 0; one < 4; one += 1) await report(await buildPerson(world.db), adNumber);
  await report(await verified(), adNumber);
  await report(await verified(), adNumber);
  expect((await stateOf(adId)).state).toBe('published');
  await report(await verified(), adNumber);
  expect(await stateOf(adId)).toMatchObject({ state: 'hidden', held_at: world.clock.now });
  const back = await world.call(`/host/ads/${adNumber}/steps`, {
    method: 'POST',
    token: host.token,
    body: { from: 'hidden', to: 'published', data_correct: true },
  });
  expect(back).toMatchObject({ status: 409, code: 'ad_held' });
  expect((await caseOf(adNumber))?.reports).toHaveLength(7);
  await decide(adNumber, 'dismissed');
  expect(await stateOf(adId)).toMatchObject({ state: 'published', held_at: null });
  const steps = await world.db
    .selectFrom('ad_transition')
    .select(['to_state', 'reason'])
    .where('ad_id', '=', adId)
    .orderBy('id')
    .execute();
  expect(steps).toEqual([
    { to_state: 'hidden', reason: 'reported' },
    { to_state: 'published', reason: 'reports_dismissed' },
  ]);
});

test('reports that come at once take an ad off once', async () => {
  const { adNumber, adId } = await buildListing(world.db);
  const people = await Promise.all(Array.from({ length: 6 }, verified));
  const answers = await Promise.all(people.map((person) => report(person, adNumber)));
  // An ad that was taken off cannot be reported.
  expect(answers.every(({ status }) => status === 201 || status === 404)).toBe(true);
  expect(await stateOf(adId)).toMatchObject({ state: 'hidden' });
  const steps = await world.db.selectFrom('ad_transition').selectAll().where('ad_id', '=', adId).execute();
  expect(steps).toHaveLength(1);
});

test('of operators who decide at once one does, it is in the audit log, and nothing is decided twice', async () => {
  const { adNumber } = await buildListing(world.db);
  const { data } = await report(await buildPerson(world.db), adNumber);
  const seen = await caseOf(adNumber);
  const answers = await Promise.all(
    ['ad_closed', 'dismissed', 'ad_hidden'].map((decision) => decide(adNumber, decision, seen)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const entries = await world.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject_id', '=', data.id)
    .execute();
  expect(entries).toMatchObject([
    { act: 'reports_decided', reason: 'راجعنا الإعلان', subject_kind: 'report_case' },
  ]);
  const again = world.db
    .updateTable('report_case')
    .set({ decision_reason: 'سبب آخر' })
    .where('number', '=', Number(data.id));
  await expect(again.execute()).rejects.toThrow(/decided once/);
});

test('a decision about what has changed since it was seen decides nothing', async () => {
  const { adNumber } = await buildListing(world.db);
  await report(await buildPerson(world.db), adNumber);
  const seen = await caseOf(adNumber);
  await report(await buildPerson(world.db), adNumber);
  expect(await decide(adNumber, 'ad_hidden', seen)).toMatchObject({ status: 409, code: 'state_changed' });
  expect((await caseOf(adNumber))?.reports).toHaveLength(2);
  expect((await decide(adNumber, 'account_warned')).status).toBe(422);
  expect((await decide(adNumber, 'dismissed')).status).toBe(201);
});

test('a report that meets a decision is in its case or opens the next one', async () => {
  const { adNumber } = await buildListing(world.db);
  await report(await buildPerson(world.db), adNumber);
  const seen = await caseOf(adNumber);
  const reporter = await buildPerson(world.db);
  const [decided, reported] = await Promise.all([
    decide(adNumber, 'dismissed', seen),
    report(reporter, adNumber),
  ]);
  expect(reported.status).toBe(201);
  // Decided without it and it waits in a case of its own, or the decision saw that it came.
  expect((await caseOf(adNumber))?.reports).toHaveLength(decided.status === 201 ? 1 : 2);
});

test('ten reports a day of an account, twenty of an address', async () => {
  const reporter = await buildPerson(world.db);
  const ads = await Promise.all(Array.from({ length: 12 }, () => buildListing(world.db)));
  const statuses = await Promise.all(ads.map(({ adNumber }) => report(reporter, adNumber)));
  expect(statuses.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(statuses.filter(({ code }) => code === 'too_many_requests')).toHaveLength(2);
  const people = await Promise.all(Array.from({ length: 22 }, () => buildPerson(world.db)));
  const { adNumber } = await buildListing(world.db);
  const from = await Promise.all(
    people.map((person) => report(person, adNumber, { reason: 'sold' }, '10.200.0.1')),
  );
  expect(from.filter(({ status }) => status === 201)).toHaveLength(20);
});

test('a report needs a reason, "other" needs words, and nobody reports their own ad', async () => {
  const { adNumber, host } = await buildListing(world.db);
  const reporter = await buildPerson(world.db);
  expect((await report(reporter, adNumber, {})).status).toBe(422);
  expect((await report(reporter, adNumber, { reason: 'other', text: '  ' })).status).toBe(422);
  expect(await report(reporter, adNumber, { reason: 'other', text: 'الصور لشقة أخرى' })).toMatchObject({
    status: 201,
    data: { is_new: true },
  });
  expect(await report(host, adNumber)).toMatchObject({ status: 403, code: 'own_ad' });
  const hidden = await buildListing(world.db, { ad: { state: 'hidden' } });
  expect((await report(reporter, hidden.adNumber)).status).toBe(404);
});

test('the desk tells how many cases wait', async () => {
  const { adNumber } = await buildListing(world.db);
  await report(await buildPerson(world.db), adNumber);
  await report(await buildPerson(world.db), adNumber);
  const { data } = await world.call<{ queues: { key: string; waiting: number }[] }>('/console/desk', {
    headers: operator.headers,
  });
  expect(data.queues).toMatchObject([{ key: 'reports', waiting: (await cases()).length }]);
});
