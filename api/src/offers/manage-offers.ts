import type { HostOffer, OfferContent } from '@diyar/contract/supply/host-discounts';
import { money } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { periodOf, priceKindOf } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayPrice } from '../accounts/standing.ts';
import { type Database, type Reader, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refuseBroken } from '../properties/check-supply.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import { findChoices } from './choice.queries.ts';
import {
  type ChoiceRow,
  discountErrors,
  discountState,
  presentChoices,
  presentDiscounted,
  presentEditor,
} from './discounted-units.ts';
import {
  deleteOfferRow,
  findOffers,
  insertOffer,
  type OfferColumns,
  type OfferRow,
  replaceOfferUnits,
  updateOffer,
} from './offer.queries.ts';

interface Asker {
  actor: Actor;
  lang: Lang;
  now: Date;
}

/** The discounts of the acting account, the newest first, and the units it may put one on. */
export async function listOffers(reader: Reader, { actor, lang, now }: Asker) {
  const [rows, units, standing] = await Promise.all([
    findOffers(reader, actor.accountId, lang),
    findChoices(reader, actor.accountId),
    standingOf(reader, actor),
  ]);
  const today = riyadhDate(now);
  return {
    items: rows.map((row) => presentOffer(row, units, { lang, today, personId: actor.personId })),
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

function presentOffer(
  row: OfferRow,
  units: readonly ChoiceRow[],
  { lang, today, personId }: Seen,
): HostOffer {
  const periods = row.kinds.map(periodOf).filter((period) => period !== null);
  const own = units.filter(({ id }) => row.unit_ids.includes(id));
  return {
    id: row.id,
    name: row.name,
    type_discount: row.type_discount,
    discount: row.discount,
    from: row.starts_on,
    to: row.ends_on,
    periods,
    units: presentDiscounted(own, periods, row, lang, row.lowest),
    state: discountState(row, today),
    paused: row.paused,
    results: { used: row.used, given_away: money(row.given_away), earned: money(row.earned) },
    edited: presentEditor(row, personId),
  };
}

function columnsOf(content: OfferContent, { actor, now }: Asker): OfferColumns {
  return {
    type_discount: content.type_discount,
    discount: content.discount,
    starts_on: content.from,
    ends_on: content.to,
    kinds: [...new Set(content.periods)].map(priceKindOf),
    paused_at: content.paused ? now : null,
    updated_at: now,
    updated_by: actor.personId,
  };
}

/**
 * Answers the units a discount is to be on: those sent, and of those `before` the ones that cannot be chosen now and so are not sent.
 * Refuses `role_forbids` to viewers and editors and every broken field; units of others count as unknown.
 */
async function check(
  tx: Tx,
  content: OfferContent,
  { actor }: Asker,
  before: readonly string[] = [],
): Promise<string[]> {
  await refuseOthers(tx, actor, mayPrice);
  const own = new Set((await findChoices(tx, actor.accountId)).map(({ id }) => id));
  const isKnown = content.units.every((id) => own.has(id));
  const units = [...new Set([...content.units, ...before.filter((id) => !own.has(id))])];
  refuseBroken([
    ...discountErrors(content),
    ...(isKnown ? [] : [{ field: 'units', rule: 'invalid' as const }]),
    ...(units.length > 0 ? [] : [{ field: 'units', rule: 'units_required' as const }]),
  ]);
  return units;
}

async function showOffer(reader: Reader, id: string, { actor, lang, now }: Asker): Promise<HostOffer> {
  const [row] = await findOffers(reader, actor.accountId, lang, id);
  if (row === undefined) throw new Refusal('not_found');
  const seen = { lang, today: riyadhDate(now), personId: actor.personId };
  return presentOffer(row, await findChoices(reader, actor.accountId), seen);
}

const nameIn = (lang: Lang, name: string) =>
  lang === 'ar' ? { name_ar: name, name_en: null } : { name_ar: null, name_en: name };

/** Makes a discount of the acting account; its name is in the language it was written in. */
export async function createOffer(db: Database, content: OfferContent, asker: Asker): Promise<HostOffer> {
  return transact(db, async (tx) => {
    const units = await check(tx, content, asker);
    const id = await insertOffer(tx, {
      ...columnsOf(content, asker),
      ...nameIn(asker.lang, content.name),
      account_id: asker.actor.accountId,
      created_at: asker.now,
    });
    await replaceOfferUnits(tx, id, units);
    return showOffer(tx, id, asker);
  });
}

/** Changes a discount of the acting account. Throws `not_found` for others'. */
export async function saveOffer(
  db: Database,
  id: string,
  content: OfferContent,
  asker: Asker,
): Promise<HostOffer> {
  return transact(db, async (tx) => {
    const [row] = await findOffers(tx, asker.actor.accountId, asker.lang, id);
    if (row === undefined) throw new Refusal('not_found');
    const before = await showOffer(tx, id, asker);
    const units = await check(tx, content, asker, row.unit_ids);
    const isRenamed = before.name !== content.name;
    const name = asker.lang === 'ar' ? { name_ar: content.name } : { name_en: content.name };
    const of = { accountId: asker.actor.accountId, id };
    await updateOffer(tx, of, { ...columnsOf(content, asker), ...(isRenamed && name) });
    await replaceOfferUnits(tx, id, units);
    return showOffer(tx, id, asker);
  });
}

/** Deletes a discount of the acting account; what was booked with it keeps its price. Throws `not_found` for others'. */
export async function deleteOffer(db: Database, id: string, { actor }: Asker): Promise<void> {
  await transact(db, async (tx) => {
    const [row] = await findOffers(tx, actor.accountId, 'ar', id);
    if (row === undefined) throw new Refusal('not_found');
    await refuseOthers(tx, actor, mayPrice);
    await deleteOfferRow(tx, { accountId: actor.accountId, id });
  });
}
