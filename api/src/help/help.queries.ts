import type { HelpTopic } from '@diyar/contract/words/page-words';
import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface ArticleRow {
  slug: string;
  topic: HelpTopic;
  title: string;
  description: string;
  body: string;
}

/** Help articles in the versions in force on a Riyadh day, in one language. */
export async function findArticles(reader: Reader, lang: Lang, today: string): Promise<ArticleRow[]> {
  const suffix = sql.raw(lang);
  const { rows } = await sql<ArticleRow>`
    select distinct on (slug) slug, topic, title_${suffix} as title, description_${suffix} as description,
      body_${suffix} as body
    from page_version where topic is not null and effective_from <= ${today}::date
    order by slug, effective_from desc, version desc`.execute(reader);
  return rows;
}
