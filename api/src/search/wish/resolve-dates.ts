import { isOpen, type StayLength, stayOf, weekendOf } from './stay-dates.ts';
import type { Term } from './term.ts';

const OF_PERIOD: Readonly<Record<string, StayLength>> = { 3: { months: 1 }, 4: { years: 1 } };

/** How long a stay is of which only the beginning is said: «٣ ليالي» beside it, else one of the period that is asked for. */
function lengthSaid(terms: readonly Term[]): StayLength | undefined {
  const [length, another] = terms.filter((term) => term.length !== undefined);
  if (length !== undefined && another === undefined) return length.length;
  const period = terms.find(({ filters }) => filters.period !== undefined)?.filters.period;
  return period === undefined ? undefined : OF_PERIOD[period];
}

/**
 * Gives dates their filters, from the Riyadh date of `today` on. Dates that do not exist or are over are given back no more:
 * they stay text.
 */
export function resolveDates(terms: readonly Term[], today: string): Term[] {
  const isAlone = terms.filter(({ stay }) => stay !== undefined).length === 1;
  const length = isAlone ? lengthSaid(terms) : undefined;
  return terms.flatMap((term) => {
    if (term.weekend !== undefined)
      return [{ ...term, filters: { period: '2', ...weekendOf(today, term.weekend.next) } }];
    if (term.stay === undefined) return [term];
    const stay = stayOf(term.stay, today, isOpen(term.stay) ? length : undefined);
    return stay === undefined ? [] : [{ ...term, filters: { period: '2', ...stay } }];
  });
}
