import { DAY_MS } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RegisterDown } from '../commercial-register/commercial-register.ts';
import { buildPerson } from '../testing/factories.ts';
import { verifyOffice } from '../testing/offices.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { recheckOffices } from './recheck-offices.ts';

const VERIFIED = new Date('2026-01-02T09:00:00Z');
const after = (days: number) => new Date(VERIFIED.getTime() + days * DAY_MS);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const asked: string[] = [];
type Said = 'active' | 'inactive' | 'unknown' | 'down';
const register = (said: Said) => ({
  look: async (number: string) => {
    asked.push(number);
    if (said === 'down') throw new RegisterDown('silence');
    if (said === 'unknown') return undefined;
    const named = { registration: number, nationalNumber: null, name: 'مكتب', city: null, issuedOn: null };
    return { ...named, activities: [], isActive: said === 'active', people: null };
  },
});
const recheck = (days: number, said: Said) =>
  recheckOffices({ db: database.db, register: register(said) }, after(days));

test('the register is asked again after 30 days: an office it strikes off loses its badge and is told, once', async () => {
  const { accountId } = await buildPerson(database.db, { kind: 'business' });
  await verifyOffice(database.db, accountId);
  const badge = async () =>
    (
      await database.db
        .selectFrom('account')
        .select('verified_at')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow()
    ).verified_at;
  expect([await recheck(30, 'unknown'), asked.length]).toEqual([0, 0]);
  expect([await recheck(31, 'down'), await recheck(31, 'active'), asked.length]).toEqual([0, 0, 2]);
  expect([await recheck(61, 'inactive'), asked.length]).toEqual([0, 2]);
  expect(await badge()).not.toBeNull();
  const ended = await Promise.all([recheck(62, 'inactive'), recheck(62, 'unknown')]);
  expect(ended.reduce((all, one) => all + one, 0)).toBe(1);
  expect(await badge()).toBeNull();
  const { rows } = await sql`
    select from notification n join event on event.id = n.event_id
    where n.account_id = ${accountId} and event.key = 'office_struck_off'`.execute(database.db);
  expect(rows).toHaveLength(1);
  expect(await recheckOffices({ db: database.db, register: null }, after(99))).toBe(0);
});
