import type { PriceKind } from '@diyar/contract/words/period';
import { sql } from 'kysely';
import { onShow } from '../ads/on-show.ts';
import type { ShownPhoto } from '../photos/photo.ts';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';
import type { Offer, Price } from '../prices/headline.ts';

export interface PriceListRow {
  id: string;
  key: string;
  name: string;
  kinds: PriceKind[];
  created_at: Date;
  unit_ids: string[];
  /** Units that its page shows today. */
  shown: number;
}

/** Units of a list that anyone may see on the Riyadh date `today`, with an active price of its kinds. */
const SHOWN_UNITS = (today: string) => sql`
  price_list_unit chosen join unit on unit.id = chosen.unit_id and unit.deleted_at is null
  join ad on ad.unit_id = unit.id and ad.deleted_at is null
  join licence on licence.id = ad.licence_id
  where chosen.price_list_id = price_list.id and ${onShow(today)} and ad.purpose = 'rent'
    and exists (select from unit_price where unit_price.unit_id = unit.id and active and kind = any(price_list.kinds))`;

/** Lists of an account whose links are open, the newest first. */
export async function findPriceLists(
  reader: Reader,
  { accountId, id }: { accountId: string; id?: string },
  today: string,
): Promise<PriceListRow[]> {
  const { rows } = await sql<PriceListRow>`
    select price_list.id, key, name, to_jsonb(kinds) as kinds, created_at,
      array(select unit_id from price_list_unit where price_list_id = price_list.id) as unit_ids,
      (select count(*)::int from ${SHOWN_UNITS(today)}) as shown
    from price_list where account_id = ${accountId} and revoked_at is null
      ${id === undefined ? sql`` : sql`and price_list.id = ${id}`}
    order by created_at desc, id desc limit 100`.execute(reader);
  return rows;
}

interface NewList {
  account_id: string;
  person_id: string;
  key: string;
  name: string;
  kinds: PriceKind[];
  created_at: Date;
}

/** Writes a list with its units. Refuses `price_lists_max` for the hundred and first open one of an account. */
export async function insertPriceList(tx: Tx, list: NewList, unitIds: readonly string[]): Promise<string> {
  const { id } = await insertOpen(tx, list);
  await tx
    .insertInto('price_list_unit')
    .values(unitIds.map((unit_id) => ({ price_list_id: id, unit_id })))
    .execute();
  return id;
}

async function insertOpen(tx: Tx, list: NewList): Promise<{ id: string }> {
  try {
    return await tx.insertInto('price_list').values(list).returning('id').executeTakeFirstOrThrow();
  } catch (error) {
    if (brokenConstraint(error) === 'price_list_at_most_100_open') throw invalid('name', 'price_lists_max');
    throw error;
  }
}

/** Takes back the link of an account's list. Answers whether there was one to take back. */
export async function markRevoked(
  tx: Tx,
  of: { accountId: string; id: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('price_list')
    .set({ revoked_at: now })
    .where('id', '=', of.id)
    .where('account_id', '=', of.accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface NamedPlace {
  slug: string;
  name_ar: string;
  name_en: string;
}

export interface ListedRow {
  number: number;
  title_ar: string | null;
  title_en: string | null;
  category: NamedPlace;
  district: NamedPlace;
  city: NamedPlace;
  photo: ShownPhoto | null;
  prices: Price[];
  offers: Offer[];
}

export interface OpenPriceList {
  name: string;
  kinds: PriceKind[];
  account_number: number;
  account_name: string;
  units: ListedRow[];
}

/** A list by the key of its link, as long as that is open and its account too; its units on show on the Riyadh date `today`. */
export async function findOpenPriceList(
  reader: Reader,
  key: string,
  today: string,
): Promise<OpenPriceList | undefined> {
  const { rows } = await sql<OpenPriceList>`
    select price_list.name, to_jsonb(kinds) as kinds, account.number as account_number, account.name as account_name,
      coalesce((select jsonb_agg(jsonb_build_object('number', ad.number, 'title_ar', ad.title_ar, 'title_en', ad.title_en,
          'category', to_jsonb(category), 'district', to_jsonb(district), 'city', to_jsonb(city),
          'photo', (select to_jsonb(photo) from photo where photo.unit_id = unit.id and state = 'ready'
            order by is_main desc, position limit 1),
          'prices', (select jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount) order by kind) from unit_price
            where unit_price.unit_id = unit.id and active and kind = any(price_list.kinds)),
          'offers', coalesce((select jsonb_agg(jsonb_build_object('type_discount', type_discount, 'discount', discount,
              'kinds', to_jsonb(offer.kinds), 'starts_on', starts_on, 'ends_on', ends_on, 'lowest', offer_unit.lowest))
            from offer_unit join offer on offer.id = offer_unit.offer_id
            where offer_unit.unit_id = unit.id and paused_at is null and starts_on <= ${today}::date
              and ends_on >= ${today}::date), '[]')) order by property.created_at desc, unit.created_at, unit.id)
        from (select unit.id as unit_id, ad.id as ad_id from ${SHOWN_UNITS(today)}) visible
        join unit on unit.id = visible.unit_id join ad on ad.id = visible.ad_id
        join property on property.id = unit.property_id join category on category.id = property.category_id
        join district on district.id = property.district_id join city on city.id = property.city_id), '[]') as units
    from price_list join account on account.id = price_list.account_id and account.closed_at is null
    where key = ${key} and revoked_at is null`.execute(reader);
  return rows[0];
}
