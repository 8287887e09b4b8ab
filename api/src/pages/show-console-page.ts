import type { ConsolePage, ConsolePageLine, PageVersionLine } from '@diyar/contract/console/console-pages';
import { riyadhIso } from '@diyar/contract/values/format';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { AGREEMENT_SLUGS } from '@diyar/contract/words/page-words';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findDraft } from './draft.queries.ts';
import { findPages, findVersions, findVersionTexts, type VersionRow } from './version.queries.ts';

/** People agree to it, so a new version may ask for that again. */
export const isAgreement = (slug: string) => AGREEMENT_SLUGS.some((one) => one === slug);

/** Every page with what is in force, what comes and whether somebody is writing it. */
export async function listConsolePages(reader: Reader, now: Date): Promise<ConsolePageLine[]> {
  const rows = await findPages(reader, riyadhDate(now));
  const numbered = (version: number | null, from: string | null) =>
    version === null || from === null ? null : { version, effective_from: from };
  return rows.map(({ slug, topic, title_ar, title_en, has_draft, ...row }) => ({
    ...{ slug, topic, title_ar, title_en, has_draft },
    in_force: numbered(row.in_force, row.in_force_from),
    upcoming: numbered(row.upcoming, row.upcoming_from),
  }));
}

/** A page as its writers see it; refuses `not_found` one without a version and without a draft. */
export async function showConsolePage(reader: Reader, slug: string, now: Date): Promise<ConsolePage> {
  const [draft, versions] = await Promise.all([findDraft(reader, slug), findVersions(reader, slug)]);
  const topic = draft === undefined ? versions[0]?.topic : draft.topic;
  if (topic === undefined) throw new Refusal('not_found');
  const today = riyadhDate(now);
  const current = versions.find(({ effective_from }) => effective_from <= today);
  const texts = current && (await findVersionTexts(reader, slug, current.version));
  return {
    ...{ slug, topic, today, is_agreement: isAgreement(slug) },
    draft: draft === undefined ? null : { ...draft, saved_at: riyadhIso(draft.saved_at) },
    in_force:
      current === undefined || texts === undefined
        ? null
        : { ...texts, version: current.version, effective_from: current.effective_from },
    versions: versions.map((row) => presentVersion(row, { current, today })),
  };
}

function presentVersion(
  row: VersionRow,
  { current, today }: { current: VersionRow | undefined; today: string },
): PageVersionLine {
  const { topic: _, published_at, ...line } = row;
  const past = row.effective_from > today ? 'upcoming' : 'past';
  return { ...line, published_at: riyadhIso(published_at), state: row === current ? 'in_force' : past };
}
