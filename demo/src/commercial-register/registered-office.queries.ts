import { sql } from 'kysely';
import type { Database } from '../../../api/src/platform/db/database.ts';
import type { RegisterCase } from './register-cases.ts';

/** An office of the demo world by the registration that its profile or a request of it names. */
export async function findRegistered(db: Database, number: string): Promise<RegisterCase | undefined> {
  const { rows } = await sql<{ name: string }>`
    select register_name as name from office_verification where commercial_registration = ${number}
    union all
    select coalesce(profile.legal_name, account.name) from account_profile profile join account on account.id = profile.account_id
    where profile.commercial_registration = ${number}
    limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const crNationalNumber = `7${number.slice(1)}`;
  return { crNumber: number, crNationalNumber, name: row.name, statusName: 'نشط', people: [] };
}
