import type { UnitContent } from '@diyar/contract/words/supply';
import { nameWriter } from '../accounts/name-writer.ts';
import { lockShownAds, reopenAds } from '../ad-states/edit-ads.ts';
import { daysBelowMinimum } from '../minimum-prices/days-below-minimum.ts';
import { settlePhotos } from '../photos/revise-photos.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { absorbRevision, keepRevision } from '../revisions/keep-revision.ts';
import { refuseBroken } from './check-supply.ts';
import { checkUnit, type UnitSave } from './check-unit.ts';
import { keepComplete } from './keep-complete.ts';
import { lockedWithPrice, refuseLocked } from './licensed.ts';
import { lockOwnProperty } from './lock-property.ts';
import { raiseUnitVersion } from './property-writes.queries.ts';
import { refuseOthers, refusePricing } from './refuse-others.ts';
import { type Asker, readUnit, showUnit } from './show-properties.ts';
import { splitUnit } from './split-edit.ts';
import type { OwnUnitRow } from './unit.queries.ts';
import { pricesContentOf, unitContentOf } from './unit-row.ts';
import { writeUnitSave } from './write-unit-save.ts';

/**
 * Saves what is sent of a unit of the acting account: its facts, prices, services and terms, each whole. Refuses `not_found`,
 * `role_forbids` to viewers, and to editors where prices, services or terms would change, `edited_elsewhere`, with what stands
 * now, when it was saved after the version that was read,
 * `licensed_read_only` where its licensed ad states what would change, `ad_on_show` where facts or texts would change while its ad
 * is in review, `ad_incomplete` where a published ad would lack
 * what it has, `unit_has_bookings` where other spaces would be let while
 * it is taken, and every broken field. While its ad is on show, what an operator approved waits as a revision
 * (`revisions/review-fields.ts`), and the rest is written.
 */
export async function saveUnit(
  db: Database,
  { id, version, ...sent }: UnitSave & { id: string; version: number },
  asker: Asker,
) {
  const { actor, now } = asker;
  return transact(db, async (tx) => {
    const { row: seen } = await readUnit(tx, actor, id);
    await lockOwnProperty(tx, actor, seen.property_id);
    await refuseOthers(tx, actor);
    await nameWriter(tx, actor);
    const { row, locked, licensed } = await readUnit(tx, actor, id);
    if (row.version !== version)
      throw new Refusal('edited_elsewhere', { data: { current: await showUnit(tx, id, asker) } });
    refuseBroken(await checkUnit(tx, { ...sent, ...row.property }, row.purpose, now));
    const was = { unit: unitContentOf(row.facts), prices: pricesContentOf(row.prices, row.purpose) };
    await refusePricing(tx, actor, [
      [was.prices, sent.prices],
      [guestPrices(was.unit), sent.unit && guestPrices(sent.unit)],
      [row.services, sent.services],
      [row.policy ?? {}, sent.policy],
    ]);
    const stays = lockedWithPrice(locked, licensed, { before: was.prices, after: sent.prices });
    refuseLocked(stays, was, { unit: sent.unit, prices: sent.prices });
    if (row.purpose_fixed && sent.prices !== undefined && sent.prices.purpose !== row.purpose)
      throw invalid('prices.purpose', 'invalid');
    const after = sent.prices ?? was.prices;
    const { category } = row.property;
    refuseBroken(await daysBelowMinimum(tx, id, { category, before: was.prices, after }, now));
    const unit = sent.unit && (await makeWay(tx, row, was.unit, sent.unit, asker));
    await keepComplete(tx, { unitId: id }, asker, () => writeUnitSave(tx, row, { ...sent, unit }, now));
    await raiseUnitVersion(tx, id, actor.personId, now);
    return showUnit(tx, id, asker);
  });
}

/** What guests beyond the first cost is a price of the unit too. */
function guestPrices({ guests_included, extra_guest_price }: UnitContent) {
  return { guests_included: guests_included ?? null, extra_guest_price: extra_guest_price ?? null };
}

/**
 * Makes way for a change of a unit's facts, and answers what of it is written now: while its ad is on show, what an operator
 * approved waits as a revision; else all of it, with what waited, and a hidden ad is reviewed again.
 */
async function makeWay(
  tx: Tx,
  row: OwnUnitRow,
  was: UnitContent,
  sent: UnitContent,
  { actor, now }: Asker,
): Promise<UnitContent> {
  const { accountId, personId } = actor;
  const of = { accountId, propertyId: row.property_id, unitId: row.id };
  const by = { personId, now };
  const { first, atOnce } = splitUnit(was, sent);
  if ((await lockShownAds(tx, { unitId: row.id })).length > 0) {
    // More guests than the site says may stay until an operator agrees.
    if (Number(atOnce.guests_included ?? 0) > Number(atOnce.guests_max ?? Number.POSITIVE_INFINITY))
      throw invalid('unit.guests_included', 'guests_included_max');
    await keepRevision(tx, of, { unit: first }, by);
    return atOnce;
  }
  if (first !== null) {
    await reopenAds(tx, { unitId: row.id }, personId, now);
    await settlePhotos(tx, { unitId: row.id, actor, now });
  }
  await absorbRevision(tx, of, ['unit'], by);
  return sent;
}
