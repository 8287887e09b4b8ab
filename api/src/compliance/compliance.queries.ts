import { sql } from 'kysely';
import type { ComplianceAnswer, ComplianceOperation } from '../authority/authority.ts';
import type { Database, Reader, Tx } from '../platform/db/database.ts';
import type { ToldAd } from './compliance-request.ts';

/** Those of some ads whose licence the authority gave and still has to hear of, by ad. */
export async function findToldAds(tx: Tx, adIds: readonly string[]): Promise<ToldAd[]> {
  const { rows } = await sql<ToldAd>`
    select ad.id as ad_id, ad.number as ad_number, licence.id as licence_id, licence.number as licence_number,
      licence.facts, property.lat, property.lng, property.street
    from ad
    join licence on licence.id = ad.licence_id
    join unit on unit.id = ad.unit_id
    join property on property.id = unit.property_id
    where ad.id = any(${adIds}::uuid[]) and licence.sealed_numbers is not null
    order by ad.id`.execute(tx);
  return rows;
}

export async function insertCall(
  tx: Tx,
  ad: ToldAd,
  call: { operation: ComplianceOperation; request: Record<string, unknown>; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('compliance_call')
    .values({
      ad_id: ad.ad_id,
      licence_id: ad.licence_id,
      licence_number: ad.licence_number,
      operation: call.operation,
      request: JSON.stringify(call.request),
      created_at: call.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface ClaimedCall {
  id: string;
  licence_id: string;
  operation: ComplianceOperation;
  request: Record<string, unknown>;
  sealed_numbers: Buffer | null;
}

interface Claim {
  now: Date;
  until: Date;
}

/** Claims the oldest call about a licence number that is not done; undefined when none is left, or somebody has it. */
export async function claimOldest(
  db: Database,
  licenceNumber: string,
  { now, until }: Claim,
): Promise<ClaimedCall | undefined> {
  const { rows } = await sql<ClaimedCall>`
    update compliance_call set claimed_until = ${until}, attempts = attempts + 1
    from licence
    where licence.id = compliance_call.licence_id
      and compliance_call.id = (select id from compliance_call where licence_number = ${licenceNumber}
        and done_at is null order by position limit 1)
      and (claimed_until is null or claimed_until <= ${now})
    returning compliance_call.id, licence_id, operation, request, licence.sealed_numbers`.execute(db);
  return rows[0];
}

/** Ends a claim without an answer, so that the call may be tried again; it stays the first of its licence. */
export async function unclaim(
  db: Database,
  id: string,
  { until, status, durationMillis }: { until: Date; status: number | null; durationMillis: number },
): Promise<void> {
  await db
    .updateTable('compliance_call')
    .set({ claimed_until: null, status, duration_millis: durationMillis })
    .where('id', '=', id)
    .where('claimed_until', '=', until)
    .execute();
}

/**
 * Keeps how a call was answered. The advertiser's name leaves the request, and of the answer its verdict and code alone stay:
 * the authority may write anything about people into the rest.
 */
export async function markDone(
  db: Database,
  id: string,
  answer: Pick<ComplianceAnswer, 'accepted' | 'code'> & {
    status: number | null;
    durationMillis: number;
    now: Date;
  },
): Promise<void> {
  await db
    .updateTable('compliance_call')
    .set({
      claimed_until: null,
      done_at: answer.now,
      accepted: answer.accepted,
      status: answer.status,
      code: answer.code,
      request: sql`request - 'advertiserName'`,
      response:
        answer.status === null ? null : JSON.stringify({ accepted: answer.accepted, code: answer.code }),
      duration_millis: answer.durationMillis,
    })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

export async function findLicenceNumber(reader: Reader, callId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('compliance_call')
    .select('licence_number')
    .where('id', '=', callId)
    .executeTakeFirst();
  return row?.licence_number;
}

export async function isAnyLeft(reader: Reader, licenceNumber: string): Promise<boolean> {
  const row = await reader
    .selectFrom('compliance_call')
    .select('id')
    .where('licence_number', '=', licenceNumber)
    .where('done_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The oldest call of each licence that has waited since before `before`. */
export async function findLeftBehind(reader: Reader, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct on (licence_number) id from compliance_call where done_at is null and created_at < ${before}
    order by licence_number, position`.execute(reader);
  return rows.map(({ id }) => id);
}

/**
 * Forgets the numbers of licences that have ended before `today` (a Riyadh date), were ended by the authority, or whose
 * account is closed, once nothing is left to tell of them. Answers how many.
 */
export async function forgetNumbers(tx: Tx, today: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update licence set sealed_numbers = null
    from account
    where account.id = licence.account_id and sealed_numbers is not null
      and (expires_on < ${today}::date or ended_at is not null or account.closed_at is not null)
      and not exists (select from compliance_call where licence_id = licence.id and done_at is null)`.execute(
    tx,
  );
  await forgetNames(tx);
  return Number(numAffectedRows ?? 0);
}

/** As closing an account calls it. */
const CLOSED_NAME = 'حساب مغلق';

/** Takes the names of people out of the licences of closed accounts, once nothing is left to tell of them; firms keep theirs. */
async function forgetNames(tx: Tx): Promise<void> {
  await sql`
    update licence set broker_name = ${CLOSED_NAME},
      facts = case when facts is null then null else facts || jsonb_build_object('advertiserName', ${CLOSED_NAME}::text) end
    from account
    where account.id = licence.account_id and account.closed_at is not null and account.kind = 'ordinary'
      and licence.broker_name <> ${CLOSED_NAME}
      and not exists (select from compliance_call where licence_id = licence.id and done_at is null)`.execute(
    tx,
  );
}
