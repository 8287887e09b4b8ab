import type { ContentPage } from '@diyar/contract/site/pages';
import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** A page in the version in force on the Riyadh day of `now`; undefined when there is none. */
export async function findPage(
  reader: Reader,
  slug: string,
  lang: Lang,
  now: Date,
): Promise<ContentPage | undefined> {
  const suffix = sql.raw(lang);
  const { rows } = await sql<ContentPage>`
    select slug, version, effective_from, title_${suffix} as title, description_${suffix} as description,
      body_${suffix} as body
    from page_version
    where slug = ${slug} and effective_from <= (${now}::timestamptz at time zone 'Asia/Riyadh')::date
    order by effective_from desc, version desc limit 1`.execute(reader);
  return rows[0];
}
