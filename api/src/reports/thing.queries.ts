import type { AdState } from '@diyar/contract/supply/host-ads';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { Thing } from './report.ts';

export interface LockedAd {
  kind: 'ad';
  id: string;
  number: number;
  account_id: string;
  state: AdState;
  held: boolean;
}

interface LockedAccount {
  kind: 'account';
  id: string;
  number: number;
  account_id: string;
}

export interface LockedEvaluation {
  kind: 'evaluation';
  id: string;
  account_id: string;
  is_public: boolean;
  hidden_case_id: string | null;
}

interface LockedMessage {
  kind: 'message';
  id: string;
  account_id: string;
}

/** A thing with whose it is; its row is locked, so that reports about it and decisions wait for each other. */
export type LockedThing = LockedAd | LockedAccount | LockedEvaluation | LockedMessage;

/** Locks a thing; undefined when there is none. */
export async function lockThing(tx: Tx, { kind, id }: Thing): Promise<LockedThing | undefined> {
  if (kind === 'ad') {
    const { rows } = await sql<LockedAd>`
      select 'ad' as kind, id, number, account_id, state, held_at is not null as held from ad where id = ${id} for update`.execute(
      tx,
    );
    return rows[0];
  }
  if (kind === 'account') {
    // What only names the account goes on meanwhile; one report waits for another by its advisory lock.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`reported:${id}`}, 0))`.execute(tx);
    const { rows } = await sql<LockedAccount>`
      select 'account' as kind, id, number, id as account_id from account where id = ${id}`.execute(tx);
    return rows[0];
  }
  if (kind === 'evaluation') {
    const { rows } = await sql<LockedEvaluation>`
      select 'evaluation' as kind, id, author_account_id as account_id, published_at is not null as is_public, hidden_case_id
      from evaluation where id = ${id} for update`.execute(tx);
    return rows[0];
  }
  const { rows } = await sql<LockedMessage>`
    select 'message' as kind, id, account_id from message where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Whether an account is the caller's, or one they act for: whoever reports is somebody else. */
export async function isOwn(tx: Tx, accountId: string, { personId }: { personId: string }): Promise<boolean> {
  const { rows } = await sql<{ is_own: boolean }>`
    select standing_of(${personId}::uuid, id, person_id) is not null as is_own from account where id = ${accountId}`.execute(
    tx,
  );
  return rows[0]?.is_own === true;
}

/** Whether an operator keeps an account from advertising and booking now. */
export async function isSuspended(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('suspended_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined && row.suspended_at !== null;
}

/** The id of an account that everyone finds by its number as an advertiser's. */
export async function findAdvertiserId(tx: Tx, number: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where('number', '=', Number(number))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** The id of an evaluation that the public reads, or whose stay is the account's own. */
export async function findShownEvaluation(
  tx: Tx,
  id: string,
  accountId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select e.id from evaluation e join reservation r on r.id = e.reservation_id
    where e.id = ${id} and e.shown_at is not null
      and (e.side = 'guest' or ${accountId} in (r.guest_account_id, r.host_account_id))`.execute(tx);
  return rows[0]?.id;
}

/** The id of a message that nobody hid, in its place of a booking. */
export async function findMessageId(
  tx: Tx,
  reservationId: string,
  position: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from message where reservation_id = ${reservationId} and position = ${position}
      and not exists (select from hidden_message where message_id = message.id)`.execute(tx);
  return rows[0]?.id;
}

/**
 * The state from which an operator closed an ad for a report; undefined where its people closed it, or where it cannot come back:
 * it or its unit was deleted, its account was closed, or its unit or licence has another ad by now.
 */
export async function findStateBeforeClosing(tx: Tx, adId: string): Promise<AdState | undefined> {
  const { rows } = await sql<{ from_state: AdState }>`
    select last.from_state from ad
    join unit on unit.id = ad.unit_id and unit.deleted_at is null
    join account on account.id = ad.account_id and account.closed_at is null
    cross join lateral (
      select from_state, to_state, reason, mover from ad_transition where ad_id = ad.id order by at desc, id desc limit 1
    ) last
    where ad.id = ${adId} and ad.deleted_at is null
      and last.to_state = 'closed' and last.mover = 'operator' and last.reason = 'closed_by_operator'
      and not exists (select from ad other where other.id <> ad.id and is_live(other.state)
        and (other.unit_id = ad.unit_id or other.licence_number = ad.licence_number))`.execute(tx);
  return rows[0]?.from_state;
}

/** Keeps its own people from showing an ad that stays as it is, until an operator lets go. */
export async function holdAd(tx: Tx, adId: string, now: Date): Promise<void> {
  await tx.updateTable('ad').set({ held_at: now, updated_at: now }).where('id', '=', adId).execute();
}

/** Hides an evaluation for a case, or shows it again; search and pages hear of the row. */
export async function setEvaluationHidden(
  tx: Tx,
  id: string,
  hidden: { caseId: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('evaluation')
    .set({ hidden_at: hidden?.at ?? null, hidden_case_id: hidden?.caseId ?? null })
    .where('id', '=', id)
    .execute();
}

/** Hides a message from both sides for a case, or shows it again. */
export async function setMessageHidden(
  tx: Tx,
  id: string,
  hidden: { caseId: string; at: Date } | null,
): Promise<void> {
  await tx.deleteFrom('hidden_message').where('message_id', '=', id).execute();
  if (hidden === null) return;
  await tx
    .insertInto('hidden_message')
    .values({ message_id: id, case_id: hidden.caseId, at: hidden.at })
    .execute();
}
