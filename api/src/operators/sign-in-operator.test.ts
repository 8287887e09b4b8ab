import { OPERATOR_RIGHTS } from '@diyar/contract/words/operator-rights';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildOperator } from '../testing/operators.ts';
import {
  call,
  newestCode,
  openSignInWorld,
  runSignInJobs,
  type SignInWorld,
} from '../testing/sign-in-world.ts';
import { totpAt } from './totp.ts';

const FIRST = '+966590000001';
const PAIR = { cookie: 'XSRF-TOKEN=pair', 'x-xsrf-token': 'pair' };

let world: SignInWorld;
let asked = 0;
beforeAll(async () => {
  world = await openSignInWorld({ FIRST_OPERATOR_PHONE: FIRST });
});
afterAll(() => world.close());
// Past the minute between two messages, and past the half minutes of the codes used before.
beforeEach(() => world.clock.pass(3700));

const named = (name?: string) =>
  buildOperator(world.database.db, world.deps.config.pepper, world.clock.now, { ...(name && { name }) });

async function ask(phone: string): Promise<{ challengeId: string; code: string }> {
  asked += 1;
  const answer = await call(world, 'POST', '/console/codes', {
    body: { phone, channel: 'sms' },
    headers: PAIR,
    address: `203.0.113.${asked}`,
  });
  expect(answer.status).toBe(201);
  await runSignInJobs(world);
  return { challengeId: answer.body.data.challenge_id, code: await newestCode(world, phone) };
}

const open = (
  { challengeId, code }: { challengeId: string; code: string },
  more: { totp?: string; name?: string } = {},
  lang = 'ar',
) =>
  call(world, 'POST', '/console/session', {
    body: { challenge_id: challengeId, code, ...more },
    headers: { ...PAIR, lang },
  });

const actsOf = async (operatorId: string) => {
  const rows = await world.database.db
    .selectFrom('audit_entry')
    .select('act')
    .where('operator_id', '=', operatorId)
    .orderBy('id')
    .execute();
  return rows.map(({ act }) => act);
};

const sessionsOf = async (operatorId: string) =>
  world.database.db
    .selectFrom('operator_session')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .execute();

const wrongFor = (secret: string) => {
  const around = [-30, 0, 30].map((seconds) =>
    totpAt(secret, new Date(world.clock.now.getTime() + seconds * 1000)),
  );
  return ['000000', '111111', '222222', '333333'].find((code) => !around.includes(code)) ?? '';
};

describe('the first operator', () => {
  it('is named by the configuration, links an app, and is kept recovery codes for', async () => {
    const proof = await ask(FIRST);
    const asked = await open(proof);
    expect([asked.status, asked.body.code]).toEqual([422, 'totp_needed']);
    const { enrolment } = asked.body.data;
    expect(enrolment).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(`secret=${enrolment.secret}`),
      qr: { size: expect.any(Number), path: expect.stringMatching(/^M0 0h1v1h-1z/) },
    });
    const totp = totpAt(enrolment.secret, world.clock.now);
    expect((await open(proof, { totp })).body.data.errors).toMatchObject([
      { field: 'name', rule: 'name_required' },
    ]);
    const opened = await open(proof, { totp, name: 'سلمان العتيبي' });
    expect(opened.status).toBe(201);
    expect(opened.body.data).toEqual({
      id: expect.any(String),
      name: 'سلمان العتيبي',
      phone: FIRST,
      roles: ['owner'],
      rights: [...OPERATOR_RIGHTS],
      recovery_codes_left: 8,
      recovery_codes: expect.any(Array),
    });
    expect(new Set(opened.body.data.recovery_codes).size).toBe(8);
    expect(opened.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^diyar_console=[\w-]{43}; Path=\/api\/v1\/console; HttpOnly; SameSite=Strict$/),
    );
    expect(await actsOf(opened.body.data.id)).toEqual(['operator_named', 'operator_enrolled', 'signed_in']);
    // Nothing of it stands readable in the database.
    const kept = await world.database.db.selectFrom('operator').selectAll().executeTakeFirstOrThrow();
    expect(kept.totp_secret?.toString('latin1')).not.toContain(enrolment.secret);

    world.clock.pass(61);
    const [recovery] = opened.body.data.recovery_codes;
    const again = await open(await ask(FIRST), { totp: recovery.toLowerCase().replace('-', ' ') });
    expect([again.status, again.body.data.recovery_codes_left]).toEqual([201, 7]);
    world.clock.pass(61);
    const twice = await open(await ask(FIRST), { totp: recovery });
    expect([twice.status, twice.body.code]).toEqual([422, 'recovery_code_wrong']);
    expect((await actsOf(opened.body.data.id)).slice(3)).toEqual([
      'signed_in_by_recovery_code',
      'recovery_code_wrong',
    ]);
  });

  it('is nobody else: any other phone is told so, and only after proving it', async () => {
    const proof = await ask('+966590000002');
    expect((await open({ ...proof, code: wrongOf(proof.code) })).body.code).toBe('code_wrong');
    const answer = await open(proof, {}, 'en');
    expect([answer.status, answer.body.code]).toEqual([403, 'not_operator']);
    expect(answer.body.msg).toContain('team');
    expect((await open(proof)).body.code).toBe('code_expired');
  });

  it('an app offered earlier no longer counts once another was offered', async () => {
    const operator = await named('لم يربط بعد');
    await world.database.db
      .updateTable('operator')
      .set({ enrolled_at: null })
      .where('id', '=', operator.operatorId)
      .execute();
    const proof = await ask(operator.phone);
    const [one, other] = [await open(proof), await open(proof)];
    const stale = totpAt(one.body.data.enrolment.secret, world.clock.now);
    expect((await open(proof, { totp: stale, name: 'من سبق' })).body.code).toBe('totp_wrong');
    const fresh = totpAt(other.body.data.enrolment.secret, world.clock.now);
    expect((await open(proof, { totp: fresh, name: 'صاحب الرقم' })).status).toBe(201);
  });
});

