import type { MessageThread } from '@diyar/contract/booking/messages';
import type { ReportCase } from '@diyar/contract/console/console-reports';
import type { Report } from '@diyar/contract/people/reports';
import { riyadhIso } from '@diyar/contract/values/format';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenConstraint } from '../platform/db/database.ts';
import { type BuiltPerson, buildAd, buildListing, buildPerson } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { type HeldReservation, hold, openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { headersOf } from '../testing/world.ts';

let world: PaymentWorld;
let operator: BuiltOperator;
let second: BuiltOperator;
let key = 0;
const START = new Date('2030-01-07T09:00:00Z');
beforeAll(async () => {
  world = await openPaymentWorld();
  const { pepper } = world.deps.config;
  world.clock.now = START;
  operator = await buildOperator(world.database.db, pepper, START);
  second = await buildOperator(world.database.db, pepper, START);
});
afterAll(() => world.close());

async function call<Data = Record<string, never>>(
  by: BuiltPerson,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
) {
  key += 1;
  // The clock of these tests is years ahead of the tokens.
  await world.database.db
    .updateTable('access_token')
    .set({ last_used_at: world.clock.now })
    .where('account_id', '=', by.accountId)
    .execute();
  const headers = {
    ...headersOf({ token: by.token, key: `case-of-reports-${key}` }),
    'x-forwarded-for': `10.8.${key >> 8}.${key & 255}`,
  };
  const answer = await world.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(payload && { payload }),
  });
  const { data, code } = answer.json() as { data: Data; code?: string };
  return { status: answer.statusCode, code, data };
}
async function atDesk<Data = Record<string, never>>(
  by: BuiltOperator,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
) {
  const answer = await world.app.inject({
    method,
    url: `/api/v1/console/reports${path}`,
    headers: { apikey: 'diyar-development', ...by.headers },
    ...(payload && { payload }),
  });
  const { data, code } = answer.json() as { data: Data; code?: string };
  return { status: answer.statusCode, code, data };
}
const sideOf = async (person: BuiltPerson, side: Report['side']) =>
  (await call<{ items: Report[] }>(person, 'GET', `/reports?side=${side}`)).data.items;
const caseOf = async (id: string, by = operator) =>
  (await atDesk<{ items: ReportCase[] }>(by, 'GET', '')).data.items.find((one) => one.id === id);
const decide = async (id: string, decision: string) =>
  atDesk(operator, 'POST', `/${id}/decision`, {
    version: (await caseOf(id))?.version ?? '',
    decision,
    reason: 'راجعنا ما أُبلغ عنه',
  });
const decideAppeal = (by: BuiltOperator, id: string, outcome: string) =>
  atDesk(by, 'POST', `/${id}/appeal_decision`, { outcome, reason: 'نظرنا في الاعتراض' });
const answer = (by: BuiltPerson, id: string) =>
  call(by, 'POST', `/reports/${id}/answer`, { text: 'هذا ردنا' });
const appeal = (by: BuiltPerson, id: string) =>
  call(by, 'POST', `/reports/${id}/appeal`, { text: 'نعترض لأن…' });
const report = (by: BuiltPerson, path: string, reason = 'offensive') =>
  call<{ id: string; is_new: boolean }>(by, 'POST', `${path}/reports`, { reason });
const reportAccount = (by: BuiltPerson, host: BuiltPerson) =>
  report(by, `/advertisers/${host.accountNumber}`, 'fraud');
const verified = () => buildPerson(world.database.db, { verified: true });

async function keysTold({ accountId }: BuiltPerson): Promise<string[]> {
  const rows = await world.database.db
    .selectFrom('event')
    .select('key')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.key);
}

