import type { ConsoleAccount, FoundAccount } from '@diyar/contract/console/console-accounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveAd } from '../ad-states/move-ad.ts';
import { brokenConstraint, transact } from '../platform/db/database.ts';
import { type BuiltListing, type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const REASON = 'إعلانات متكررة لا وجود لها';
/** With all that publishing asks for. */
const SHOWABLE = {
  property: { mortgaged: false, disputed: false, unregistered_rights: false },
  unit: { photos: 4 },
};
let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());

const find = async (q: string, more = '') =>
  (
    await world.call<{ items: FoundAccount[] }>(`/console/accounts?q=${encodeURIComponent(q)}${more}`, {
      headers: operator.headers,
    })
  ).data.items;
const look = async ({ accountNumber }: BuiltPerson) =>
  (await world.call<ConsoleAccount>(`/console/accounts/${accountNumber}`, { headers: operator.headers }))
    .data;
const decide = ({ accountNumber }: BuiltPerson, decision: string, reason = REASON) =>
  world.call<ConsoleAccount>(`/console/accounts/${accountNumber}/decision`, {
    method: 'POST',
    headers: operator.headers,
    body: { decision, reason },
  });
/** The account's membership as it is when others of its ads use all of it. */
const withoutPlanRoom = async ({ host: { accountId } }: BuiltListing) => {
  await world.db.updateTable('membership').set({ ads: 0 }).where('account_id', '=', accountId).execute();
};
const stateOf = async ({ adId }: BuiltListing) =>
  (await world.db.selectFrom('ad').select('state').where('id', '=', adId).executeTakeFirstOrThrow()).state;

test('an account is found by phone, number, e-mail and a part of its name', async () => {
  const person = await buildPerson(world.db, { name: 'مؤسسة الغصن الأخضر' });
  await world.db
    .insertInto('account_profile')
    .values({ account_id: person.accountId, email: 'green@example.com' })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ email: 'green@example.com' }))
    .execute();
  const local = `0${person.phone.slice(4)}`;
  for (const q of [local, person.phone, person.accountNumber, 'GREEN@example.com', 'الغصن الأخضر'])
    expect(
      (await find(q)).map(({ id }) => id),
      q,
    ).toContain(person.accountNumber);
  expect(await find('لا أحد بهذا الاسم')).toEqual([]);
  const shown = await look(person);
  expect(shown).toMatchObject({ state: 'active', email: 'green@example.com' });
  expect(shown.phone?.replaceAll(/\D/g, '')).toBe(local);
});

test('a suspended account’s ads leave at once, it may neither advertise nor be booked, and comes back with them', async () => {
  const [listing, other] = [await buildListing(world.db, SHOWABLE), await buildListing(world.db, SHOWABLE)];
  const { host } = listing;
  const guest = await buildPerson(world.db);
  const { data } = await decide(host, 'suspended');
  expect(data).toMatchObject({ state: 'suspended', suspended: { reason: REASON }, ads: { published: 0 } });
  expect([await stateOf(listing), await stateOf(other)]).toEqual(['hidden', 'published']);
  expect((await find('', '&suspended=1')).map(({ id }) => id)).toEqual([host.accountNumber]);
  const news = await world.call<{ items: { text: string }[] }>('/notifications', { token: host.token });
  expect(news.data.items[0]?.text).toContain(REASON);
  // What is its owner's stays open: looking, and writing to Diyar.
  expect((await world.call('/host/properties', { token: host.token })).status).toBe(200);
  const added = await world.call('/host/properties', { method: 'POST', token: host.token, body: {} });
  expect([added.status, added.code]).toEqual([403, 'account_suspended']);
  // The database refuses what came past all that.
  const show = world.db
    .updateTable('ad')
    .set({ state: 'published' })
    .where('id', '=', listing.adId)
    .execute();
  expect(brokenConstraint(await show.catch((error: unknown) => error))).toBe('ad_shown_of_active_account');
  const quote = await world.call<{ id: string }>(`/units/${listing.unitId}/quotes`, {
    method: 'POST',
    token: guest.token,
    body: { period: 2, start: '2026-12-10', end: '2026-12-12', services: [] },
  });
  expect(quote.status).toBe(404);
  expect((await decide(host, 'reopened', 'أرسل ما يثبت ملكيته')).data).toMatchObject({
    state: 'active',
    ads: { published: 1 },
  });
  expect(await stateOf(listing)).toBe('published');
});

