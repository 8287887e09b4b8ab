import type { DueTerms } from '@diyar/contract/site/terms';
import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface AcceptedTerms {
  slug: string;
  version: number;
}

/** A version with the day it came into force: a version with a lower number may be the later one in force. */
export interface NeededTerms extends AcceptedTerms {
  effective_from: string;
}

/** The newest version in force on a Riyadh day, of each page, that people have to accept. */
export async function findNeededTerms(reader: Reader, today: string): Promise<NeededTerms[]> {
  const { rows } = await sql<NeededTerms>`
    select distinct on (slug) slug, version, effective_from from page_version
    where needs_acceptance and effective_from <= ${today}::date
    order by slug, effective_from desc, version desc`.execute(reader);
  return rows;
}

/** The version that came into force last of those a person agreed to, of each page. */
export async function findAccepted(reader: Reader, personId: string): Promise<NeededTerms[]> {
  const { rows } = await sql<NeededTerms>`
    select distinct on (slug) slug, version, effective_from from consent join page_version using (slug, version)
    where person_id = ${personId} order by slug, effective_from desc, version desc`.execute(reader);
  return rows;
}

/** Pages in force on a Riyadh day, as they are read in a language, with what their last change to be accepted was. */
export async function findTermsInForce(
  reader: Reader,
  { slugs, lang, today }: { slugs: readonly string[]; lang: Lang; today: string },
): Promise<DueTerms[]> {
  const suffix = sql.raw(lang);
  const { rows } = await sql<DueTerms>`
    select distinct on (page.slug) page.slug, page.version, page.effective_from, page.title_${suffix} as title,
      page.body_${suffix} as body,
      (select needed.changes_${suffix} from page_version needed where needed.slug = page.slug and needed.needs_acceptance
        and needed.effective_from <= ${today}::date order by needed.effective_from desc, needed.version desc limit 1) as changes
    from page_version page
    where page.slug = any(${slugs}) and page.effective_from <= ${today}::date
    order by page.slug, page.effective_from desc, page.version desc`.execute(reader);
  return rows;
}

/** Keeps that a person agreed at `now`; once each. */
export async function insertAccepted(
  tx: Tx,
  personId: string,
  accepted: readonly AcceptedTerms[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consent')
    .values(accepted.map(({ slug, version }) => ({ person_id: personId, slug, version, given_at: now })))
    .onConflict((conflict) => conflict.constraint('consent_pkey').doNothing())
    .execute();
}
