import { randomUUID } from 'node:crypto';
import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashCode } from '../accounts/challenge.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { startRequest } from '../testing/offices.ts';
import { hold } from '../testing/payment-world.ts';
import { call, openSignInWorld, type SignInWorld, signInAs } from '../testing/sign-in-world.ts';
import { headersOf } from '../testing/world.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';
import { privacyHandlers } from './privacy.handler.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

async function someone(kind: 'ordinary' | 'business' = 'ordinary'): Promise<BuiltPerson> {
  const person = await buildPerson(world.database.db, { kind });
  await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  return person;
}

/** A code as if it had just been sent to a phone: 123456. */
async function freshCode(phone: string): Promise<string> {
  const id = randomUUID();
  await world.database.db
    .insertInto('sign_in_challenge')
    .values({
      id,
      phone,
      address_hash: Buffer.alloc(32),
      channel: 'sms',
      lang: 'ar',
      code_hash: hashCode(world.deps.config.pepper, id, '123456'),
      created_at: world.clock.now,
      expires_at: new Date(world.clock.now.getTime() + 300_000),
    })
    .execute();
  return id;
}

async function close(person: BuiltPerson, code = '123456', phone = person.phone) {
  const body = { challenge_id: await freshCode(phone), code };
  return call(world, 'POST', '/accounts/current/closure', { token: person.token, body });
}

const me = (person: BuiltPerson) => call(world, 'GET', '/user/current', { token: person.token });
const put = (person: BuiltPerson, path: string, body: Record<string, unknown>) =>
  call(world, 'PUT', `/accounts/current${path}`, { token: person.token, body });

const INFO = {
  version: 0,
  name: 'نورة العتيبي',
  email: 'noura@example.sa',
  city: 'riyadh',
  location: { lat: 24.7136, lng: 46.6753 },
  about_ar: 'نبذة عني أنا',
  about_en: null,
  languages: ['ar'],
  business: null,
};

