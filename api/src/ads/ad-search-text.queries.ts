import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface SearchParts {
  ad_id: string;
  parts: (string | null)[];
}

/** Everything a visitor may type to find each ad, in both languages, as written. */
export async function searchPartsOf(reader: Reader, adIds: readonly string[]): Promise<SearchParts[]> {
  const { rows } = await sql<SearchParts>`
    select ad.id as ad_id, array[
      ad.title_ar, ad.title_en, unit.name_ar, unit.name_en, unit.code, ad.number::text, licence.number,
      category.name_ar, category.name_en, category.plural_ar, category.plural_en,
      city.name_ar, city.name_en, district.name_ar, district.name_en
    ] as parts
    from ad
    join unit on unit.id = ad.unit_id
    join property on property.id = unit.property_id
    join category on category.id = property.category_id
    join city on city.id = property.city_id
    join district on district.id = property.district_id
    left join licence on licence.id = ad.licence_id
    where ad.id = any(${adIds}::uuid[])`.execute(reader);
  return rows;
}

export async function keepSearchTexts(
  reader: Reader,
  texts: readonly { adId: string; text: string }[],
): Promise<void> {
  await sql`
    update ad set search_text = fresh.text
    from unnest(${texts.map((row) => row.adId)}::uuid[], ${texts.map((row) => row.text)}::text[]) as fresh (ad_id, text)
    where ad.id = fresh.ad_id and ad.search_text is distinct from fresh.text`.execute(reader);
}
