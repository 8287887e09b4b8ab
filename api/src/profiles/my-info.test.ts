import type { SaveMyInfo } from '@diyar/contract/people/my-info';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

async function someone(kind: 'ordinary' | 'business' = 'ordinary', verified = false): Promise<BuiltPerson> {
  const person = await buildPerson(world.database.db, { kind, verified });
  await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  return person;
}

const read = (person: BuiltPerson) => call(world, 'GET', '/accounts/current', { token: person.token });
const put = (person: BuiltPerson, path: string, body: Record<string, unknown>) =>
  call(world, 'PUT', `/accounts/current${path}`, { token: person.token, body });

const plain: SaveMyInfo = {
  version: 0,
  name: 'نورة العتيبي',
  email: 'noura@example.sa',
  city: 'riyadh',
  location: { lat: 24.7136, lng: 46.6753 },
  about_ar: 'أبحث عن شقة هادئة',
  about_en: null,
  languages: ['ar', 'en'],
  business: null,
};
const business = {
  commercial_registration: '١٠١٠ ١٢٣ ٤٥٦',
  fal_number: '1200000001',
  vat_number: '310122393500003',
  legal_name: 'شركة دار السكن العقارية',
  viewer_phone: '0512345678',
  opening_hours: [
    { weekday: 7, opens: '09:00', closes: '12:00' },
    { weekday: 7, opens: '16:00', closes: '24:00' },
  ],
};

const rulesOf = (answer: { body: { data: { errors: { field: string; rule: string }[] } } }) =>
  answer.body.data.errors.map(({ field, rule }) => [field, rule]);

