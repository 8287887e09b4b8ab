import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type {
  MembershipEnd,
  Membership as MembershipTable,
  MembershipUseKind,
} from '../platform/db/schema.generated.ts';
import type { Membership } from './membership.ts';

/** Makes changes of one account's membership wait for each other; taken before any lock on memberships. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

function fromRow(row: Selectable<MembershipTable>): Membership {
  return {
    id: row.id,
    accountId: row.account_id,
    nameAr: row.name_ar,
    nameEn: row.name_en,
    period: row.period,
    ads: row.ads,
    specialAds: row.special_ads,
    specialDays: row.special_days,
    endsAt: row.ends_at,
  };
}

/** The membership an account has, locked; every account has one. */
export async function lockCurrent(tx: Tx, accountId: string): Promise<Membership> {
  const find = () =>
    tx
      .selectFrom('membership')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
  // One that was replaced while this waited for it is no row any more: the next one is there then.
  const row = (await find()) ?? (await find());
  if (row === undefined) throw new Error(`account ${accountId} has no membership`);
  return fromRow(row);
}

export async function lockMembership(tx: Tx, id: string): Promise<Selectable<MembershipTable>> {
  return tx.selectFrom('membership').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Ends a membership; with `adsLeaveAt` the ads that stayed on show are hidden then. */
export async function endMembership(
  tx: Tx,
  id: string,
  end: { at: Date; reason: MembershipEnd; adsLeaveAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('membership')
    .set({ ended_at: end.at, end_reason: end.reason, ads_leave_at: end.adsLeaveAt })
    .where('id', '=', id)
    .execute();
}

export async function insertMembership(tx: Tx, row: Insertable<MembershipTable>): Promise<void> {
  await tx.insertInto('membership').values(row).execute();
}

/** Keeps the ads on show that were to be hidden after an earlier membership's end. */
export async function keepAdsOnShow(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('membership')
    .set({ ads_leave_at: null })
    .where('account_id', '=', accountId)
    .where('ads_leave_at', 'is not', null)
    .where('ads_left_at', 'is', null)
    .execute();
}

/** How much of a membership is used. */
export async function countUses(
  reader: Reader,
  membershipId: string,
  kind: MembershipUseKind,
): Promise<number> {
  const row = await reader
    .selectFrom('membership_use')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('membership_id', '=', membershipId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whether an ad has a use of a membership; with `standing`, of any membership whose ads were not hidden after its end. */
export async function hasAdUse(
  reader: Reader,
  adId: string,
  of: { id: string } | 'standing',
): Promise<boolean> {
  const row = await reader
    .selectFrom('membership_use')
    .innerJoin('membership', 'membership.id', 'membership_use.membership_id')
    .select('membership_use.id')
    .where('ad_id', '=', adId)
    .where('kind', '=', 'ad')
    .where((eb) => (of === 'standing' ? eb('ads_left_at', 'is', null) : eb('membership.id', '=', of.id)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewUse {
  membershipId: string;
  kind: MembershipUseKind;
  adId: string;
  personId: string | null;
  now: Date;
}

/** Uses a membership; refused by `membership_use_within_count` when nothing is left of it. */
export async function insertUse(tx: Tx, { membershipId, kind, adId, personId, now }: NewUse): Promise<void> {
  const shownAt = kind === 'special' ? now : null;
  await tx
    .insertInto('membership_use')
    .values({
      membership_id: membershipId,
      kind,
      ad_id: adId,
      person_id: personId,
      at: now,
      shown_at: shownAt,
    })
    .execute();
}

export async function setSpecialUntil(tx: Tx, adId: string, until: Date, now: Date): Promise<void> {
  await tx.updateTable('ad').set({ special_until: until, updated_at: now }).where('id', '=', adId).execute();
}