function wrongOf(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

describe('a code of the authenticator app', () => {
  it('opens one session, in Arabic digits and half a minute early or late too', async () => {
    for (const seconds of [-30, 0, 30]) {
      world.clock.pass(3700);
      const operator = await named();
      const at = new Date(world.clock.now.getTime() + seconds * 1000);
      const totp = totpAt(operator.totpSecret, at).replace(/\d/g, (digit) =>
        String.fromCharCode(0x0660 + Number(digit)),
      );
      const proof = await ask(operator.phone);
      const needed = await open(proof);
      expect([needed.body.code, needed.body.data]).toEqual(['totp_needed', { enrolment: null }]);
      expect((await open(proof, { totp })).status).toBe(201);
      expect(await sessionsOf(operator.operatorId)).toHaveLength(2);
    }
  });

  it('is refused the second time, with its own sentence', async () => {
    const operator = await named();
    const totp = totpAt(operator.totpSecret, world.clock.now);
    expect((await open(await ask(operator.phone), { totp })).status).toBe(201);
    await expireMinute(operator.phone);
    const answer = await open(await ask(operator.phone), { totp });
    expect([answer.status, answer.body.code]).toEqual([422, 'totp_used']);
    expect(await actsOf(operator.operatorId)).toEqual(['signed_in', 'totp_reused']);
  });

  it('opens one session when two send it at the same moment', async () => {
    const operator = await named();
    const first = await ask(operator.phone);
    await expireMinute(operator.phone);
    const second = await ask(operator.phone);
    // A newer message ends the older one; this race is about the app's code alone, so both live.
    await world.database.db
      .updateTable('sign_in_challenge')
      .set({ expires_at: new Date(world.clock.now.getTime() + 300_000) })
      .where('id', '=', first.challengeId)
      .execute();
    const totp = totpAt(operator.totpSecret, world.clock.now);
    const answers = await Promise.all([first, second, first, second].map((proof) => open(proof, { totp })));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(await sessionsOf(operator.operatorId)).toHaveLength(2);
    expect((await actsOf(operator.operatorId)).filter((act) => act === 'signed_in')).toHaveLength(1);
  });

  it('cannot be used twice whoever writes it down', async () => {
    const { operatorId } = await named();
    const use = { operator_id: operatorId, step: 1, used_at: world.clock.now };
    await world.database.db.insertInto('totp_use').values(use).execute();
    await expect(world.database.db.insertInto('totp_use').values(use).execute()).rejects.toMatchObject({
      constraint: 'totp_used_once',
    });
  });

  it('is limited: 5 tries a message, 10 wrong ones an hour whatever messages come', async () => {
    const operator = await named();
    const wrong = wrongFor(operator.totpSecret);
    for (const _ of [1, 2]) {
      const proof = await ask(operator.phone);
      expect((await open(proof)).body.code).toBe('totp_needed');
      for (let tries = 1; tries <= 5; tries += 1)
        expect((await open(proof, { totp: wrong })).body.code).toBe('totp_wrong');
      expect((await open(proof, { totp: wrong })).body.code).toBe('code_tries_used');
      await expireMinute(operator.phone);
    }
    const totp = totpAt(operator.totpSecret, world.clock.now);
    const locked = await open(await ask(operator.phone), { totp }, 'en');
    expect([locked.status, locked.body.code]).toEqual([429, 'totp_tries_used']);
    expect(locked.body.msg).toContain('60 minutes');
    expect(Number(locked.headers['retry-after'])).toBe(3600);
    expect((await actsOf(operator.operatorId)).filter((act) => act === 'totp_wrong')).toHaveLength(10);
    world.clock.pass(3601);
    const later = totpAt(operator.totpSecret, world.clock.now);
    expect((await open(await ask(operator.phone), { totp: later })).status).toBe(201);
  });
});

/** Lets another message go out at once: the minute between two is tested elsewhere. */
async function expireMinute(phone: string): Promise<void> {
  await world.database.db
    .updateTable('sign_in_challenge')
    .set({ created_at: new Date(world.clock.now.getTime() - 61_000) })
    .where('phone', '=', phone)
    .execute();
}

describe('outside production', () => {
  it('the demo operator’s code can be read', async () => {
    const answer = await world.app.inject({ url: '/_dev/totp', headers: { accept: 'application/json' } });
    expect(answer.json().code).toMatch(/^\d{6}$/);
    expect((await world.app.inject('/_dev/totp')).body).toContain(answer.json().code);
  });
});
