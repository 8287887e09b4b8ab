import type { ConsoleMinimumPrice } from '@diyar/contract/console/console-minimum-prices';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import type { MinimumVersionRow } from './minimum-price.queries.ts';

const priceOf = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : money(amount);

/** Minimums by category and kind; `rows` are the newest first of each. */
export function presentMinimums(
  rows: readonly MinimumVersionRow[],
  lang: Lang,
  now: Date,
): ConsoleMinimumPrice[] {
  const groups = Map.groupBy(rows, ({ category, kind }) => `${category}/${kind}`);
  return [...groups.values()].flatMap((versions) => {
    const [first] = versions;
    if (first === undefined) return [];
    const current = versions.find(({ effective_from }) => effective_from <= now);
    return [
      {
        category: { slug: first.category, name: first[`name_${lang}`] },
        kind: first.kind,
        price: priceOf(current?.amount),
        history: versions.map((version) => ({
          price: priceOf(version.amount),
          effective_from: riyadhIso(version.effective_from),
          state: version.effective_from > now ? 'upcoming' : version === current ? 'in_force' : 'past',
          set_by: version.operator === null ? null : { operator: version.operator, reason: version.reason },
        })),
      },
    ];
  });
}
