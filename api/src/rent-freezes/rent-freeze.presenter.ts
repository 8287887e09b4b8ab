import type { CityRentFreezes } from '@diyar/contract/console/console-rent-freezes';
import type { Lang } from '@diyar/messages/messages';
import type { FreezeRow } from './rent-freeze.queries.ts';
import { freezeOn } from './rent-freeze.ts';

/** Freezes by city; `rows` are the newest first of each. `today` is a Riyadh date. */
export function presentFreezes(rows: readonly FreezeRow[], lang: Lang, today: string): CityRentFreezes[] {
  return [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, history]) => {
    const newest = history.find(({ starts_on }) => starts_on <= today);
    return {
      city: { slug, name: history[0]?.[`name_${lang}`] ?? slug },
      is_frozen: newest?.usages.some((usage) => freezeOn(history, usage, today) !== undefined) ?? false,
      history: history.map((row) => ({
        usages: row.usages,
        starts_on: row.starts_on,
        ends_on: row.ends_on,
        state: stateOf(row, newest, today),
        set_by: row.operator === null ? null : { operator: row.operator, reason: row.reason },
      })),
    };
  });
}

function stateOf(row: FreezeRow, newest: FreezeRow | undefined, today: string) {
  if (row.starts_on > today) return 'upcoming';
  const isOver = row.ends_on !== null && row.ends_on < today;
  return row === newest && !isOver ? 'in_force' : 'past';
}
