import type { AdDetails } from '@diyar/contract/finding/ads';
import { riyadhIso } from '@diyar/contract/values/format';
import { A_PAGE, type GuestEvaluationRow } from './ad-evaluations.queries.ts';

/** Words that begin a name of two words: «عبد الله» is one name. */
const COMPOUND = /^(عبد|أبو|ابو|أم|ام|abdul|abdel|abu|umm)$/i;

/** A guest's first name: an evaluation says who spoke, not who exactly stayed there. */
function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.slice(0, COMPOUND.test(words[0] ?? '') ? 2 : 1).join(' ');
}

/** A page of evaluations, and whether there are more. */
export function presentEvaluations(
  rows: readonly GuestEvaluationRow[],
): Pick<AdDetails, 'evaluations' | 'has_more_evaluations'> {
  return {
    evaluations: rows.slice(0, A_PAGE).map(({ id, rate, comment, photos, author, at, reply }) => {
      return { id, rate, comment, photos, author: firstNameOf(author), at: riyadhIso(new Date(at)), reply };
    }),
    has_more_evaluations: rows.length > A_PAGE,
  };
}