/** A stay that is over, with the guest's public evaluation of it. */
async function evaluated() {
  const { db } = world.database;
  const listing = await buildListing(db);
  const held = await hold(world, { unitId: listing.unitId, guest: await buildPerson(db) });
  await db.updateTable('reservation').set({ state: 'finished' }).where('id', '=', held.id).execute();
  const id = await insert(db, 'evaluation', {
    reservation_id: held.id,
    unit_id: listing.unitId,
    side: 'guest',
    author_account_id: held.guest.accountId,
    rate: 1,
    comment: 'كلام لا يليق',
    created_at: world.clock.now,
    published_at: world.clock.now,
  });
  return { id, listing, held };
}
const shownAt = async (id: string) =>
  (
    await world.database.db
      .selectFrom('evaluation')
      .select('shown_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).shown_at;
async function ratedBy({ adNumber }: { adNumber: string }, by: BuiltPerson) {
  const { data } = await call<{ evaluations: { id: string }[]; rating: unknown }>(
    by,
    'GET',
    `/ads/${adNumber}`,
  );
  return { shown: data.evaluations.map(({ id }) => id), rating: data.rating };
}

test('the reported reads the case without who reported, answers once in time, and both see the clock', async () => {
  const { host } = await buildListing(world.database.db);
  const reporter = await buildPerson(world.database.db, { name: 'ليان الشهري' });
  const { data } = await reportAccount(reporter, host);
  const [about] = await sideOf(host, 'reported');
  expect(about).toMatchObject({ id: data.id, reasons: ['fraud'], text: null, can_answer: true });
  expect(JSON.stringify(about)).not.toContain('ليان');
  const [mine] = await sideOf(reporter, 'reporter');
  expect(mine?.due_at).toBe(about?.due_at);
  const taps = await Promise.all(Array.from({ length: 5 }, () => answer(host, data.id)));
  expect(taps.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect((await answer(reporter, data.id)).status).toBe(404);
  expect((await sideOf(reporter, 'reporter'))[0]).toMatchObject({
    answer: null,
    answered_at: expect.any(String),
  });
  expect((await caseOf(data.id))?.answer?.text).toBe('هذا ردنا');
  const broken = world.database.db
    .updateTable('report_case')
    .set({ answer: 'رد آخر' })
    .where('number', '=', Number(data.id));
  expect(brokenConstraint(await broken.execute().catch((error: unknown) => error))).toBe(
    'report_case_answered_once',
  );
  expect(await keysTold(host)).toContain('report_opened');
});

test('an answer has three of the five days of a case, and both sides of the desk are told so', async () => {
  const { db } = world.database;
  const [one, other] = await Promise.all([buildListing(db), buildListing(db)]);
  const reporter = await buildPerson(db);
  const { data } = await reportAccount(reporter, one.host);
  const second = await reportAccount(reporter, other.host);
  const until = new Date(START.getTime() + 3 * 86_400_000);
  const told = async (host: BuiltPerson, id: string) => ({
    reported: (await sideOf(host, 'reported'))[0],
    // A session of the desk is over after a day without use.
    desk: await caseOf(id, await buildOperator(db, world.deps.config.pepper, world.clock.now)),
  });
  expect(await told(one.host, data.id)).toMatchObject({
    reported: { answer_until: riyadhIso(until), can_answer: true },
    desk: { answer_until: riyadhIso(until), may_answer: true, is_late: false },
  });
  try {
    world.clock.now = new Date(until.getTime() - 1);
    expect((await answer(one.host, data.id)).status).toBe(201);
    world.clock.now = until;
    expect(await answer(other.host, second.data.id)).toMatchObject({
      status: 409,
      code: 'report_answer_late',
    });
    expect(await told(other.host, second.data.id)).toMatchObject({
      reported: { can_answer: false },
      desk: { may_answer: false, is_late: false },
    });
  } finally {
    world.clock.now = START;
  }
});

test('an answer after a case is due is refused, also by the database', async () => {
  const { host } = await buildListing(world.database.db);
  const { data } = await reportAccount(await buildPerson(world.database.db), host);
  world.clock.now = new Date(START.getTime() + 5 * 86_400_000);
  try {
    expect(await answer(host, data.id)).toMatchObject({ status: 409, code: 'report_answer_late' });
    const late = world.database.db
      .updateTable('report_case')
      .set({ answer: 'متأخر', answered_at: world.clock.now })
      .where('number', '=', Number(data.id));
    expect(brokenConstraint(await late.execute().catch((error: unknown) => error))).toBe(
      'report_case_answered_in_time',
    );
  } finally {
    world.clock.now = START;
  }
});

test('an account is warned or suspended, appeals once, and another operator undoes it', async () => {
  const { db } = world.database;
  // What is shown again has to meet the conditions of publishing.
  const { host, adId } = await buildListing(db, {
    property: { mortgaged: false, disputed: false, unregistered_rights: false },
    unit: { photos: 4 },
  });
  const { data } = await reportAccount(await buildPerson(db), host);
  expect((await decide(data.id, 'ad_hidden')).status).toBe(422);
  expect((await decide(data.id, 'account_suspended')).status).toBe(201);
  const stateOf = async () =>
    (await db.selectFrom('ad').select('state').where('id', '=', adId).executeTakeFirstOrThrow()).state;
  expect(await stateOf()).toBe('hidden');
  const taps = await Promise.all(Array.from({ length: 5 }, () => appeal(host, data.id)));
  expect(taps.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect((await caseOf(data.id))?.may_decide).toBe(false);
  expect(await decideAppeal(operator, data.id, 'overturned')).toMatchObject({
    code: 'another_operator_decides',
  });
  const both = await Promise.all([1, 2, 3].map(() => decideAppeal(second, data.id, 'overturned')));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await stateOf()).toBe('published');
  expect((await sideOf(host, 'reported'))[0]?.appeal).toMatchObject({ mine: true, outcome: 'overturned' });
  expect(await keysTold(host)).toEqual([
    'report_opened',
    'account_suspended',
    'account_reopened',
    'report_appeal_decided',
  ]);
});

test('an ad that was closed comes back on a won appeal: on show, hidden, or closed for good where its unit has another', async () => {
  const { db } = world.database;
  const build = (photos: number) =>
    buildListing(db, {
      property: { mortgaged: false, disputed: false, unregistered_rights: false },
      unit: { photos },
    });
  const [whole, lacking, replaced] = [await build(4), await build(0), await build(4)];
  const stateOf = async (adId: string) =>
    (await db.selectFrom('ad').select('state').where('id', '=', adId).executeTakeFirstOrThrow()).state;
  const closedCase = async (listing: typeof whole) => {
    const { data } = await report(await buildPerson(db), `/ads/${listing.adNumber}`, 'wrong_info');
    expect((await decide(data.id, 'ad_closed')).status).toBe(201);
    expect(await stateOf(listing.adId)).toBe('closed');
    expect((await appeal(listing.host, data.id)).status).toBe(201);
    return data.id;
  };
  const cases = [await closedCase(whole), await closedCase(lacking), await closedCase(replaced)];
  const other = await buildAd(db, { unitId: replaced.unitId, accountId: replaced.host.accountId });
  for (const id of cases) expect((await decideAppeal(second, id, 'overturned')).status).toBe(201);
  expect(await Promise.all([whole, lacking, replaced, other].map(({ adId }) => stateOf(adId)))).toEqual([
    ...['published', 'hidden', 'closed', 'published'],
  ]);
  const steps = await db
    .selectFrom('ad_transition')
    .select(['from_state', 'to_state', 'reason', 'operator_id'])
    .where('ad_id', '=', whole.adId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(steps.slice(-2)).toMatchObject([
    { from_state: 'closed', to_state: 'hidden', reason: 'appeal_won', operator_id: second.operatorId },
    { from_state: 'hidden', to_state: 'published', reason: 'appeal_won' },
  ]);
});

test('only the one decided against appeals; a dismissal that is overturned hides what was reported', async () => {
  const { id, listing, held } = await evaluated();
  const { data } = await report(listing.host, `/evaluations/${id}`, 'untrue');
  await decide(data.id, 'dismissed');
  expect(await appeal(held.guest, data.id)).toMatchObject({ code: 'not_available' });
  const forged = world.database.db
    .updateTable('report_case')
    .set({ appeal: 'لا', appealed_at: START, appeal_account_id: held.guest.accountId })
    .where('number', '=', Number(data.id));
  expect(brokenConstraint(await forged.execute().catch((error: unknown) => error))).toBe(
    'report_case_appealed_by_loser',
  );
  expect((await appeal(listing.host, data.id)).status).toBe(201);
  expect((await appeal(await buildPerson(world.database.db), data.id)).status).toBe(404);
  expect((await decideAppeal(second, data.id, 'overturned')).status).toBe(201);
  expect(await shownAt(id)).toBeNull();
});

test('three verified people hide an evaluation at once, everywhere, until an operator dismisses it', async () => {
  const { id, listing } = await evaluated();
  const reader = await buildPerson(world.database.db);
  expect(await ratedBy(listing, reader)).toMatchObject({ shown: [id], rating: { count: 1 } });
  const unverified = await report(reader, `/evaluations/${id}`);
  const people = await Promise.all(Array.from({ length: 5 }, verified));
  const answers = await Promise.all(people.map((person) => report(person, `/evaluations/${id}`)));
  // One that is hidden can no longer be reported.
  expect(answers.every(({ status }) => status === 201 || status === 404)).toBe(true);
  expect(await shownAt(id)).toBeNull();
  await expect.poll(() => ratedBy(listing, reader)).toEqual({ shown: [], rating: null });
  const changes = await world.database.db
    .selectFrom('search_change')
    .select('seq')
    .where('ad_number', '=', Number(listing.adNumber))
    .execute();
  expect(changes.length).toBeGreaterThan(0);
  await decide(unverified.data.id, 'dismissed');
  expect(await shownAt(id)).not.toBeNull();
  await expect.poll(() => ratedBy(listing, reader)).toMatchObject({ shown: [id] });
});

test('a hidden message is read by its writer and operators alone, and comes back on appeal', async () => {
  const { db } = world.database;
  const { unitId, host } = await buildListing(db);
  const held: HeldReservation = await hold(world, { unitId, guest: await buildPerson(db) });
  const thread = `/reservations/${held.number}/messages`;
  expect((await call(host, 'POST', thread, { text: 'حوّل لي خارج ديار' })).status).toBe(201);
  expect((await report(host, `${thread}/1`, 'outside')).code).toBe('own_thing');
  expect((await report(await buildPerson(db), `${thread}/1`, 'outside')).status).toBe(404);
  const { data } = await report(held.guest, `${thread}/1`, 'outside');
  expect((await caseOf(data.id))?.thing).toMatchObject({
    kind: 'message',
    messages: [{ text: 'حوّل لي خارج ديار', is_reported: true }],
  });
  await decide(data.id, 'message_hidden');
  const readBy = async (person: BuiltPerson) =>
    (await call<MessageThread>(person, 'GET', thread)).data.items[0];
  expect(await readBy(held.guest)).toMatchObject({ text: null, is_hidden: true });
  expect(await readBy(host)).toMatchObject({ text: 'حوّل لي خارج ديار', is_hidden: true });
  await appeal(host, data.id);
  await decideAppeal(second, data.id, 'overturned');
  expect(await readBy(held.guest)).toMatchObject({ text: 'حوّل لي خارج ديار', is_hidden: false });
});

test('a case is about one thing, decided with what fits it, and no report joins one that is decided', async () => {
  const { db } = world.database;
  const { host, adId } = await buildListing(db);
  const opened = {
    reported_account_id: host.accountId,
    opened_at: START,
    due_at: new Date(START.getTime() + 1000),
  };
  const broken = async (work: Promise<unknown>) =>
    brokenConstraint(await work.catch((error: unknown) => error));
  expect(await broken(insert(db, 'report_case', opened))).toBe('report_case_about_one_thing');
  const two = { ...opened, ad_id: adId, about_account_id: host.accountId };
  expect(await broken(insert(db, 'report_case', two))).toBe('report_case_about_one_thing');
  const id = await insert(db, 'report_case', { ...opened, ad_id: adId });
  expect(await broken(insert(db, 'report_case', { ...opened, ad_id: adId }))).toBe(
    'report_case_one_open_per_ad',
  );
  const set = (decision: 'account_warned' | 'dismissed') =>
    db
      .updateTable('report_case')
      .set({
        decision,
        decided_at: START,
        operator_id: operator.operatorId,
        decision_reason: 'سبب',
        appeal_until: new Date(START.getTime() + 1000),
      })
      .where('id', '=', id)
      .execute();
  expect(await broken(set('account_warned'))).toBe('report_case_decision_fits_thing');
  await set('dismissed');
  const { accountId } = await buildPerson(db);
  const joining = insert(db, 'report', {
    case_id: id,
    account_id: accountId,
    reason: 'fraud',
    address_hash: Buffer.from('x'),
    created_at: START,
  });
  expect(await broken(joining)).toBe('report_of_open_case');
});
