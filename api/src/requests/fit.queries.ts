import type { RequestEvery } from '@diyar/contract/words/request-words';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import { requestOnShow } from './fits.ts';
import type { FittingAccount } from './fitting.queries.ts';

/** Keeps whom a new request concerns (`request_fit_once`): those told at once as told, the others for their digest. */
export async function insertFits(
  tx: Tx,
  requestId: string,
  fits: readonly FittingAccount[],
  now: Date,
): Promise<void> {
  if (fits.length === 0) return;
  await sql`
    insert into request_fit (request_id, account_id, units, at, told_at)
    select ${requestId}::uuid, account_id, units, ${now}::timestamptz, case when at_once then ${now}::timestamptz end
    from json_to_recordset(${JSON.stringify(fits)}::json) as fit (account_id uuid, units integer, at_once boolean)`.execute(
    tx,
  );
}

/**
 * Takes what some advertisers have not been told of requests on show, as told: a count each, zero where all of it was answered
 * meanwhile. Two who take at once share it (`request_fit_told_once`). What is hidden waits until it is on show again.
 */
export async function takeUntold(
  tx: Tx,
  accounts: number,
  now: Date,
): Promise<{ account_id: string; count: number }[]> {
  const untold = sql`request_fit fit join request on request.id = fit.request_id
    where fit.told_at is null and ${requestOnShow(now)}`;
  const { rows } = await sql<{ account_id: string; count: number }>`
    with some_accounts as (select distinct fit.account_id from ${untold} order by 1 limit ${accounts}),
    taken as (
      select fit.account_id, fit.request_id from ${untold} and fit.account_id in (select account_id from some_accounts)
      order by fit.account_id, fit.request_id for update of fit skip locked),
    told as (
      update request_fit set told_at = greatest(${now}, at) from taken
      where request_fit.account_id = taken.account_id and request_fit.request_id = taken.request_id
      returning request_fit.account_id, request_fit.request_id)
    select told.account_id, (count(*) filter (where not exists (select from request_answer answer
      where answer.request_id = told.request_id and answer.account_id = told.account_id)))::int as count
    from told group by told.account_id order by told.account_id`.execute(tx);
  return rows;
}

/** How an account chose to be told, whether it has any property, and how many requests wait for its digest. */
export async function findTelling(
  reader: Reader,
  accountId: string,
  now: Date,
): Promise<{ every: RequestEvery; advertises: boolean; waiting: number }> {
  const { rows } = await sql<{ every: RequestEvery; advertises: boolean; waiting: number }>`
    select coalesce((select every from request_telling where account_id = ${accountId}), 'at_once') as every,
      exists (select from property where account_id = ${accountId} and deleted_at is null) as advertises,
      (select count(*)::int from request_fit fit join request on request.id = fit.request_id
        where fit.account_id = ${accountId} and fit.told_at is null and ${requestOnShow(now)}) as waiting`.execute(
    reader,
  );
  return rows[0] ?? { every: 'at_once', advertises: false, waiting: 0 };
}

/** Keeps how an account chose to be told. */
export async function saveTelling(tx: Tx, accountId: string, every: RequestEvery, now: Date): Promise<void> {
  await tx
    .insertInto('request_telling')
    .values({ account_id: accountId, every, changed_at: now })
    .onConflict((conflict) =>
      conflict.constraint('request_telling_pkey').doUpdateSet({ every, changed_at: now }),
    )
    .execute();
}
