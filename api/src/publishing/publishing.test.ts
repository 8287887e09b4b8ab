import type { AdEvidence, QueuedAd } from '@diyar/contract/console/console-ads';
import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireAd } from '../ads/expire-ads.ts';
import { takePush } from '../licences/take-push.ts';
import { transact } from '../platform/db/database.ts';
import { type BuiltListing, buildListing, type NewListing } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { continueSubmissions } from './continue-submissions.ts';

let world: TestApp;
let hind: BuiltOperator;
let reem: BuiltOperator;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  const { pepper } = world.deps.config;
  hind = await buildOperator(world.db, pepper, world.clock.now, { name: 'هند السالم' });
  reem = await buildOperator(world.db, pepper, world.clock.now, { name: 'ريم المطيري', roles: ['reviewer'] });
});
afterAll(() => world.close());

const DISCLOSED = { mortgaged: false, disputed: false, unregistered_rights: false };
/** An ad with all that publishing asks for, in a state. */
const draft = (state: 'not_published' | 'refused' = 'not_published', more: NewListing = {}) =>
  buildListing(world.db, {
    property: DISCLOSED,
    ...more,
    unit: { photos: 4, ...more.unit },
    ad: { state, published_at: null, ...more.ad },
  });
const show = ({ host, adNumber }: BuiltListing) =>
  world.call<HostAdDetails>(`/host/ads/${adNumber}`, { token: host.token });
const submit = ({ host, adNumber }: BuiltListing, from = 'not_published') =>
  world.call<HostAdDetails & { missing: { code: string; msg: string }[] }>(`/host/ads/${adNumber}/steps`, {
    method: 'POST',
    token: host.token,
    body: { from, to: 'waiting_for_approval', data_correct: true },
  });
const evidence = async ({ adNumber }: BuiltListing, by = hind) =>
  (await world.call<AdEvidence>(`/console/ads/${adNumber}`, { headers: by.headers })).data;
const decide = ({ adNumber }: BuiltListing, version: string, body: object, by = hind) =>
  world.call<{ state: string; errors: { field: string; rule: string }[] }>(
    `/console/ads/${adNumber}/decision`,
    {
      method: 'POST',
      headers: by.headers,
      body: { version, ...body },
    },
  );
const queue = async (query = '') =>
  (
    await world.call<{ items: QueuedAd[]; counts: Record<string, number>; total: number }>(
      `/console/ads${query}`,
      { headers: hind.headers },
    )
  ).data;
async function submitted(more: NewListing = {}): Promise<BuiltListing> {
  const ad = await draft('not_published', more);
  expect((await submit(ad)).status).toBe(201);
  return ad;
}

describe('sending an ad for approval', () => {
  test('is refused with everything it lacks, each with a sentence', async () => {
    const bare = await buildListing(world.db, {
      unit: { photos: 3, permit: null, prices: { daily: 10_000 } },
      ad: { state: 'not_published', licence: null, published_at: null },
    });
    await world.db
      .updateTable('unit_price')
      .set({ active: false })
      .where('unit_id', '=', bare.unitId)
      .execute();
    const answer = await submit(bare);
    expect([answer.status, answer.code]).toEqual([409, 'ad_incomplete']);
    expect(answer.data.missing.map(({ code }) => code)).toEqual([
      'photos_missing',
      'price_missing',
      'licence_missing',
      'disclosure_missing',
      'disclosure_missing',
      'disclosure_missing',
    ]);
    expect(answer.data.missing[0]?.msg).toBe('أضف 4 صور واضحة على الأقل');
    await world.db
      .updateTable('unit_price')
      .set({ active: true })
      .where('unit_id', '=', bare.unitId)
      .execute();
    const { data } = await show(bare);
    expect(data.missing.map(({ code }) => code)).toContain('tourism_permit_missing');
    expect([data.state, data.abilities.submit]).toEqual(['not_published', true]);
  });

  test('brings it into the queue, with its row of history, and its people lose the right to send it twice', async () => {
    const ad = await draft();
    const { data } = await submit(ad);
    expect(data).toMatchObject({ state: 'waiting_for_approval', missing: [], abilities: { submit: false } });
    expect(data.steps[0]).toMatchObject({ from: 'not_published', by: 'me', reason: 'submitted' });
    expect((await submit(ad)).code).toBe('state_changed');
    expect((await queue()).items.map(({ id }) => id)).toContain(ad.adNumber);
  });

  test('waits for its photos: the queue has it once they are made, its people where too few were kept', async () => {
    const [whole, poor] = [await draft(), await draft()];
    for (const { unitId } of [whole, poor])
      await world.db
        .updateTable('photo')
        .set({ state: 'processing' })
        .where('unit_id', '=', unitId)
        .execute();
    for (const ad of [whole, poor]) expect((await submit(ad)).data.state).toBe('processing');
    expect(await continueSubmissions(world.db, world.clock.now)).toBe(0);
    await world.db.updateTable('photo').set({ state: 'ready' }).where('unit_id', '=', whole.unitId).execute();
    await world.db
      .updateTable('photo')
      .set({ state: 'refused', failure: 'blurred' })
      .where('unit_id', '=', poor.unitId)
      .execute();
    await continueSubmissions(world.db, world.clock.now);
    expect((await show(whole)).data.state).toBe('waiting_for_approval');
    expect((await show(poor)).data).toMatchObject({ state: 'not_published', abilities: { submit: true } });
    expect(await continueSubmissions(world.db, world.clock.now)).toBe(0);
  });
});

