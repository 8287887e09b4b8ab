import type { ConsoleFeeRate } from '@diyar/contract/console/console-fees';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import type { FeeRateRow } from './fee-rate.queries.ts';

/** Rates by what they are of; `rows` are the newest first of each. */
export function presentRates(rows: readonly FeeRateRow[], lang: Lang, now: Date): ConsoleFeeRate[] {
  const groups = Map.groupBy(rows, ({ category, period }) => `${category}/${period}`);
  return [...groups.values()].flatMap((versions) => {
    const [first] = versions;
    if (first === undefined) return [];
    const { category, period } = first;
    const name = first[`name_${lang}`];
    const current = versions.find(({ effective_from }) => effective_from <= now);
    return [
      {
        category: category === null || name === null ? null : { slug: category, name },
        period,
        basis_points: current?.basis_points ?? null,
        history: versions.map((version) => ({
          basis_points: version.basis_points,
          effective_from: riyadhIso(version.effective_from),
          state: version.effective_from > now ? 'upcoming' : version === current ? 'in_force' : 'past',
          set_by: version.operator === null ? null : { operator: version.operator, reason: version.reason },
        })),
      },
    ];
  });
}
