import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import type { AccountKind, IdentityKind } from '../platform/db/schema.generated.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { isAbroad } from '../platform/messaging/message-sender.ts';
import type { AccountRow, ActedRow } from './account.ts';
import type { Standing } from './standing.ts';

export async function findPersonByPhone(reader: Reader, phone: string): Promise<string | undefined> {
  const row = await reader.selectFrom('person').select('id').where('phone', '=', phone).executeTakeFirst();
  return row?.id;
}

export async function findPhone(reader: Reader, personId: string): Promise<string | undefined> {
  const row = await reader.selectFrom('person').select('phone').where('id', '=', personId).executeTakeFirst();
  return row?.phone;
}

/** The person of a phone, made when new, with English for a foreign one until they choose; of two at once one makes it and the other waits and finds it. */
export async function ensurePerson(tx: Tx, phone: string, now: Date): Promise<string> {
  const made = await tx
    .insertInto('person')
    .values({ phone, created_at: now, ...(isAbroad(phone) && { lang: 'en' }) })
    .onConflict((conflict) => conflict.constraint('person_phone_unique').doNothing())
    .returning('id')
    .executeTakeFirst();
  const id = made?.id ?? (await findPersonByPhone(tx, phone));
  if (id === undefined) throw new Error('a person was removed while signing in');
  return id;
}

/** A new account; undefined when the person has one of this kind. Refuses `foreign_guest` a business to a foreign number. */
export async function insertAccount(
  tx: Tx,
  account: { personId: string; kind: AccountKind; name: string },
  now: Date,
): Promise<AccountRow | undefined> {
  try {
    return await addRow(tx, account, now);
  } catch (error) {
    if (brokenConstraint(error) === 'foreign_guest_publishes_nothing') throw new Refusal('foreign_guest');
    throw error;
  }
}

function addRow(
  tx: Tx,
  account: { personId: string; kind: AccountKind; name: string },
  now: Date,
): Promise<AccountRow | undefined> {
  return tx
    .insertInto('account')
    .values({
      person_id: account.personId,
      kind: account.kind,
      name: account.name,
      created_at: now,
      last_acted_at: now,
    })
    .onConflict((conflict) => conflict.constraint('account_one_of_each_kind').doNothing())
    .returning(['id', 'number', 'kind', 'name'])
    .executeTakeFirst();
}

/**
 * The accounts a person may act for, their own and those of their teams, the one they used last first: by their tokens,
 * then their own before a team's, then by when the account acted.
 */
export async function accountsOf(reader: Reader, personId: string): Promise<ActedRow[]> {
  const { rows } = await sql<ActedRow>`
    select account.id, account.number, account.kind, account.name, stands.standing
    from account
    cross join lateral (select standing_of(${personId}::uuid, account.id, account.person_id) as standing) stands
    left join lateral (
      select max(last_used_at) as at from access_token
      where access_token.person_id = ${personId} and access_token.account_id = account.id
    ) used on true
    where account.person_id = ${personId} or exists (
      select from team_member
      where team_member.account_id = account.id and team_member.person_id = ${personId})
    order by used.at desc nulls last, account.person_id = ${personId} desc, account.last_acted_at desc,
      account.number`.execute(reader);
  return rows;
}

/** Keeps that a person agreed at `now` to the versions then in force; a page without one is a fault of the installation. */
export async function insertConsents(tx: Tx, personId: string, slugs: string[], now: Date): Promise<void> {
  const { rows } = await sql<{ slug: string; version: number }>`
    select distinct on (slug) slug, version from page_version
    where slug = any(${slugs}) and effective_from <= (${now}::timestamptz at time zone 'Asia/Riyadh')::date
    order by slug, effective_from desc, version desc`.execute(tx);
  const missing = slugs.find((slug) => !rows.some((row) => row.slug === slug));
  if (missing !== undefined) throw new Error(`page ${missing} has no version in force`);
  await tx
    .insertInto('consent')
    .values(rows.map((row) => ({ ...row, person_id: personId, given_at: now })))
    .onConflict((conflict) => conflict.constraint('consent_pkey').doNothing())
    .execute();
}

/** Points a token at another account. */
export async function pointToken(tx: Tx, tokenHash: Buffer, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('access_token')
    .set({ account_id: accountId, last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
  await tx.updateTable('account').set({ last_acted_at: now }).where('id', '=', accountId).execute();
}

export interface ProfileRow extends AccountRow {
  phone: string;
  identity_kind: IdentityKind | null;
  verified_at: Date | null;
  created_at: Date;
}

/** The account a person acts for, with the person's own phone. */
export function findProfile(
  reader: Reader,
  { personId, accountId }: { personId: string; accountId: string },
): Promise<ProfileRow> {
  return reader
    .selectFrom('account')
    .innerJoin('person', (join) => join.on('person.id', '=', personId))
    .select([
      'account.id',
      'account.number',
      'account.kind',
      'account.name',
      'account.verified_at',
      'account.created_at',
      'person.phone',
      'person.identity_kind',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export async function findStanding(
  reader: Reader,
  { personId, accountId }: { personId: string; accountId: string },
): Promise<Standing | undefined> {
  const { rows } = await sql<{ standing: Standing | null }>`
    select standing_of(${personId}::uuid, account.id, account.person_id) as standing from account where id = ${accountId}`.execute(
    reader,
  );
  return rows[0]?.standing ?? undefined;
}

/** Sets the language of messages to a person; one who has it already is not written. */
export async function setLang(tx: Tx, personId: string, lang: Lang): Promise<void> {
  await tx.updateTable('person').set({ lang }).where('id', '=', personId).where('lang', '<>', lang).execute();
}

/** The account of their own that a person used last; null for one who has none. */
export async function findOwnAccount(reader: Reader, personId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('account')
    .select('id')
    .where('person_id', '=', personId)
    .where('closed_at', 'is', null)
    .orderBy('last_acted_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Puts a proven number in the place of another; false when it is somebody's, or the person has another one meanwhile. Refuses a foreign one in the place of a Saudi one. */
export async function setPhone(
  tx: Tx,
  { personId, from, to }: { personId: string; from: string; to: string },
): Promise<boolean> {
  try {
    const { numUpdatedRows } = await tx
      .updateTable('person')
      .set({ phone: to })
      .where('id', '=', personId)
      .where('phone', '=', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'person_phone_unique') return false;
    if (broken === 'person_phone_stays_saudi') throw invalid('phone', 'phone_invalid');
    throw error;
  }
}
