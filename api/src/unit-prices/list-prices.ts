import type { PricedUnit } from '@diyar/contract/supply/host-prices';
import { MOST_PRICED, type PriceField } from '@diyar/contract/supply/price-fields';
import { riyadhIso } from '@diyar/contract/values/format';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayPrice } from '../accounts/standing.ts';
import { minimumPricesAt } from '../minimum-prices/minimum-prices-at.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { readUnit } from '../properties/show-properties.ts';
import { presentPast, presentPriced } from './unit-price.presenter.ts';
import { countPriced, findDownPaymentChanges, findPriceChanges, findPriced } from './unit-price.queries.ts';

export interface Asker {
  actor: Actor;
  lang: Lang;
  now: Date;
}

/** Writes that were under way when a list was read commit a little later: the next one looks so far back. */
const OVERLAP_MS = 10_000;

/** Units of the acting account with their prices; with `since` those that were saved from then on. */
export async function listPrices(reader: Reader, since: string | undefined, { actor, lang, now }: Asker) {
  const today = riyadhDate(now);
  const of = { accountId: actor.accountId, since: since === undefined ? undefined : new Date(since) };
  const [rows, total, minimums, standing] = await Promise.all([
    findPriced(reader, of, { today, limit: MOST_PRICED }),
    countPriced(reader, actor.accountId),
    minimumPricesAt(reader, now),
    standingOf(reader, actor),
  ]);
  return {
    items: rows.map((row) => presentPriced(row, lang, today)),
    total,
    as_of: riyadhIso(new Date(now.getTime() - OVERLAP_MS)),
    minimums,
    abilities: { edit: mayPrice(standing ?? 'viewer') },
  };
}

/** Some units of the acting account as they now stand; those that are gone are left out. */
export async function readPriced(
  reader: Reader,
  unitIds: readonly string[],
  { actor, lang, now }: Asker,
): Promise<PricedUnit[]> {
  const today = riyadhDate(now);
  const of = { accountId: actor.accountId, unitIds };
  const rows = await findPriced(reader, of, { today, limit: unitIds.length });
  return rows.map((row) => presentPriced(row, lang, today));
}

const MOST_CHANGES = 50;

/** The last 50 changes of a cell of a unit of the acting account. Throws `not_found` for others'. */
export async function listPriceChanges(
  reader: Reader,
  { unitId, field }: { unitId: string; field: PriceField },
  { actor }: Asker,
) {
  await readUnit(reader, actor, unitId);
  const rows = await findPast(reader, { unitId, field }, MOST_CHANGES);
  return { items: rows.map((row) => presentPast(row, actor.personId)) };
}

/** The last changes of a cell, the newest first. */
export function findPast(
  reader: Reader,
  { unitId, field }: { unitId: string; field: PriceField },
  limit: number,
) {
  if (field === 'down_payment_percent') return findDownPaymentChanges(reader, unitId, limit);
  return findPriceChanges(reader, { unitId, kind: field }, limit);
}
