import type { ReservationState } from '@diyar/contract/booking/reservations';
import { addDays, DAY_MS, instantOf } from '@diyar/contract/values/riyadh';

/** What the rule of telling looks at; the date Riyadh's, the instant UTC. */
export interface ToldStay {
  state: ReservationState;
  startDate: string;
  endsAt: Date;
}

/** How long after departure both sides still see each other's number: for what was left behind, and what was promised. */
const CONTACT_DAYS = 14;

/** Whether name and number of the other side are told: the stay is paid and accepted, or it ended within 14 days (product.md 11). */
export function tellsContact({ state, endsAt }: ToldStay, now: Date): boolean {
  if (state === 'active') return true;
  return state === 'finished' && now.getTime() < endsAt.getTime() + CONTACT_DAYS * DAY_MS;
}

/** Whether exact place and directions are told: while the stay is paid, accepted and not over (product.md 11). */
export function tellsPlace({ state }: Pick<ToldStay, 'state'>): boolean {
  return state === 'active';
}

/** When the guest is told what opens the door: at the midnight that begins the day before arrival (product.md 11). */
export function codeToldFrom({ startDate }: Pick<ToldStay, 'startDate'>): Date {
  return new Date(instantOf(addDays(startDate, -1), 0));
}

/** Whether the guest is told what opens the door at `now`. */
export function tellsCode(stay: ToldStay, now: Date): boolean {
  return tellsPlace(stay) && now >= codeToldFrom(stay) && now < stay.endsAt;
}
