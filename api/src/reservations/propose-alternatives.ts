import type { showAlternatives } from '@diyar/contract/booking/reservation-changes';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import type { z } from 'zod';
import { canBeHad, likeStays } from '../availability/alternatives.ts';
import { loadUnit } from '../availability/load-unit.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findOnSide } from './reservation.queries.ts';
import type { Reservation } from './reservation.ts';
import { findHistory, findToldAlternatives } from './reservation-views.queries.ts';

type Proposed = z.input<typeof showAlternatives.data>;

/**
 * Units like the one that was booked, near by and free for the same stay and guests, with the difference in price to what the guest had. None
 * where the unit is not on show any more: what it is like is not known to people then.
 */
export async function proposeAlternatives(
  reader: Reader,
  { unitId, stay, terms }: Pick<Reservation, 'unitId' | 'stay' | 'terms'>,
  lang: Lang,
  now: Date,
): Promise<Proposed['alternatives']> {
  const viewer = { personId: null, linkKey: undefined, holdsQuote: true } as const;
  const unit = await loadUnit(reader, unitId, viewer, now).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (unit === undefined) return [];
  const found = await likeStays(reader, unit, { stay, guests: terms.guests ?? 1, services: [] }, lang, now);
  return found.map((other) => {
    const difference = other.total.amount - terms.total;
    const compares = difference === 0 ? 'same' : difference < 0 ? 'less' : 'more';
    return { ...other, difference: money(Math.abs(difference)), compares } as const;
  });
}

/** Alternatives that are free now to a guest's own booking that its advertiser cancelled before its arrival, and how many of those it was told of cannot be had any more; none for any other. Throws `not_found`. */
export async function alternativesOf(
  reader: Reader,
  { number, accountId, lang, now }: { number: string; accountId: string; lang: Lang; now: Date },
): Promise<Proposed> {
  const reservation = await findOnSide(reader, 'guest', number, accountId);
  if (reservation === undefined) throw new Refusal('not_found');
  const last = (await findHistory(reader, reservation.id)).at(-1);
  const isOwed = last?.event === 'host_cancel' && now < reservation.startsAt;
  if (!isOwed) return { alternatives: [], gone: 0 };
  const alternatives = await proposeAlternatives(reader, reservation, lang, now);
  const told = await findToldAlternatives(reader, accountId, reservation.number);
  const isLeft = await Promise.all(
    told.map((unitId) => unitId !== null && canBeHad(reader, unitId, reservation.stay, now)),
  );
  return { alternatives, gone: isLeft.filter((is) => !is).length };
}