/** Every row of every table, each as one text. */
async function everything(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('district', 'city')`.execute(world.database.db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      world.database.db,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts;
}

/** Acts for one office and is asked by another. */
async function joinTeams({ personId, phone }: BuiltPerson): Promise<void> {
  const { db } = world.database;
  const [one, other] = [await someone('business'), await someone('business')];
  await db
    .insertInto('team_member')
    .values({ account_id: one.accountId, person_id: personId, role: 'editor' })
    .execute();
  const [created_at, expires_at] = [world.clock.now, new Date(world.clock.now.getTime() + 86_400_000)];
  await db
    .insertInto('team_invitation')
    .values({ account_id: other.accountId, phone, role: 'editor', created_at, expires_at })
    .execute();
}

describe('closing an account', () => {
  it('leaves nothing of the person in any table, and the phone may begin anew as somebody else', async () => {
    const person = await someone();
    await put(person, '', INFO);
    await put(person, '/identity', { number: '1012345672' });
    await put(person, '/payout-destination', {
      kind: 'bank',
      iban: 'SA8510000000608010167520',
      bank_name: 'مصرف الراجحي',
      holder: 'نورة بنت العتيبي',
    });
    await put(person, '/marketing-consents', { channels: ['sms', 'email'] });
    await joinTeams(person);
    await signInAs(world, person.phone);
    expect(await close(person)).toMatchObject({ status: 201 });
    const closedAt = world.clock.now;
    const left = await everything();
    for (const trace of [
      person.phone,
      'noura@example.sa',
      'نبذة عني أنا',
      'SA8510000000608010167520',
      'العتيبي',
    ])
      expect(left.filter((row) => row.includes(trace))).toEqual([]);
    expect(left.filter((row) => row.includes(person.personId) && row.includes('editor'))).toEqual([]);
    expect(await me(person)).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
    const again = await signInAs(world, person.phone, { user_type: 'ordinary', name: 'نورة من جديد' });
    expect(again.is_new).toBe(true);
    const { db } = world.database;
    const people = await db.selectFrom('person').select('id').where('phone', '=', person.phone).execute();
    expect(people.map(({ id }) => id)).not.toContain(person.personId);
    const consents = await db
      .selectFrom('marketing_consent')
      .select('withdrawn_at')
      .where('person_id', '=', person.personId)
      .execute();
    expect(consents.map(({ withdrawn_at }) => withdrawn_at)).toEqual([closedAt, closedAt]);
  });

  it('deletes the files of its rows by a job that a storage out of order does not lose', async () => {
    const person = await someone();
    await put(person, '', INFO);
    const { files } = world.deps;
    const key = `profiles/${person.accountId}.webp`;
    await files.put(key, Buffer.from('a face'));
    await world.database.db
      .updateTable('account_profile')
      .set({ photo_key: key })
      .where('account_id', '=', person.accountId)
      .execute();
    expect((await close(person)).status).toBe(201);
    await runOnce({
      pgPool: world.database.pool,
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
      taskList: privacyHandlers(world.deps),
    });
    expect(await files.exists(key)).toBe(false);
  });

  it('takes an office’s badge, its request that waits and the files of its documents along', async () => {
    const office = await someone('business');
    const { db } = world.database;
    const { id } = await startRequest(db, office.accountId, world.clock.now);
    expect((await close(office)).status).toBe(201);
    expect(await db.selectFrom('office_verification').select('id').where('id', '=', id).execute()).toEqual(
      [],
    );
    const { rows } = await sql<{ payload: { keys: string[] } }>`
      select payload from graphile_worker._private_jobs order by id desc limit 5`.execute(db);
    expect(JSON.stringify(rows)).toContain(`offices/${id}.pdf`);
  });

  it('does with every column what the map says', async () => {
    const { host, unitId } = await buildListing(world.database.db);
    await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
    const { db } = world.database;
    await db.insertInto('closure').values({ unit_id: unitId, note: 'زيارة أخي محمد' }).execute();
    expect((await close(host)).status).toBe(201);
    for (const [table, { owners, columns }] of Object.entries(PERSONAL_TABLES)) {
      const own = owners.find(({ whose, by }) => whose === 'account' && by.length === 1);
      if (own === undefined) continue;
      for (const [column, { onClosing }] of Object.entries(columns)) {
        const { rows } = await sql<{ count: number }>`
          select count(${sql.ref(column)})::int as count from ${sql.table(table)}
          where ${sql.ref(own.by[0] ?? '')} = ${host.accountId}`.execute(db);
        if (onClosing === 'row deleted' || onClosing === 'cleared')
          expect(rows[0]?.count, `${table}.${column}`).toBe(0);
      }
    }
    const notes = await db.selectFrom('closure').select('note').where('unit_id', '=', unitId).execute();
    expect(notes).toEqual([{ note: null }]);
  });

  it('takes its ads off, keeps its money, and leaves the other account of the same phone whole', async () => {
    const { db } = world.database;
    const { host, adId, adNumber } = await buildListing(db);
    const other = await db
      .insertInto('account')
      .values({ person_id: host.personId, kind: 'ordinary', name: 'سعد الدوسري' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
    const before = await db.selectFrom('ledger_entry').selectAll().execute();
    expect((await close(host)).status).toBe(201);
    expect(await db.selectFrom('ledger_entry').selectAll().execute()).toEqual(before);
    expect((await call(world, 'GET', `/ads/${adNumber}`)).status).toBe(410);
    const steps = await db.selectFrom('ad_transition').selectAll().where('ad_id', '=', adId).execute();
    expect(steps).toMatchObject([
      { from_state: 'published', to_state: 'closed', reason: 'account_closed', person_id: host.personId },
    ]);
    const kept = await db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ name: 'سعد الدوسري', person_id: host.personId, closed_at: null });
    const again = await signInAs(world, host.phone, { user_type: 'bussines', name: 'مكتب جديد' });
    expect(again).toMatchObject({ user_type: 'bussines', is_new: true });
  });

  it('asks for a fresh code of the owner’s own phone', async () => {
    const [person, stranger] = [await someone(), await someone()];
    expect(await close(person, '654321')).toMatchObject({ status: 422, body: { code: 'code_wrong' } });
    expect(await close(person, '123456', stranger.phone)).toMatchObject({ body: { code: 'code_expired' } });
    const owner = await someone('business');
    const member = await someone();
    const { db } = world.database;
    await db
      .insertInto('team_member')
      .values({ account_id: owner.accountId, person_id: member.personId, role: 'manager' })
      .execute();
    await db
      .updateTable('access_token')
      .set({ account_id: owner.accountId })
      .where('person_id', '=', member.personId)
      .execute();
    expect(await close(member)).toMatchObject({ status: 403, body: { code: 'role_forbids' } });
    for (const one of [person, member, owner]) expect((await me(one)).status).toBe(200);
  });

  it('waits until holds, stays and refunds are settled, and says which', async () => {
    const { db } = world.database;
    const { unitId, host } = await buildListing(db);
    const guest = await someone();
    await db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
    const held = await hold(world, { unitId, guest });
    for (const person of [guest, host]) {
      expect(await close(person)).toMatchObject({ status: 409, body: { code: 'holds_open' } });
    }
    const update = (state: 'active' | 'canceled') =>
      db
        .updateTable('reservation')
        .set({ state, answer_until: world.clock.now })
        .where('id', '=', held.id)
        .execute();
    await update('active');
    for (const person of [guest, host]) {
      expect(await close(person)).toMatchObject({ status: 409, body: { code: 'reservations_ahead' } });
    }
    await update('canceled');
    const due = await db
      .selectFrom('due')
      .selectAll()
      .where('reservation_id', '=', held.id)
      .executeTakeFirstOrThrow();
    const paymentId = randomUUID();
    await db
      .insertInto('payment')
      .values({
        id: paymentId,
        due_id: due.id,
        method: 'card',
        gateway: 'sandbox',
        amount: due.amount,
        received: due.amount,
        state: 'surplus',
        created_at: world.clock.now,
      })
      .execute();
    await db
      .insertInto('refund')
      .values({ payment_id: paymentId, amount: due.amount, reason: 'late', created_at: world.clock.now })
      .execute();
    expect(await close(guest)).toMatchObject({ status: 409, body: { code: 'money_owed' } });
    await db.updateTable('refund').set({ state: 'done' }).execute();
    expect((await close(guest)).status).toBe(201);
    const row = await db
      .selectFrom('reservation')
      .select(['guest_account_id', 'total'])
      .where('id', '=', held.id)
      .executeTakeFirstOrThrow();
    expect(row.guest_account_id).toBe(guest.accountId);
  });

  it('and a booking at the same moment never both happen', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 12; round += 1) {
      const { unitId, host } = await buildListing(world.database.db);
      const guest = await someone();
      await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
      const quote = await call(world, 'POST', `/units/${unitId}/quotes`, {
        body: { period: 2, start: '2030-03-01', end: '2030-03-03' },
      });
      const book = () =>
        world.app.inject({
          method: 'POST',
          url: '/api/v1/reservations',
          headers: headersOf({ token: guest.token, key: randomUUID() }),
          payload: { quote_id: quote.body.data.id, method: 'card' },
        });
      const who = round % 2 === 0 ? guest : host;
      const [closed, booked] = await Promise.all([close(who), book()]);
      const pair = `${closed.status} ${booked.statusCode}`;
      expect([closed.status === 201, booked.statusCode === 201], pair).not.toEqual([true, true]);
      expect(booked.statusCode).toBeLessThan(500);
      expect(closed.status).toBeLessThan(500);
    }
  });

  it('is final for the database too: nothing begins in a closed account’s name', async () => {
    const { db } = world.database;
    const { host, unitId, adId } = await buildListing(db);
    await db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
    const guest = await someone();
    expect((await close(host)).status).toBe(201);
    const broken = async (work: Promise<unknown>) =>
      (await work.then(
        () => null,
        (error: unknown) => error,
      )) as { constraint?: string } | null;
    const publish = db.updateTable('ad').set({ state: 'published' }).where('id', '=', adId).execute();
    expect((await broken(publish))?.constraint).toBe('ad_of_open_account');
    await expect(hold(world, { unitId, guest })).rejects.toThrow();
    const reopen = db
      .insertInto('account')
      .values({ person_id: host.personId, kind: 'ordinary', name: 'اسم جديد' })
      .execute();
    expect((await broken(reopen))?.constraint).toBe('account_of_living_person');
    const named = db
      .updateTable('person')
      .set({ phone: '+966512312312' })
      .where('id', '=', host.personId)
      .execute();
    expect((await broken(named))?.constraint).toBe('person_phone_is_mobile_until_closed');
  });
});

describe('what Diyar keeps about me', () => {
  it('is handed out whole to the owner, and nothing of anyone else, no hash and no key', async () => {
    const person = await someone();
    await put(person, '', INFO);
    await put(person, '/payout-destination', { kind: 'wallet', wallet: 'stc', phone: '0512345678' });
    const stranger = await someone();
    const answer = await call(world, 'GET', '/accounts/current/personal-data', { token: person.token });
    const { tables } = answer.body.data;
    expect(tables.person).toEqual([expect.objectContaining({ phone: person.phone })]);
    expect(tables.account_profile).toEqual([
      expect.objectContaining({ email: 'noura@example.sa', about_ar: 'نبذة عني أنا' }),
    ]);
    expect(tables.payout_destination).toEqual([expect.objectContaining({ wallet_phone: '+966512345678' })]);
    expect(tables.access_token).toHaveLength(1);
    const text = JSON.stringify(answer.body);
    for (const foreign of [stranger.phone, stranger.accountNumber, 'hash', 'hmac', person.token])
      expect(text).not.toContain(foreign);
  });
});

describe('consent to news', () => {
  it('is a row for each yes, taken back by its time and given again by another row', async () => {
    const person = await someone();
    const save = async (channels: string[]) =>
      (await put(person, '/marketing-consents', { channels })).body.data.channels;
    const read = async () =>
      (await call(world, 'GET', '/accounts/current/marketing-consents', { token: person.token })).body.data
        .channels;
    expect(await read()).toEqual([]);
    expect(await save(['sms', 'email', 'sms'])).toEqual(['sms', 'email']);
    expect(await save(['email'])).toEqual(['email']);
    world.clock.pass(60);
    await Promise.all([save(['sms', 'email']), save(['sms', 'email'])]);
    expect(await read()).toEqual(['sms', 'email']);
    const rows = await world.database.db
      .selectFrom('marketing_consent')
      .selectAll()
      .where('person_id', '=', person.personId)
      .execute();
    expect(rows.map(({ channel, withdrawn_at }) => [channel, withdrawn_at !== null]).sort()).toEqual([
      ['email', false],
      ['sms', false],
      ['sms', true],
    ]);
    expect(await put(person, '/marketing-consents', { channels: ['fax'] })).toMatchObject({ status: 422 });
  });
});