test('an ad that is shown while its account is being suspended is shown by nobody in the end', async () => {
  const listings = await Promise.all(Array.from({ length: 8 }, () => buildListing(world.db)));
  await world.db
    .updateTable('ad')
    .set({ state: 'hidden' })
    .where(
      'id',
      'in',
      listings.map(({ adId }) => adId),
    )
    .execute();
  await Promise.all(
    listings.flatMap(({ adId, host }) => [
      world.db
        .updateTable('ad')
        .set({ state: 'published' })
        .where('id', '=', adId)
        .execute()
        .catch(() => undefined),
      decide(host, 'suspended'),
    ]),
  );
  const { rows } = await sql<{ shown: number }>`
    select count(*)::int as shown from ad join account on account.id = ad.account_id
    where ad.state = 'published' and account.suspended_at is not null`.execute(world.db);
  expect(rows).toEqual([{ shown: 0 }]);
});

test('an ad that was held for something else meanwhile stays off on reopening, and an operator’s word to show one is refused', async () => {
  const listing = await buildListing(world.db);
  await decide(listing.host, 'suspended');
  const later = new Date(world.clock.now.getTime() + 60_000);
  await world.db.updateTable('ad').set({ held_at: later }).where('id', '=', listing.adId).execute();
  const shown = transact(world.db, (tx) =>
    moveAd(
      tx,
      {
        adId: listing.adId,
        from: 'hidden',
        to: 'published',
        mover: 'operator',
        operatorId: operator.operatorId,
        reason: 'reports_dismissed',
      },
      world.clock.now,
    ),
  );
  await expect(shown).rejects.toMatchObject({ code: 'account_suspended' });
  await decide(listing.host, 'reopened');
  expect(await stateOf(listing)).toBe('hidden');
});

test('reopening shows no ad whose licence ended or whose plan is full meanwhile, and its advertiser may show it once that is mended', async () => {
  const [expired, full] = [await buildListing(world.db, SHOWABLE), await buildListing(world.db, SHOWABLE)];
  await decide(expired.host, 'suspended');
  await decide(full.host, 'suspended');
  await world.db
    .updateTable('licence')
    .set({ expires_on: '2026-11-20' })
    .where('id', '=', expired.licenceId)
    .execute();
  await withoutPlanRoom(full);
  for (const { host } of [expired, full])
    expect((await decide(host, 'reopened')).data).toMatchObject({ state: 'active', ads: { published: 0 } });
  for (const { adId } of [expired, full]) {
    const ad = world.db.selectFrom('ad').select(['held_at', 'state']).where('id', '=', adId);
    expect(await ad.executeTakeFirstOrThrow()).toEqual({ state: 'hidden', held_at: null });
  }
  const show = ({ host, adNumber }: BuiltListing) =>
    world.call(`/host/ads/${adNumber}/steps`, {
      ...{ method: 'POST', token: host.token },
      body: { from: 'hidden', to: 'published', data_correct: true },
    });
  expect([(await show(expired)).code, (await show(full)).code]).toEqual(['ad_licence_ended', 'no_ads_left']);
  await world.db
    .updateTable('licence')
    .set({ expires_on: '2099-12-31' })
    .where('id', '=', expired.licenceId)
    .execute();
  expect((await show(expired)).status).toBe(201);
});

