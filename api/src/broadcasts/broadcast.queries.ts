import type { Audience } from '@diyar/contract/words/broadcast-words';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

/** Whom a notice is for; a city for `city` alone. */
export interface Group {
  audience: Audience;
  cityId: number | null;
}

/** Open accounts of a group. A suspended one has its own news, and is not asked back in by notices to everyone. */
function inGroup({ audience, cityId }: Group): RawBuilder<unknown> {
  const open = sql`account.closed_at is null and account.suspended_at is null`;
  const has = {
    all: sql`true`,
    advertisers: sql`exists (select from ad where ad.account_id = account.id and ad.deleted_at is null)`,
    guests: sql`exists (select from reservation where reservation.guest_account_id = account.id)`,
    city: sql`(exists (select from account_profile profile where profile.account_id = account.id and profile.city_id = ${cityId})
      or exists (select from property where property.account_id = account.id and property.city_id = ${cityId}
        and property.deleted_at is null))`,
  };
  return sql`${open} and ${has[audience]}`;
}

export async function countGroup(reader: Reader, group: Group): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account where ${inGroup(group)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

export interface NewBroadcast extends Group {
  key: string;
  textAr: string;
  textEn: string;
  counted: number;
  operatorId: string;
  at: Date;
}

/** Keeps a notice; undefined where one was sent with its key before. */
export async function insertBroadcast(tx: Tx, sent: NewBroadcast): Promise<string | undefined> {
  const row = await tx
    .insertInto('broadcast')
    .values({
      send_key: sent.key,
      text_ar: sent.textAr,
      text_en: sent.textEn,
      audience: sent.audience,
      city_id: sent.cityId,
      counted: sent.counted,
      operator_id: sent.operatorId,
      at: sent.at,
    })
    .onConflict((conflict) => conflict.constraint('broadcast_once_per_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface BroadcastRow {
  id: string;
  text_ar: string;
  text_en: string;
  audience: Audience;
  city: { slug: string; name_ar: string; name_en: string } | null;
  at: Date;
  operator: string;
  counted: number;
  told: number;
  ended_at: Date | null;
}

const BROADCAST = sql`
  select broadcast.id, broadcast.text_ar, broadcast.text_en, broadcast.audience, broadcast.at, broadcast.counted,
    broadcast.told, broadcast.ended_at, operator.name as operator,
    case when city.id is not null
      then jsonb_build_object('slug', city.slug, 'name_ar', city.name_ar, 'name_en', city.name_en) end as city
  from broadcast join operator on operator.id = broadcast.operator_id left join city on city.id = broadcast.city_id`;

export async function findBroadcasts(
  reader: Reader,
  page: { limit: number; offset: number },
): Promise<BroadcastRow[]> {
  const { rows } = await sql<BroadcastRow>`
    ${BROADCAST} order by broadcast.at desc, broadcast.id desc limit ${page.limit} offset ${page.offset}`.execute(
    reader,
  );
  return rows;
}

export async function findBroadcastByKey(reader: Reader, key: string): Promise<BroadcastRow | undefined> {
  const { rows } = await sql<BroadcastRow>`${BROADCAST} where broadcast.send_key = ${key}`.execute(reader);
  return rows[0];
}

export async function countBroadcasts(reader: Reader): Promise<number> {
  const { count } = await reader
    .selectFrom('broadcast')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A notice that is still being told, locked: of two who tell it at once the second goes on where the first ended. */
export async function lockUnderWay(
  tx: Tx,
  id: string,
): Promise<(Group & { toldUpTo: string | null }) | undefined> {
  const row = await tx
    .selectFrom('broadcast')
    .select(['audience', 'city_id', 'told_up_to'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { audience: row.audience as Audience, cityId: row.city_id, toldUpTo: row.told_up_to };
}

/** The next accounts of a group, in the order of their ids. */
export async function findNext(
  tx: Tx,
  group: Group & { toldUpTo: string | null },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account.id from account where ${inGroup(group)}
      and ${group.toldUpTo === null ? sql`true` : sql`account.id > ${group.toldUpTo}`}
    order by account.id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Notes up to where a notice was told; it ends with the last batch. */
export async function keepTold(
  tx: Tx,
  id: string,
  { accountIds, isLast }: { accountIds: readonly string[]; isLast: boolean },
  now: Date,
): Promise<void> {
  await sql`
    update broadcast set told = told + ${accountIds.length}, told_up_to = coalesce(${accountIds.at(-1) ?? null}::uuid, told_up_to),
      ended_at = ${isLast ? now : null}::timestamptz
    where id = ${id}`.execute(tx);
}
