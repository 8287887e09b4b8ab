import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { AccountKind } from '../platform/db/schema.generated.ts';
import type { Device } from './device.ts';
import type { Standing } from './standing.ts';

export interface HolderRow {
  person_id: string;
  account_id: string;
  kind: AccountKind;
  standing: Standing;
  is_suspended: boolean;
}

/**
 * Finds the actor of a token that lives at `now`, and notes in the same statement that it was used, unless that was noted
 * after `touchedSince`.
 */
export async function findHolder(
  db: Reader,
  tokenHash: Buffer,
  now: Date,
  touchedSince: Date,
): Promise<HolderRow | undefined> {
  const { rows } = await sql<HolderRow>`
    with found as (
      select token.token_hash, token.person_id, token.account_id, account.kind, stands.standing, account.suspended_at is not null as is_suspended
      from access_token token
      join account on account.id = token.account_id
      cross join lateral (select standing_of(token.person_id, account.id, account.person_id) as standing) stands
      where token.token_hash = ${tokenHash} and token.revoked_at is null and account.closed_at is null
        and token.last_used_at > ${now}::timestamptz - make_interval(secs => (
          select value::float8 from setting where key = 'token_idle_seconds' and effective_from <= ${now}
          order by effective_from desc limit 1))
        and stands.standing is not null
    ), touched as (
      update access_token set last_used_at = ${now} from found
      where access_token.token_hash = found.token_hash and access_token.last_used_at < ${touchedSince}
      returning access_token.account_id
    ), acted as (
      update account set last_acted_at = ${now} from touched
      where account.id = touched.account_id and account.last_acted_at < ${now}
    )
    select person_id, account_id, kind, standing, is_suspended from found`.execute(db);
  return rows[0];
}

/** The account whose team a token's person was removed from, which revoked the token. */
export function findTeamLeft(reader: Reader, tokenHash: Buffer): Promise<{ name: string } | undefined> {
  return reader
    .selectFrom('access_token')
    .innerJoin('account', 'account.id', 'access_token.account_id')
    .select('account.name')
    .where('token_hash', '=', tokenHash)
    .where('left_team', '=', true)
    .executeTakeFirst();
}

/** Revokes the tokens by which somebody who was of an account's team acts for it. */
export async function revokeTokensOfMember(
  tx: Tx,
  { personId, accountId }: { personId: string; accountId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('access_token')
    .set({ revoked_at: now, left_team: true })
    .where('person_id', '=', personId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Keeps a new token, and that its account is the one its person used last. */
export async function insertToken(
  tx: Tx,
  token: { tokenHash: Buffer; personId: string; accountId: string } & Partial<Device>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('access_token')
    .values({
      token_hash: token.tokenHash,
      person_id: token.personId,
      account_id: token.accountId,
      browser: token.browser ?? null,
      system: token.system ?? null,
      created_at: now,
      last_used_at: now,
    })
    .execute();
  await tx.updateTable('account').set({ last_acted_at: now }).where('id', '=', token.accountId).execute();
}

/** Revokes the tokens of a person but the one that goes on. */
export async function revokeOtherTokens(
  tx: Tx,
  { personId, keeping }: { personId: string; keeping?: Buffer | undefined },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('access_token')
    .set({ revoked_at: now })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .$if(keeping !== undefined, (query) => query.where('token_hash', '<>', keeping ?? Buffer.alloc(0)))
    .execute();
}

/** Revokes one token, or every token of a person, and answers how many still lived. */
export async function revokeTokens(
  db: Reader,
  which: { tokenHash: Buffer } | { personId: string },
  now: Date,
): Promise<number> {
  const revoked = await db
    .updateTable('access_token')
    .set({ revoked_at: now })
    .where((eb) =>
      'tokenHash' in which ? eb('token_hash', '=', which.tokenHash) : eb('person_id', '=', which.personId),
    )
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}
