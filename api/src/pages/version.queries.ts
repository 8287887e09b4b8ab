import type { PageTexts } from '@diyar/contract/console/console-pages';
import type { HelpTopic } from '@diyar/contract/words/page-words';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface VersionRow {
  version: number;
  effective_from: string;
  topic: HelpTopic | null;
  needs_acceptance: boolean;
  changes_ar: string | null;
  changes_en: string | null;
  published_at: Date;
  operator: string | null;
  consents: number;
}

/** Every version of a page, the one that is or will be the latest in force first. */
export async function findVersions(reader: Reader, slug: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version, effective_from, topic, needs_acceptance, changes_ar, changes_en, published_at, operator.name as operator,
      (select count(*)::int from consent where consent.slug = page_version.slug and consent.version = page_version.version)
        as consents
    from page_version left join operator on operator.id = page_version.operator_id
    where slug = ${slug} order by effective_from desc, version desc`.execute(reader);
  return rows;
}

/** What one version says in both languages. */
export async function findVersionTexts(
  reader: Reader,
  slug: string,
  version: number,
): Promise<PageTexts | undefined> {
  return await reader
    .selectFrom('page_version')
    .select(['title_ar', 'title_en', 'description_ar', 'description_en', 'body_ar', 'body_en'])
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst();
}

export interface PageRow {
  slug: string;
  topic: HelpTopic | null;
  title_ar: string;
  title_en: string;
  in_force: number | null;
  in_force_from: string | null;
  upcoming: number | null;
  upcoming_from: string | null;
  has_draft: boolean;
}

/** Every page that has a version or a draft, under its newest title on a Riyadh day. */
export async function findPages(reader: Reader, today: string): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    with known as (select slug from page_version union select slug from page_draft),
    current as (select distinct on (slug) * from page_version where effective_from <= ${today}::date
      order by slug, effective_from desc, version desc),
    next as (select distinct on (slug) * from page_version where effective_from > ${today}::date
      order by slug, effective_from, version desc)
    select known.slug, coalesce(current.topic, next.topic, page_draft.topic) as topic,
      coalesce(current.title_ar, next.title_ar, page_draft.title_ar) as title_ar,
      coalesce(current.title_en, next.title_en, page_draft.title_en) as title_en,
      current.version as in_force, current.effective_from as in_force_from,
      next.version as upcoming, next.effective_from as upcoming_from, page_draft.slug is not null as has_draft
    from known left join current using (slug) left join next using (slug) left join page_draft using (slug)
    order by known.slug`.execute(reader);
  return rows;
}

/** Writes the next version of a page and answers its number; the page is locked by the caller. */
export async function insertVersion(
  tx: Tx,
  row: PageTexts & {
    slug: string;
    topic: HelpTopic | null;
    effective_from: string;
    needs_acceptance: boolean;
    changes_ar: string | null;
    changes_en: string | null;
    operator_id: string;
    published_at: Date;
  },
): Promise<number> {
  const { newest } = await tx
    .selectFrom('page_version')
    .select(({ fn }) => fn.coalesce(fn.max('version'), sql<number>`0`).as('newest'))
    .where('slug', '=', row.slug)
    .executeTakeFirstOrThrow();
  const version = newest + 1;
  await tx
    .insertInto('page_version')
    .values({ ...row, version })
    .execute();
  return version;
}