test('what a suspended account asks for leaves at once, is answered by nobody, and is back on reopening', async () => {
  const [asker, listing] = [await buildPerson(world.db), await buildListing(world.db, SHOWABLE)];
  const { data } = await world.call<{ id: string }>('/requests', {
    ...{ method: 'POST', token: asker.token, headers: { 'idempotency-key': 'suspended-asker-1' } },
    body: {
      ...{
        kind: 'wanted',
        purpose: 'rent',
        category: 'apartment',
        title: 'شقة قريبة من العمل',
        city: 'riyadh',
      },
      ...{ districts: [], price_max: 90_000, period: 4, channels: ['message'] },
    },
  });
  const isListed = async () =>
    (await world.call<{ items: { id: string }[] }>('/requests')).data.items.some(({ id }) => id === data.id);
  expect([await isListed(), (await world.call(`/requests/${data.id}`)).status]).toEqual([true, 200]);
  await decide(asker, 'suspended');
  expect([await isListed(), (await world.call(`/requests/${data.id}`)).status]).toEqual([false, 404]);
  const answer = world.db
    .insertInto('request_answer')
    .columns(['request_id', 'account_id', 'unit_id', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('request')
        .select((e) => [
          'id' as const,
          e.val(listing.host.accountId).as('account_id'),
          e.val(listing.unitId).as('unit_id'),
          e.val(world.clock.now).as('at'),
        ])
        .where('number', '=', Number(data.id)),
    )
    .execute();
  expect(brokenConstraint(await answer.catch((error: unknown) => error))).toBe(
    'request_answer_while_on_show',
  );
  await decide(asker, 'reopened');
  expect(await isListed()).toBe(true);
});

test('of bookings at the moment of a suspension, each came before it or is refused', async () => {
  const { host, unitId } = await buildListing(world.db, SHOWABLE);
  const nights = Array.from({ length: 8 }, (_, at) =>
    ['2026-12-', String(2 * at + 1).padStart(2, '0')].join(''),
  );
  const bookings = await Promise.all(
    nights.map(async (start, at) => {
      const guest = await buildPerson(world.db);
      const end = `2026-12-${String(2 * at + 2).padStart(2, '0')}`;
      const quote = await world.call<{ id: string }>(`/units/${unitId}/quotes`, {
        ...{ method: 'POST', token: guest.token, body: { period: 2, start, end, services: [] } },
      });
      return { guest, quoteId: quote.data.id };
    }),
  );
  const count = async () =>
    (await world.db.selectFrom('reservation').select('id').where('unit_id', '=', unitId).execute()).length;
  let keptThen = -1;
  const answers = await Promise.all([
    ...bookings.map(({ guest, quoteId }) =>
      world.call('/reservations', {
        ...{ method: 'POST', token: guest.token, headers: { 'idempotency-key': `race-${quoteId}` } },
        body: { quote_id: quoteId, method: 'card', guests: 1, rules_accepted: true },
      }),
    ),
    decide(host, 'suspended').then(async (answer) => {
      keptThen = await count();
      return answer;
    }),
  ]);
  const booked = answers.slice(0, -1).filter(({ status }) => status === 201);
  expect(answers.at(-1)?.status).toBe(201);
  expect([await count(), booked.length]).toEqual([keptThen, keptThen]);
});

test('what the advertiser hid themselves stays hidden on reopening', async () => {
  const listing = await buildListing(world.db);
  await world.db.updateTable('ad').set({ state: 'hidden' }).where('id', '=', listing.adId).execute();
  await decide(listing.host, 'suspended');
  await decide(listing.host, 'reopened');
  expect(await stateOf(listing)).toBe('hidden');
});

test('a suspended guest cannot book, and the quote they had is not taken', async () => {
  const listing = await buildListing(world.db);
  const guest = await buildPerson(world.db);
  const quote = await world.call<{ id: string }>(`/units/${listing.unitId}/quotes`, {
    method: 'POST',
    token: guest.token,
    body: { period: 2, start: '2026-12-10', end: '2026-12-12', services: [] },
  });
  await decide(guest, 'suspended');
  const booked = await world.call('/reservations', {
    method: 'POST',
    token: guest.token,
    headers: { 'idempotency-key': 'suspended-guest-1' },
    body: { quote_id: quote.data.id, method: 'card', guests: 1, rules_accepted: true },
  });
  expect([booked.status, booked.code]).toEqual([403, 'account_suspended']);
  const kept = await world.db
    .selectFrom('reservation')
    .select('id')
    .where('guest_account_id', '=', guest.accountId)
    .execute();
  expect(kept).toEqual([]);
});

test('of operators who decide at once one does, and it is in the audit log', async () => {
  const person = await buildPerson(world.db);
  const answers = await Promise.all(Array.from({ length: 5 }, () => decide(person, 'suspended')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  const acts = await world.db
    .selectFrom('audit_entry')
    .select(['act', 'reason'])
    .where('subject_id', '=', person.accountNumber)
    .execute();
  expect(acts).toEqual([{ act: 'account_suspended', reason: REASON }]);
});

test('signing out ends every session of the owner, and tells nobody why', async () => {
  const person = await buildPerson(world.db);
  expect((await decide(person, 'signed_out', 'طلب منا ذلك هاتفيًا')).data.sessions).toBe(0);
  expect((await world.call('/notifications', { token: person.token })).status).toBe(401);
});

test('a decision without a reason is refused', async () => {
  const { status } = await decide(await buildPerson(world.db), 'suspended', ' ');
  expect(status).toBe(422);
});
