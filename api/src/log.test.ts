import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson } from './testing/factories.ts';
import { askForCode, call, type SignInWorld } from './testing/sign-in-world.ts';
import { openWorld } from './testing/world.ts';

let world: SignInWorld;
const lines: string[] = [];
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'debug' }, logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => world.close());

const IBAN = 'SA0380000000608010167519';
const IDENTITY = '1012345672';
const EMAIL = 'noura.secret@example.sa';
const INFO = {
  version: 0,
  name: 'نورة العتيبي',
  email: EMAIL,
  city: null,
  location: null,
  about_ar: null,
  about_en: null,
  languages: [],
  business: null,
};

it('holds no phone, token, code, e-mail, IBAN or identity number, however a call fails', async () => {
  const { db } = world.database;
  const person = await buildPerson(db, { phone: '+966559876543' });
  await db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  const put = (path: string, body: Record<string, unknown>) =>
    call(world, 'PUT', `/accounts/current${path}`, { token: person.token, body });
  const bank = { kind: 'bank', iban: IBAN, bank_name: 'مصرف الراجحي', holder: 'نورة' };
  const { challengeId, code } = await askForCode(world, person.phone);

  // Refused: by shape, by rule, by a wrong code, by an unknown token.
  await call(world, 'POST', '/auth/codes', { body: { phone: `${person.phone}9`, channel: 'sms' } });
  await call(world, 'POST', '/auth/tokens', { body: { challenge_id: challengeId, code: '000000' } });
  await call(world, 'POST', '/auth/tokens', { body: { challenge_id: 'x', code, phone: person.phone } });
  await put('/identity', { number: `${IDENTITY}0` });
  await put('/payout-destination', { ...bank, iban: `${IBAN}0` });
  await call(world, 'GET', `/user/current?token=${person.token}&phone=${person.phone}`, {
    token: `${person.token}x`,
  });
  // Faults: the database refuses a row and tells it whole, or fails with what was sent in its sentence.
  await sql`alter table account_profile add constraint broken_profile check (email is null) not valid`.execute(
    db,
  );
  await sql`alter table payout_destination add constraint broken_payout check (iban is null) not valid`.execute(
    db,
  );
  await sql`
    create function tell_all() returns trigger language plpgsql as $$
    begin raise exception 'cannot keep % of % with %', new.identity_last4, new.phone, ${sql.lit(IDENTITY)}; end $$`.execute(
    db,
  );
  await sql`create trigger tell_all before update on person for each row execute function tell_all()`.execute(
    db,
  );
  const faults = [
    await put('', INFO),
    await put('/payout-destination', bank),
    await put('/identity', { number: IDENTITY }),
  ];
  expect(faults.map(({ status }) => status)).toEqual([500, 500, 500]);
  await sql`drop table access_token cascade`.execute(db);
  expect((await put('', INFO)).status).toBe(500);

  const log = lines.join('');
  expect(log.match(/"msg":"fault"/g)).toHaveLength(4);
  expect(log).toContain('broken_profile');
  for (const secret of ['559876543', person.token, code, EMAIL, IBAN, IBAN.slice(2), IDENTITY])
    expect(log).not.toContain(secret);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});
