import { landingPath } from '@diyar/contract/landings';
import { periodOf } from '@diyar/contract/period';
import { riyadhDate } from '@diyar/contract/riyadh';
import type { Reader } from '../platform/db/database.ts';
import { findLandings, type LandingRow } from './landing.queries.ts';

/** The list of pages changes slowly, and making it reads every ad. */
const RENEWED_AFTER_MS = 600_000;

/**
 * Keeps the result of `work` and renews it in the background once it is ten minutes old: only the first caller ever
 * waits. A renewal that fails leaves the former result.
 */
export function keptLandings<S>(
  work: (source: S, now: Date) => Promise<LandingRow[]>,
): (source: S, now: Date) => Promise<LandingRow[]> {
  let kept: { at: number; made: Promise<LandingRow[]> } | undefined;
  let isRenewing = false;
  const begin = (source: S, now: Date) => {
    const made = work(source, now);
    kept = { at: now.getTime(), made };
    made.catch(() => {
      kept = undefined;
    });
    return made;
  };
  return (source, now) => {
    if (kept === undefined) return begin(source, now);
    if (!isRenewing && Math.abs(now.getTime() - kept.at) >= RENEWED_AFTER_MS) {
      isRenewing = true;
      void work(source, now)
        .then(
          (rows) => {
            kept = { at: now.getTime(), made: Promise.resolve(rows) };
          },
          () => {},
        )
        .finally(() => {
          isRenewing = false;
        });
    }
    return kept.made;
  };
}

/** The addresses of all landing pages that have ads at `now`, below a language's root. Reads every ad. */
export async function landingPaths(reader: Reader, now: Date): Promise<string[]> {
  const rows = await findLandings(reader, riyadhDate(now));
  return rows.flatMap(({ city, category, kind }) => {
    const period = periodOf(kind);
    return period === null ? [] : [landingPath({ city: city.slug, category: category.slug, period })];
  });
}
