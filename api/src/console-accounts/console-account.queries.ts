import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { AccountKind, IdentityKind } from '../platform/db/schema.generated.ts';

export interface AccountLine {
  id: string;
  number: number;
  name: string;
  kind: AccountKind;
  person_id: string;
  phone: string;
  email: string | null;
  created_at: Date;
  last_acted_at: Date;
  verified_at: Date | null;
  suspended_at: Date | null;
  suspended_reason: string | null;
  identity_kind: IdentityKind | null;
  closed_at: Date | null;
}

const COLUMNS = sql`
  account.id, account.number, account.name, account.kind, account.person_id, person.phone, profile.email, account.created_at,
  account.last_acted_at, account.verified_at, account.suspended_at, account.suspended_reason, account.closed_at,
  person.identity_kind`;
const FROM = sql`
  from account join person on person.id = account.person_id
  left join account_profile profile on profile.account_id = account.id`;

export interface Searched {
  q: string;
  /** `q` as a Saudi number, if it is one. */
  phone: string | null;
  suspended: boolean;
}

/** By phone, number or e-mail exactly, else by a part of the name. */
function searched({ q, phone, suspended }: Searched): RawBuilder<unknown> {
  const state = suspended ? sql`account.suspended_at is not null` : sql`true`;
  if (q === '') return state;
  if (phone !== null) return sql`${state} and person.phone = ${phone}`;
  if (/^\d{1,12}$/.test(q)) return sql`${state} and account.number = ${Number(q)}`;
  if (q.includes('@')) return sql`${state} and lower(profile.email) = lower(${q})`;
  return sql`${state} and strpos(lower(account.name), lower(${q})) > 0`;
}

export async function findAccounts(
  reader: Reader,
  asked: Searched,
  page: { limit: number; offset: number },
): Promise<AccountLine[]> {
  const { rows } = await sql<AccountLine>`
    select ${COLUMNS} ${FROM} where ${searched(asked)}
    order by account.created_at desc, account.id desc limit ${page.limit} offset ${page.offset}`.execute(
    reader,
  );
  return rows;
}

/** How many there are, counted to 10,000. */
export async function countAccounts(reader: Reader, asked: Searched): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${FROM} where ${searched(asked)} limit 10000) found`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

export async function findAccount(reader: Reader, number: string): Promise<AccountLine | undefined> {
  const { rows } = await sql<AccountLine>`
    select ${COLUMNS} ${FROM} where account.number = ${Number(number)}`.execute(reader);
  return rows[0];
}

export interface Counts {
  sessions: number;
  published: number;
  ads: number;
  as_guest: number;
  as_host: number;
  owed: number;
  reports_made: number;
  reports_about: number;
  tickets: number;
}

/** How much an account has of everything at `now`. */
export async function countOf(
  reader: Reader,
  { id, person_id }: Pick<AccountLine, 'id' | 'person_id'>,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from access_token where person_id = ${person_id} and revoked_at is null) as sessions,
      (select count(*)::int from ad where account_id = ${id} and state = 'published') as published,
      (select count(*)::int from ad where account_id = ${id} and deleted_at is null) as ads,
      (select count(*)::int from reservation where guest_account_id = ${id} and state in ('pending', 'processing', 'waiting_for_approval', 'active')) as as_guest,
      (select count(*)::int from reservation where host_account_id = ${id} and state in ('pending', 'processing', 'waiting_for_approval', 'active')) as as_host,
      (select coalesce(sum(amount) filter (where credit = 'reservation_funds' and credit_party_id = ${id}), 0)
          - coalesce(sum(amount) filter (where debit = 'reservation_funds' and debit_party_id = ${id}), 0)
        from ledger_entry where credit_party_id = ${id} or debit_party_id = ${id})::bigint as owed,
      (select count(*)::int from report where account_id = ${id}) as reports_made,
      (select count(*)::int from report_case where reported_account_id = ${id}) as reports_about,
      (select count(*)::int from ticket where account_id = ${id}) as tickets`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was counted');
  return row;
}

export async function findTeam(reader: Reader, accountId: string): Promise<{ name: string; role: string }[]> {
  const { rows } = await sql<{ name: string; role: string }>`
    select coalesce((select own.name from account own where own.person_id = member.person_id and own.closed_at is null
      order by own.kind limit 1), '') as name, member.role::text as role
    from team_member member where member.account_id = ${accountId} order by member.added_at, member.person_id`.execute(
    reader,
  );
  return rows;
}

/** Suspends an account that is open and not suspended; false when it is not. What it takes at the same moment waits for this. */
export async function setSuspended(tx: Tx, id: string, reason: string, now: Date): Promise<boolean> {
  // Stronger than an update's own lock: steps that look at the account wait (`refuse_suspended_account`).
  await tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ suspended_at: now, suspended_reason: reason })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Reopens a suspended account; false when it is none. */
export async function setReopened(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ suspended_at: null, suspended_reason: null })
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The ads of an account that are on show, locked in the order of their ids. */
export async function lockShown(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ad where account_id = ${accountId} and state = 'published' order by id for update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** The ads that a suspension took off and that nothing has moved or held since, locked in the order of their ids. */
export async function lockTakenOff(tx: Tx, accountId: string, reason: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ad where account_id = ${accountId} and state = 'hidden'
      and held_at = (select suspended_at from account where account.id = ad.account_id)
      and (select step.reason from ad_transition step where step.ad_id = ad.id order by step.at desc, step.id desc limit 1) = ${reason}
    order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** An ad that stays hidden is its advertiser's to show again. */
export async function letGo(tx: Tx, adId: string, now: Date): Promise<void> {
  await tx.updateTable('ad').set({ held_at: null, updated_at: now }).where('id', '=', adId).execute();
}
