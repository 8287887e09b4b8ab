import type { quoteChange, showChangeForm } from '@diyar/contract/booking/reservation-changes';
import { addDays } from '@diyar/contract/values/riyadh';
import type { z } from 'zod';
import { lengthRefusal, type UnitCalendar } from '../booking/fields/free-days.ts';
import { isComplete, type StayChoice } from '../booking/stay/stay-choice.ts';

export type ChangeForm = z.infer<typeof showChangeForm.data>;
export type ChangeQuote = z.infer<typeof quoteChange.data>;

/** What a guest has chosen for their booking. */
export interface ChangeDraft {
  /** When; its services are those asked for. */
  stay: StayChoice;
  /** The arrival that waits for its departure on the calendar. */
  half: string | undefined;
  guests: string;
}

/** The booking as it stands. */
export function draftOf({ period, start, end, guests, services }: ChangeForm): ChangeDraft {
  const chosen = services.filter((service) => service.chosen).map(({ id }) => id);
  return { stay: { period, start, end, services: chosen }, half: undefined, guests: String(guests) };
}

/** Whether both ends are chosen, so that it can be priced. */
export function isPriceable({ stay, half }: ChangeDraft): boolean {
  return half === undefined && isComplete(stay);
}

/** Returns the change as the API takes it. */
export function askedOf({ stay, guests }: ChangeDraft) {
  const { start, end, services } = stay;
  return { start, end, guests: Number(guests), services: [...services] };
}

/** The days on which a stay of nights that has begun can end: as booked, and each later one until a night is taken or it is too long. */
export function laterDepartures(
  { start, end, limits }: Pick<ChangeForm, 'start' | 'end' | 'limits'>,
  calendar: UnitCalendar,
): string[] {
  const departures = [end];
  for (let next = addDays(end, 1); isNightFree(addDays(next, -1)); next = addDays(next, 1)) {
    const refused = lengthRefusal(limits, start, next);
    if (refused === 'stay_too_long') break;
    if (refused === undefined) departures.push(next);
  }
  return departures;

  function isNightFree(date: string): boolean {
    return calendar.days.get(date)?.state === 'free';
  }
}
