import type { PastChange, PricedUnit } from '@diyar/contract/supply/host-prices';
import { hasPriceField } from '@diyar/contract/supply/price-fields';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { namesOfUnit } from '../ads/present-card.ts';
import { headlineOf } from '../prices/headline.ts';
import type { PastRow, PricedRow } from './unit-price.queries.ts';

/** A unit of the grid; `today` is a Riyadh date. */
export function presentPriced(row: PricedRow, lang: Lang, today: string): PricedUnit {
  const { property, ...names } = namesOfUnit(lang, { ...row, property: row.property_name });
  const { purpose, licensed } = row;
  const cells: PricedUnit['cells'] = {};
  for (const { kind, amount, active } of row.prices)
    if (hasPriceField({ purpose }, kind)) cells[kind] = { amount, active };
  if (row.down_payment_percent !== null && hasPriceField({ purpose }, 'down_payment_percent'))
    cells.down_payment_percent = { amount: row.down_payment_percent, active: true };
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    ...names,
    property: { id: row.property_id, name: property },
    category: row.category,
    purpose,
    cells,
    licence: licensed && statedBy(licensed, cells),
    offer: offerOf(row, today),
  };
}

/** Of its prices a licence states one: what it is sold for, or what a year of it costs. */
function statedBy(
  { purpose, price }: NonNullable<PricedRow['licensed']>,
  cells: PricedUnit['cells'],
): PricedUnit['licence'] {
  const field = purpose === 'sale' ? 'main' : 'yearly';
  // What the licence does not state is locked only once it is said.
  return price === null && cells[field] === undefined ? null : { field, amount: price };
}

function offerOf({ purpose, prices, offers }: PricedRow, today: string): PricedUnit['offer'] {
  const active = prices.filter((price) => price.active);
  const headline = purpose === null ? undefined : headlineOf(purpose, active, offers, today)?.headline;
  if (headline === undefined || headline.amount >= headline.before) return null;
  return { ...money(headline.amount), period: headline.period };
}

/** Who changed something, as one of the account's people reads it. */
export function authorOf(row: Pick<PastRow, 'at' | 'person_id' | 'person_name'>, personId: string) {
  const by = row.person_id === null ? null : row.person_id === personId ? ('me' as const) : ('team' as const);
  return { at: riyadhIso(row.at), by, by_name: by === 'team' ? row.person_name : null };
}

export function presentPast(row: PastRow, personId: string): PastChange {
  return { ...authorOf(row, personId), before: row.before, after: row.after };
}
