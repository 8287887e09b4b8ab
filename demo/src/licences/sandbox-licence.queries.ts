import { type Insertable, sql } from 'kysely';
import type { Reader } from '../../../api/src/platform/db/database.ts';
import type { Licence } from '../../../api/src/platform/db/schema.generated.ts';

export type NewLicence = Omit<Insertable<Licence>, 'id' | 'broker_name' | 'checked_at'>;

/** Writes licences in their accounts' names; those whose number is taken, also by another of them, are left out of the answer. */
export async function insertLicences(
  reader: Reader,
  licences: readonly NewLicence[],
): Promise<{ id: string; number: string }[]> {
  const numbers = licences.map(({ number }) => number);
  const taken = new Set(
    (await reader.selectFrom('licence').select('number').where('number', 'in', numbers).execute()).map(
      ({ number }) => number,
    ),
  );
  const free = licences.filter(({ number }) => {
    if (taken.has(number)) return false;
    taken.add(number);
    return true;
  });
  if (free.length === 0) return [];
  return await reader
    .insertInto('licence')
    .values((expression) =>
      free.map((licence) => ({
        ...licence,
        broker_name: expression
          .selectFrom('account')
          .select('account.name')
          .where('account.id', '=', licence.account_id),
      })),
    )
    .returning(['id', 'number'])
    .execute();
}

export interface LicenceOnPaper {
  number: string;
  broker_name: string;
  issued_on: string;
  expires_on: string;
}

/** A licence of the sandbox registry by its number; never one of the real registry. */
export function findSandboxLicence(reader: Reader, number: string): Promise<LicenceOnPaper | undefined> {
  return reader
    .selectFrom('licence')
    .select(['number', 'broker_name', 'issued_on', 'expires_on'])
    .where('number', '=', number)
    .where('source', '=', 'sandbox')
    .orderBy('checked_at', 'desc')
    .executeTakeFirst();
}

/** Writes what the registry says of licences, by their ids, in one statement. */
export async function saveStated(
  reader: Reader,
  stated: readonly (Pick<Insertable<Licence>, 'id' | 'facts'> & object)[],
): Promise<void> {
  if (stated.length === 0) return;
  const rows = stated.map((row) => ({ ...row, facts: JSON.parse(String(row.facts)) }));
  await sql`
    update licence set broker_name = said.broker_name, fal_number = said.fal_number, url = said.url,
      purpose = said.purpose, property_type = said.property_type, area = said.area, price = said.price, facts = said.facts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (id uuid, broker_name text, fal_number text, url text,
      purpose ad_purpose, property_type text, area numeric, price bigint, facts jsonb)
    where licence.id = said.id`.execute(reader);
}