test('an ad is taken back from the queue by its people; at the moment of a decision one of the two happens', async () => {
  const ad = await submitted();
  const takeBack = (from = 'waiting_for_approval') =>
    world.call<HostAdDetails>(`/host/ads/${ad.adNumber}/steps`, {
      method: 'POST',
      token: ad.host.token,
      body: { from, to: 'not_published', data_correct: true },
    });
  expect((await show(ad)).data.abilities.withdraw).toBe(true);
  const { version } = await evidence(ad);
  expect((await takeBack()).data).toMatchObject({
    state: 'not_published',
    steps: [{ from: 'waiting_for_approval', by: 'me', reason: 'withdrawn' }, {}],
    abilities: { withdraw: false, submit: true },
  });
  expect((await takeBack('not_published')).code).toBe('state_changed');
  expect((await decide(ad, version, { decision: 'approved' })).code).toBe('state_changed');
  await submit(ad);
  const again = (await evidence(ad)).version;
  const both = await Promise.all([takeBack(), decide(ad, again, { decision: 'approved' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

describe('the queue', () => {
  test('has the oldest first, says how long each waits, and is narrowed by flags, state and city', async () => {
    const first = await submitted();
    world.clock.pass(5 * 3600);
    const second = await submitted();
    await world.db
      .insertInto('photo_flag')
      .columns(['photo_id', 'kind', 'at'])
      .expression((eb) =>
        eb
          .selectFrom('photo')
          .select(['id', eb.val('words' as const).as('kind'), eb.val(world.clock.now).as('at')])
          .where('unit_id', '=', second.unitId)
          .where('is_main', '=', true),
      )
      .execute();
    const { items, counts, total } = await queue();
    const at = (ad: BuiltListing) => items.findIndex(({ id }) => id === ad.adNumber);
    expect(at(first)).toBeLessThan(at(second));
    expect([items[at(first)]?.urgency, items[at(second)]?.urgency]).toEqual(['due', 'fresh']);
    expect(counts.waiting_for_approval).toBe(total);
    expect((await queue('?flagged=1')).items).toMatchObject([{ id: second.adNumber, flagged_photos: 1 }]);
    expect((await queue('?city=jeddah')).items).toEqual([]);
    const shown = await evidence(second);
    expect(shown.photos.filter(({ has_words }) => has_words)).toHaveLength(1);
    const desk = await world.call<{ queues: { key: string; waiting: number }[] }>('/console/desk', {
      headers: reem.headers,
    });
    expect(desk.data.queues).toMatchObject([{ key: 'ads', waiting: total }]);
  });

  test('shows ads of other properties at the same place', async () => {
    const spot = { ...DISCLOSED, lat: 21.5433, lng: 39.1728 };
    const twin = await buildListing(world.db, { property: spot });
    const ad = await submitted({ property: { ...spot, lat: 21.54335 } });
    expect((await evidence(ad)).same_plot).toMatchObject([
      { id: twin.adNumber, is_same_advertiser: false, metres: 6 },
    ]);
  });
});

describe('a decision', () => {
  test('to approve shows the ad at once, and is told to its people and written down', async () => {
    const ad = await submitted();
    // Another question each time: answers are kept by the test's clock, which stands still.
    let asked = 1000;
    const found = async () => {
      asked += 1;
      const path = `/ads?sort=newest&per_page=100&area_max=${asked}`;
      return (await world.call<{ items: { id: string }[] }>(path)).data.items.map(({ id }) => id);
    };
    const { version } = await evidence(ad, reem);
    expect((await decide(ad, version, { decision: 'approved' }, reem)).data.state).toBe('published');
    await expect.poll(found, { timeout: 1000, interval: 20 }).toContain(ad.adNumber);
    const { data } = await show(ad);
    expect(data.published_at).not.toBeNull();
    expect(data.steps[0]).toMatchObject({ to: 'published', by: 'diyar', reason: 'approved' });
    const event = { key: 'ad_approved', account_id: ad.host.accountId };
    const told = await world.db.selectFrom('event').select(['key', 'account_id']).execute();
    expect(told).toContainEqual(event);
    const acts = await world.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject_id', '=', ad.adNumber)
      .execute();
    expect(acts).toMatchObject([
      { act: 'ad_decided', operator_id: reem.operatorId, after: { state: 'published' } },
    ]);
  });

  test('to approve what its plan has no ads left for keeps it hidden, until its people have a plan and show it', async () => {
    const ad = await submitted();
    const { accountId } = ad.host;
    const { id: membership_id, ads } = await world.db
      .selectFrom('membership')
      .select(['id', 'ads'])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    // As one sent before there were memberships, whose account has used its plan up since.
    await world.db.deleteFrom('membership_use').where('ad_id', '=', ad.adId).execute();
    for (let n = 0; n < ads; n += 1) {
      const { adId: ad_id } = await buildListing(world.db, { host: ad.host });
      const use = { membership_id, kind: 'ad' as const, ad_id, at: world.clock.now };
      await world.db.insertInto('membership_use').values(use).execute();
    }
    const { version } = await evidence(ad, reem);
    expect((await decide(ad, version, { decision: 'approved' }, reem)).data.state).toBe('hidden');
    const { data } = await show(ad);
    expect(data).toMatchObject({
      state: 'hidden',
      abilities: { publish: true },
      steps: [{ to: 'hidden', by: 'diyar', reason: 'approved_without_plan' }, {}],
    });
    const publish = () =>
      world.call<{ plan_id: string }>(`/host/ads/${ad.adNumber}/steps`, {
        method: 'POST',
        token: ad.host.token,
        body: { from: 'hidden', to: 'published', data_correct: true },
      });
    const refused = await publish();
    expect([refused.code, typeof refused.data.plan_id]).toEqual(['no_ads_left', 'string']);
    await world.db
      .updateTable('membership')
      .set({ ads: ads + 1 })
      .where('id', '=', membership_id)
      .execute();
    expect((await publish()).status).toBe(201);
  });

  test('to ask for changes names fields with a sentence each, which its people read and answer', async () => {
    const ad = await submitted();
    const { version } = await evidence(ad);
    const asked = [{ field: 'photos', text: 'الصورة الثانية عليها رقم جوال' }];
    for (const [fields, rule] of [
      [[], 'asked_required'],
      [[{ field: 'photos', text: ' ' }], 'asked_text_required'],
      [[{ field: 'owner', text: 'غيّره' }], 'invalid'],
    ] as const) {
      const bad = await decide(ad, version, { decision: 'changes_asked', fields });
      expect([bad.status, bad.data.errors[0]?.rule]).toEqual([422, rule]);
    }
    expect((await decide(ad, version, { decision: 'changes_asked', fields: asked })).status).toBe(201);
    const { data } = await show(ad);
    expect([data.state, data.steps[0]?.asked]).toEqual(['changes_asked', asked]);
    expect((await submit(ad, 'changes_asked')).status).toBe(201);
    expect((await evidence(ad)).decided_before).toBe(1);
    // The version an operator saw is not the one that waits now.
    expect((await decide(ad, version, { decision: 'approved' })).code).toBe('state_changed');
  });

  test('to refuse needs a reason', async () => {
    const ad = await submitted();
    const { version } = await evidence(ad);
    const bad = await decide(ad, version, { decision: 'refused', reason: ' ' });
    expect(bad.data.errors[0]).toMatchObject({ field: 'reason', rule: 'reason_required' });
    expect((await decide(ad, version, { decision: 'refused', reason: 'إعلان مكرر' })).status).toBe(201);
    const { data } = await show(ad);
    expect([data.state, data.steps[0]?.reason]).toEqual(['refused', 'إعلان مكرر']);
  });

  test('is refused when its people changed what was seen, or it can no longer be published', async () => {
    const ad = await submitted();
    const { version } = await evidence(ad);
    await world.db.updateTable('unit').set({ area: 300 }).where('id', '=', ad.unitId).execute();
    expect((await decide(ad, version, { decision: 'approved' })).code).toBe('state_changed');
    await world.db.updateTable('photo').set({ is_main: false }).where('unit_id', '=', ad.unitId).execute();
    const answer = await decide(ad, (await evidence(ad)).version, { decision: 'approved' });
    expect([answer.status, answer.code]).toEqual([409, 'ad_incomplete']);
    expect((await show(ad)).data.state).toBe('waiting_for_approval');
  });

  test('is made once: of many operators at the same moment one decides', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ad = await submitted();
      const { version } = await evidence(ad);
      const answers = await Promise.all(
        [hind, reem, hind, reem].map((by, n) =>
          decide(
            ad,
            version,
            n % 2 === 0 ? { decision: 'approved' } : { decision: 'refused', reason: 'مكرر' },
            by,
          ),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
      const decided = await world.db
        .selectFrom('ad_transition')
        .select('answers')
        .where('ad_id', '=', ad.adId)
        .where('operator_id', 'is not', null)
        .execute();
      expect(decided).toHaveLength(1);
      const again = world.db.insertInto('ad_transition').values({
        ad_id: ad.adId,
        from_state: 'waiting_for_approval',
        to_state: 'refused',
        reason: 'twice',
        answers: decided[0]?.answers ?? null,
      });
      await expect(again.execute()).rejects.toMatchObject({ constraint: 'ad_submission_decided_once' });
    }
  });
});

test('an ad whose licence the authority has not answered about is sent back or refused, never approved', async () => {
  const ad = await draft();
  await world.db
    .updateTable('ad')
    .set({ state: 'waiting_for_verification' })
    .where('id', '=', ad.adId)
    .execute();
  const headers = hind.headers;
  const { data } = await world.call<{ items: QueuedAd[] }>('/console/licences', { headers });
  expect(data.items.map(({ id }) => id)).toEqual([ad.adNumber]);
  const shown = await world.call<AdEvidence>(`/console/licences/${ad.adNumber}`, { headers });
  const send = (decision: string) =>
    world.call(`/console/licences/${ad.adNumber}/decision`, {
      method: 'POST',
      headers,
      body: { version: shown.data.version, decision, reason: 'رقم الترخيص لا يخصك' },
    });
  expect((await send('approved')).status).toBe(422);
  expect((await decide(ad, shown.data.version, { decision: 'approved' })).code).toBe('state_changed');
  expect((await send('refused')).status).toBe(201);
  expect((await show(ad)).data.state).toBe('refused');
});

test('an approval at the moment the authority ends the licence never leaves its ad on show', async () => {
  for (let round = 0; round < 6; round += 1) {
    const ad = await submitted();
    const { version } = await evidence(ad);
    const { number } = await world.db
      .selectFrom('licence')
      .select('number')
      .where('id', '=', ad.licenceId ?? '')
      .executeTakeFirstOrThrow();
    const ending = {
      AdlicenseNumber: number,
      AdlicenseStatusCode: 'Cancelled',
      AdlicenseStatusNameAR: 'ملغي',
    };
    const [decided] = await Promise.all([
      decide(ad, version, { decision: 'approved' }),
      takePush(world.db, { NotificationBody: ending }, world.clock.now),
    ]);
    expect([201, 409]).toContain(decided.status);
    expect((await show(ad)).data.state).not.toBe('published');
  }
});

test('the daily look takes off what stands under a licence the authority ended', async () => {
  const ad = await buildListing(world.db);
  const licence = world.db.updateTable('licence').where('id', '=', ad.licenceId ?? '');
  await licence.set({ ended_at: world.clock.now }).execute();
  await transact(world.db, (tx) => expireAd(tx, ad.adId ?? '', world.clock.now));
  const { data } = await show(ad);
  expect(data).toMatchObject({ state: 'licence_expired', steps: [{ reason: 'licence_ended_by_authority' }] });
});
