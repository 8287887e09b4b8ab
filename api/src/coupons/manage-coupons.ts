import type { CouponContent, HostCoupon } from '@diyar/contract/supply/host-discounts';
import { plainCode } from '@diyar/contract/values/coupon-code';
import { money } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { periodOf, priceKindOf } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayPrice } from '../accounts/standing.ts';
import { choicesOf } from '../offers/choices-of.ts';
import {
  type ChoiceRow,
  discountErrors,
  discountState,
  presentChoices,
  presentDiscounted,
  presentEditor,
} from '../offers/discounted-units.ts';
import { type Database, type Reader, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refuseBroken } from '../properties/check-supply.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import {
  type CouponColumns,
  type CouponRow,
  findCoupons,
  insertCoupon,
  markDeleted,
  replaceCouponUnits,
  updateCoupon,
} from './coupon.queries.ts';

interface Asker {
  actor: Actor;
  lang: Lang;
  now: Date;
}

/** The coupons of the acting account, the newest first, and the units it may put one on. */
export async function listCoupons(reader: Reader, { actor, lang, now }: Asker) {
  const [rows, units, standing] = await Promise.all([
    findCoupons(reader, actor.accountId),
    choicesOf(reader, actor.accountId),
    standingOf(reader, actor),
  ]);
  const today = riyadhDate(now);
  return {
    items: rows.map((row) => presentCoupon(row, units, { lang, today, personId: actor.personId })),
    units: presentChoices(units, lang),
    today,
    abilities: { edit: mayPrice(standing ?? 'viewer') },
  };
}

interface Seen {
  lang: Lang;
  /** The Riyadh date. */
  today: string;
  personId: string;
}

function presentCoupon(
  row: CouponRow,
  units: readonly ChoiceRow[],
  { lang, today, personId }: Seen,
): HostCoupon {
  const periods = row.kinds.map(periodOf).filter((period) => period !== null);
  const own = units.filter(({ id }) => row.unit_ids.includes(id));
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    type_discount: row.type_discount,
    discount: row.discount,
    from: row.starts_on,
    to: row.ends_on,
    periods,
    units: presentDiscounted(own, periods, row, lang),
    all_units: row.all_units,
    paused: row.paused,
    uses_most: row.uses_most,
    uses_most_each: row.uses_most_each,
    state: discountState(row, today),
    results: { used: row.used, given_away: money(row.given_away), earned: money(row.earned) },
    edited: presentEditor(row, personId),
  };
}

function columnsOf(content: CouponContent, { actor, now }: Asker): CouponColumns {
  return {
    name: content.name,
    code: plainCode(content.code),
    type_discount: content.type_discount,
    discount: content.discount,
    starts_on: content.from,
    ends_on: content.to,
    kinds: [...new Set(content.periods)].map(priceKindOf),
    all_units: content.all_units,
    uses_most: content.uses_most,
    uses_most_each: content.uses_most_each,
    paused_at: content.paused ? now : null,
    updated_at: now,
    updated_by: actor.personId,
  };
}

/**
 * Answers the units a coupon is to be on: those sent, and of those `before` the ones that cannot be chosen now and so are not sent.
 * Refuses `role_forbids` to viewers and editors and every broken field; units of others count as unknown.
 */
async function check(
  tx: Tx,
  content: CouponContent,
  { actor }: Asker,
  before: readonly string[] = [],
): Promise<string[]> {
  await refuseOthers(tx, actor, mayPrice);
  const own = new Set((await choicesOf(tx, actor.accountId)).map(({ id }) => id));
  const units = content.all_units ? [] : [...content.units, ...before.filter((id) => !own.has(id))];
  const isNone = !content.all_units && units.length === 0;
  refuseBroken([
    ...discountErrors(content),
    ...(content.units.every((id) => own.has(id)) ? [] : [{ field: 'units', rule: 'invalid' as const }]),
    ...(isNone ? [{ field: 'units', rule: 'units_required' as const }] : []),
  ]);
  return [...new Set(units)];
}

async function showCoupon(reader: Reader, id: string, { actor, lang, now }: Asker): Promise<HostCoupon> {
  const [row] = await findCoupons(reader, actor.accountId, id);
  if (row === undefined) throw new Refusal('not_found');
  const seen = { lang, today: riyadhDate(now), personId: actor.personId };
  return presentCoupon(row, await choicesOf(reader, actor.accountId), seen);
}

/** Makes a coupon of the acting account. Refuses a code that another of its coupons has. */
export async function createCoupon(db: Database, content: CouponContent, asker: Asker): Promise<HostCoupon> {
  return transact(db, async (tx) => {
    const units = await check(tx, content, asker);
    const made = { account_id: asker.actor.accountId, created_at: asker.now };
    const id = await insertCoupon(tx, { ...columnsOf(content, asker), ...made });
    await replaceCouponUnits(tx, id, units);
    return showCoupon(tx, id, asker);
  });
}

/** Changes a coupon of the acting account. Throws `not_found` for others'. */
export async function saveCoupon(
  db: Database,
  id: string,
  content: CouponContent,
  asker: Asker,
): Promise<HostCoupon> {
  return transact(db, async (tx) => {
    const [row] = await findCoupons(tx, asker.actor.accountId, id);
    if (row === undefined) throw new Refusal('not_found');
    const units = await check(tx, content, asker, row.unit_ids);
    await updateCoupon(tx, id, columnsOf(content, asker));
    await replaceCouponUnits(tx, id, units);
    return showCoupon(tx, id, asker);
  });
}

/** Takes a coupon of the acting account away; what was booked with it keeps its price. Throws `not_found` for others'. */
export async function deleteCoupon(db: Database, id: string, asker: Asker): Promise<void> {
  await transact(db, async (tx) => {
    await showCoupon(tx, id, asker);
    await refuseOthers(tx, asker.actor, mayPrice);
    await markDeleted(tx, id, asker.now);
  });
}
