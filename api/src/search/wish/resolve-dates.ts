import { isOpen, type StayLength, stayOf, weekendOf } from './stay-dates.ts';
import type { Piece } from './term.ts';

const OF_PERIOD: Readonly<Record<string, StayLength>> = { 3: { months: 1 }, 4: { years: 1 } };

/** How long a stay is of which only the beginning is said: «٣ ليالي» beside it, else one of the period that is asked for. */
function lengthSaid(pieces: readonly Piece[]): StayLength | undefined {
  const [length, another] = pieces.filter((piece) => piece.length !== undefined);
  if (length !== undefined && another === undefined) return length.length;
  const period = pieces.find(({ filters }) => filters.period !== undefined)?.filters.period;
  return period === undefined ? undefined : OF_PERIOD[period];
}

/**
 * Gives dates their filters, from the Riyadh date of `today` on. Dates that do not exist or are over are given back no more:
 * they stay text.
 */
export function settleDates(pieces: readonly Piece[], today: string): Piece[] {
  const isAlone = pieces.filter(({ stay }) => stay !== undefined).length === 1;
  const length = isAlone ? lengthSaid(pieces) : undefined;
  return pieces.flatMap((piece) => {
    if (piece.weekend !== undefined)
      return [{ ...piece, filters: { period: '2', ...weekendOf(today, piece.weekend.next) } }];
    if (piece.stay === undefined) return [piece];
    const stay = stayOf(piece.stay, today, isOpen(piece.stay) ? length : undefined);
    return stay === undefined ? [] : [{ ...piece, filters: { period: '2', ...stay } }];
  });
}
