import type { SearchData } from '@diyar/contract/site/settings';
import type { Lang } from '@diyar/messages/messages';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** A column of texts in the language, out of its `_ar` and `_en`. */
function inLang(column: string, lang: Lang): RawBuilder<string> {
  return sql.raw(`${column}_${lang}`);
}

export async function searchCategories(reader: Reader, lang: Lang): Promise<SearchData['categories']> {
  const { rows } = await sql<SearchData['categories'][number]>`
    select slug, ${inLang('name', lang)} as name, ${inLang('plural', lang)} as plural, usage, periods, has_rooms, hidden
    from category order by sort, slug`.execute(reader);
  return rows;
}

export async function searchFeatures(reader: Reader, lang: Lang): Promise<SearchData['features']> {
  const { rows } = await sql<SearchData['features'][number]>`
    select slug, ${inLang('name', lang)} as name, feature_group as "group", icon, hidden
    from feature order by sort, slug`.execute(reader);
  return rows;
}
