import type { HelpArticle } from '@diyar/contract/site/help';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { HELP_TOPICS, helpNameOf } from '@diyar/contract/words/page-words';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { type ArticleRow, findArticles } from './help.queries.ts';
import { rankArticles } from './rank-articles.ts';

/** Help articles in force, by topic; with `q` those that speak of it, best first. */
export async function listHelp(
  reader: Reader,
  { q = '', lang, now }: { q?: string | undefined; lang: Lang; now: Date },
): Promise<HelpArticle[]> {
  const articles = await findArticles(reader, lang, riyadhDate(now));
  const place = ({ topic }: ArticleRow) => HELP_TOPICS.indexOf(topic);
  const listed =
    q.trim() === ''
      ? articles.toSorted((a, b) => place(a) - place(b) || a.title.localeCompare(b.title, lang))
      : rankArticles(articles, q);
  return listed.map(({ slug, topic, title, description }) => ({
    name: helpNameOf(slug),
    ...{ topic, title, description },
  }));
}
