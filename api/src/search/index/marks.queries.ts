import { type RawBuilder, sql } from 'kysely';

/**
 * What ads that are like each other share, as a whole number of 52 bits, with the advertiser in it: the property and purpose; the photo
 * of least hash, which sets of the same photos share; title and description of a kind of unit in a district.
 */
const markOf = (...parts: RawBuilder<unknown>[]) =>
  sql`(hashtextextended(concat_ws('/', ad.account_id, ${sql.join(parts)}), 0) & 4503599627370495)::float8`;

const TEXT_MARK = sql`case when coalesce(unit.description_ar, unit.description_en) is not null then ${markOf(
  ...['ad.purpose', 'property.category_id', 'property.district_id', 'unit.rooms'].map((name) =>
    sql.ref(name),
  ),
  sql`concat(ad.title_ar, '/', ad.title_en, '/', unit.description_ar, '/', unit.description_en)`,
)} end`;

/** The marks of an ad as columns (`likeness.ts`), beside `ad`, `unit`, `property` and what is `shown` of photos. */
export const MARKS = sql`${markOf(sql`property.id`, sql`ad.purpose`)} as property_mark, ${TEXT_MARK} as text_mark,
  case when shown.least_photo is not null then ${markOf(sql`shown.least_photo`)} end as photo_mark`;