describe('my info', () => {
  it('starts empty, is saved whole and read again', async () => {
    const person = await someone();
    const first = await read(person);
    expect(first.body.data).toMatchObject({ version: 0, name: 'سارة القحطاني', email: null, languages: [] });
    const saved = await put(person, '', { ...plain });
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({
      ...plain,
      version: 1,
      user_type: 'ordinary',
      phone: person.phone,
    });
    expect((await read(person)).body.data).toEqual(saved.body.data);
  });

  it('of a business holds its registration, licence, tax number and hours', async () => {
    const person = await someone('business');
    const saved = await put(person, '', { ...plain, business });
    expect(saved.body.data.business).toEqual({ ...business, commercial_registration: '1010123456' });
    expect(await put(person, '', { ...plain, version: 1 })).toMatchObject({ status: 422 });
    const other = await someone();
    expect(rulesOf(await put(other, '', { ...plain, business }))).toEqual([['business', 'unknown_field']]);
  });

  it('says beside each field what is wrong with it, in the caller’s language', async () => {
    const person = await someone('business');
    const bad = {
      ...plain,
      name: 'نور',
      email: 'noura@',
      business: {
        commercial_registration: '123',
        fal_number: '12345678901',
        vat_number: '410122393500003',
        legal_name: '',
        viewer_phone: '051234567',
        opening_hours: [
          { weekday: 1, opens: '12:00', closes: '09:00' },
          { weekday: 2, opens: '09:00', closes: '13:00' },
          { weekday: 2, opens: '12:00', closes: '15:00' },
        ],
      },
    };
    expect(rulesOf(await put(person, '', bad))).toEqual([
      ['name', 'name_min'],
      ['email', 'email_invalid'],
      ['business.commercial_registration', 'cr_10'],
      ['business.fal_number', 'fal_10'],
      ['business.vat_number', 'vat_15'],
      ['business.viewer_phone', 'viewer_phone'],
      ['business.opening_hours.0.closes', 'hours_order'],
      ['business.opening_hours.2.opens', 'hours_overlap'],
      ['business.legal_name', 'legal_name_required'],
    ]);
    const english = await call(world, 'PUT', '/accounts/current', {
      token: person.token,
      headers: { lang: 'en' },
      body: { ...plain, business: { ...business, viewer_phone: '0512345678901' } },
    });
    expect(english.body.data.errors).toEqual([
      {
        field: 'business.viewer_phone',
        rule: 'viewer_phone',
        msg: 'Viewer number must be 10 to 11 digits',
      },
    ]);
    expect(rulesOf(await put(person, '', { ...plain, business: { ...business, legal_name: ' ' } }))).toEqual([
      ['business.legal_name', 'legal_name_required'],
    ]);
    const overlapping = [...business.opening_hours, { weekday: 7, opens: '11:00', closes: '13:00' }];
    expect(
      rulesOf(await put(person, '', { ...plain, business: { ...business, opening_hours: overlapping } })),
    ).toEqual([['business.opening_hours.2.opens', 'hours_overlap']]);
  });

  it('takes no name that turns its direction or carries an address of the web', async () => {
    const person = await someone('business');
    const names = {
      ...plain,
      name: 'مكتب\u202e النخيل',
      business: { ...business, legal_name: 'www.nakheel.sa' },
    };
    expect(rulesOf(await put(person, '', names))).toEqual([
      ['name', 'hidden_direction'],
      ['business.legal_name', 'web_address'],
    ]);
    const bank = { kind: 'bank', iban: 'SA0380000000608010167519' };
    const payout = { ...bank, bank_name: 'bank.com', holder: '\u2067نورة العتيبي' };
    expect(rulesOf(await put(person, '/payout-destination', payout))).toEqual([
      ['bank_name', 'web_address'],
      ['holder', 'hidden_direction'],
    ]);
  });

  it('takes a place within the Kingdom alone, and a city of ours', async () => {
    const person = await someone();
    for (const location of [
      { lat: 26.2235, lng: 50.5876 },
      { lat: 0, lng: 0 },
    ]) {
      expect(rulesOf(await put(person, '', { ...plain, location }))).toEqual([
        ['location', 'outside_kingdom'],
      ]);
    }
    expect(rulesOf(await put(person, '', { ...plain, city: 'atlantis' }))).toEqual([
      ['city', 'city_unknown'],
    ]);
  });

  it('saved from two tabs is not overwritten unseen: the later one is told what stands', async () => {
    const person = await someone();
    const names = ['نورة من اللسان الأول', 'نورة من اللسان الثاني'];
    const answers = await Promise.all(names.map((name) => put(person, '', { ...plain, name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.data;
    const lost = answers.find(({ status }) => status === 409)?.body;
    expect(lost.code).toBe('edited_elsewhere');
    expect(lost.data.current).toEqual(won);
    expect((await read(person)).body.data.name).toBe(won.name);
  });

  it('is read by a team member and edited by a manager; what is the owner’s own is not theirs', async () => {
    const owner = await someone('business');
    await put(owner, '/identity', { number: '1012345672' });
    await put(owner, '/payout-destination', {
      kind: 'bank',
      iban: 'SA0380000000608010167519',
      bank_name: 'مصرف الراجحي',
      holder: 'دار السكن',
    });
    const member = await someone();
    const { db } = world.database;
    await db
      .insertInto('team_member')
      .values({ account_id: owner.accountId, person_id: member.personId, role: 'editor' })
      .execute();
    const token = db.updateTable('access_token').set({ account_id: owner.accountId });
    await token.where('person_id', '=', member.personId).execute();
    const seen = (await read(member)).body.data;
    expect(seen).toMatchObject({
      identity: null,
      payout: null,
      phone: member.phone,
      abilities: { edit: false, own: false },
    });
    const save = () => put(member, '', { ...plain, version: seen.version, business });
    expect(await save()).toMatchObject({ status: 403, body: { code: 'role_forbids' } });
    await db.updateTable('team_member').set({ role: 'manager' }).execute();
    expect((await save()).status).toBe(200);
    for (const answer of [
      await put(member, '/identity', { number: '1098765439' }),
      await put(member, '/payout-destination', { kind: 'wallet', wallet: 'stc', phone: '0512345678' }),
      await call(world, 'DELETE', '/accounts/current/payout-destination', { token: member.token }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'role_forbids' } });
    expect((await read(owner)).body.data).toMatchObject({
      identity: { last4: '5672' },
      payout: { iban_last4: '7519' },
    });
  });
});

describe('the identity number', () => {
  it('is kept as a hash and its last four digits, and never answered whole', async () => {
    const person = await someone();
    const answer = await put(person, '/identity', { number: '١٠١٢ ٣٤٥ ٦٧٢' });
    expect(answer.body.data.identity).toEqual({
      kind: 'citizen',
      last4: '5672',
      country: null,
      verified: false,
    });
    const row = await world.database.db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', person.personId)
      .executeTakeFirstOrThrow();
    expect(row.identity_hmac).toHaveLength(32);
    expect(JSON.stringify([row, answer.body])).not.toContain('1012345672');
    for (const path of ['/user/current', '/ordinaries/profile']) {
      expect(JSON.stringify((await call(world, 'GET', path, { token: person.token })).body)).not.toContain(
        '5672',
      );
    }
    for (const [number, rule] of [
      ['', 'identity_required'],
      ['1012345673', 'identity_invalid'],
    ] as const) {
      expect(rulesOf(await put(person, '/identity', { number }))).toEqual([['number', rule]]);
    }
  });

  it('does not change once somebody was verified by it; the database itself says no', async () => {
    for (const verified of [true, false]) {
      const person = await someone('ordinary', verified);
      expect((await put(person, '/identity', { number: '1012345672' })).status).toBe(200);
      if (!verified) {
        expect((await put(person, '/identity', { number: '2100000013' })).body.data.identity.last4).toBe(
          '0013',
        );
        await put(person, '/identity', { number: '1012345672' });
        await world.database.db
          .updateTable('person')
          .set({ identity_verified_at: world.clock.now })
          .where('id', '=', person.personId)
          .execute();
      }
      const other = await put(person, '/identity', { number: '1098765439' });
      expect(other).toMatchObject({ status: 409, body: { code: 'identity_fixed' } });
      expect((await put(person, '/identity', { number: '1012345672' })).body.data.identity).toEqual({
        kind: 'citizen',
        last4: '5672',
        country: null,
        verified: true,
      });
    }
  });
});

describe('where payouts go', () => {
  it('is a Saudi bank account or a wallet, the last one given, or nothing', async () => {
    const person = await someone('business');
    const bank = { kind: 'bank', bank_name: 'مصرف الراجحي', holder: 'شركة دار السكن' };
    const answer = await put(person, '/payout-destination', {
      ...bank,
      iban: 'sa03 8000 0000 6080 1016 7519',
    });
    expect(answer.body.data.payout).toEqual({ ...bank, iban_last4: '7519' });
    const wallet = await put(person, '/payout-destination', {
      kind: 'wallet',
      wallet: 'stc',
      phone: '٠٥١٢٣٤٥٦٧٨',
    });
    expect(wallet.body.data.payout).toEqual({ kind: 'wallet', wallet: 'stc', phone_last4: '5678' });
    const gone = await call(world, 'DELETE', '/accounts/current/payout-destination', { token: person.token });
    expect(gone.body.data.payout).toBeNull();
  });

  it('says what is wrong beside its field', async () => {
    const person = await someone();
    const rules = async (body: Record<string, unknown>) =>
      rulesOf(await put(person, '/payout-destination', body));
    expect(
      await rules({ kind: 'bank', iban: 'SA0380000000608010167518', bank_name: 'الراجحي', holder: 'نورة' }),
    ).toEqual([['iban', 'iban_invalid']]);
    expect(await rules({ kind: 'bank', iban: '', bank_name: '', holder: '' })).toEqual([
      ['bank_name', 'bank_name_required'],
      ['holder', 'holder_required'],
    ]);
    expect(await rules({ kind: 'wallet', wallet: 'paypal', phone: '' })).toEqual([
      ['wallet', 'wallet_required'],
      ['phone', 'phone_required'],
    ]);
    expect(await rules({ kind: 'wallet', wallet: 'stc', phone: '0112345678' })).toEqual([
      ['phone', 'phone_invalid'],
    ]);
  });
});
