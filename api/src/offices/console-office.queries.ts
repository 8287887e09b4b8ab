import type { QueuedOfficeState } from '@diyar/contract/words/office-words';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { OfficeRow } from './office.ts';

export interface ConsoleOfficeRow extends OfficeRow {
  account_number: number;
  account_name: string;
  is_renewal: boolean;
}

export interface EvidenceRow extends ConsoleOfficeRow {
  legal_name: string | null;
  phone: string;
  account_created_at: Date;
  suspended_at: Date | null;
  ads: number;
  identity_verified_at: Date | null;
  identity_last4: string | null;
  operator_name: string | null;
}

const LINE = sql`
  office_verification.*, account.number as account_number, account.name as account_name,
  exists (select from office_verification other where other.account_id = office_verification.account_id
    and other.id <> office_verification.id and other.state in ('approved', 'expired', 'replaced')) as is_renewal`;

export async function findOfficesIn(
  reader: Reader,
  state: QueuedOfficeState,
  { limit, offset }: { limit: number; offset: number },
): Promise<ConsoleOfficeRow[]> {
  const order =
    state === 'sent'
      ? sql`office_verification.sent_at, office_verification.id`
      : sql`office_verification.decided_at desc, office_verification.id`;
  const { rows } = await sql<ConsoleOfficeRow>`
    select ${LINE} from office_verification join account on account.id = office_verification.account_id
    where office_verification.state = ${state} order by ${order} limit ${limit} offset ${offset}`.execute(
    reader,
  );
  return rows;
}

/** How many are in a state, and since when the first was sent. */
export async function countOffices(
  reader: Reader,
  state: QueuedOfficeState,
): Promise<{ count: number; oldestAt: Date | null }> {
  return reader
    .selectFrom('office_verification')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('sent_at').as('oldestAt')])
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
}

/** A request that was sent, with who sent it; undefined for a draft, which is nobody's to read. */
export async function findEvidence(reader: Reader, id: string): Promise<EvidenceRow | undefined> {
  const { rows } = await sql<EvidenceRow>`
    select ${LINE}, profile.legal_name, person.phone, account.created_at as account_created_at, account.suspended_at,
      (select count(*)::int from ad where ad.account_id = account.id and ad.deleted_at is null) as ads,
      person.identity_verified_at, person.identity_last4, operator.name as operator_name
    from office_verification
    join account on account.id = office_verification.account_id
    join person on person.id = account.person_id
    left join account_profile profile on profile.account_id = account.id
    left join operator on operator.id = office_verification.operator_id
    where office_verification.id = ${id} and office_verification.state <> 'draft'`.execute(reader);
  return rows[0];
}

/** Broker licences that licences of the account's ads name. */
export async function findLicencesNamed(
  reader: Reader,
  accountId: string,
): Promise<{ fal_number: string; licences: number }[]> {
  const { rows } = await sql<{ fal_number: string; licences: number }>`
    select fal_number, count(*)::int as licences from licence
    where account_id = ${accountId} and fal_number is not null
    group by fal_number order by max(checked_at) desc limit 5`.execute(reader);
  return rows;
}

/** Other open accounts that name one of these numbers, in their profile or a request. */
export async function findSameNumbers(
  reader: Reader,
  { account_id, commercial_registration: registration, fal_number: fal }: OfficeRow,
): Promise<{ number: number; name: string }[]> {
  const { rows } = await sql<{ number: number; name: string }>`
    select account.number, account.name from account
    left join account_profile profile on profile.account_id = account.id
    where account.id <> ${account_id} and account.closed_at is null and (
      profile.commercial_registration = ${registration} or profile.fal_number = ${fal}
      or exists (select from office_verification other where other.account_id = account.id
        and (other.commercial_registration = ${registration} or other.fal_number = ${fal})))
    order by account.number limit 10`.execute(reader);
  return rows;
}

/** Earlier decisions about the account. */
export async function findDecided(
  reader: Reader,
  { account_id, id }: OfficeRow,
): Promise<Pick<OfficeRow, 'state' | 'decided_at' | 'reason' | 'expires_on'>[]> {
  return reader
    .selectFrom('office_verification')
    .select(['state', 'decided_at', 'reason', 'expires_on'])
    .where('account_id', '=', account_id)
    .where('id', '<>', id)
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(10)
    .execute();
}
