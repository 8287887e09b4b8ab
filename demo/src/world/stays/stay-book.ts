import { occupiedRange, overlaps, type Range, stayRange } from '../../../../api/src/calendar/stay.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import type { Resident } from '../people/seed-people.ts';
import { isTaken } from './stay-life.ts';
import type { BookedStay } from './stay-rows.ts';

type Guest = Resident & { key: string; name: string };
type Unassigned = Omit<BookedStay, 'id' | 'guest'>;

/** Records which guest is in which space: a space has one stay at a time, and so has a guest. */
export class StayBook {
  readonly stays: Omit<BookedStay, 'id'>[] = [];
  readonly #guests: readonly Guest[];
  readonly #taken = new Map<string, Range[]>();

  constructor(guests: readonly Guest[]) {
    this.#guests = guests;
  }

  /** Adds the stay under the name of a guest who is free then; leaves it out when the unit or everybody is taken. */
  add(stay: Unassigned): void {
    const isKept = isTaken(stay.end);
    const during = occupiedRange(stay.stay, stay.policy);
    const spaces = stay.spaceIds.map((id) => `space ${id}`);
    if (isKept && !spaces.every((space) => this.#isFree(space, during))) return;
    const range = stayRange(stay.stay, stay.policy);
    const guest = this.#order(stay.key).find((one) => this.#isFree(placeOf(one, stay), range));
    if (guest === undefined) return;
    if (isKept) {
      for (const space of spaces) this.#take(space, during);
      this.#take(placeOf(guest, stay), range);
    }
    this.stays.push({ ...stay, guest });
  }

  /** The two guests of the demo sign-ins book more than others, so that their lists show something. */
  #order(key: string): Guest[] {
    const rng = seeded(`guest/${key}`);
    const weighed = this.#guests.map((guest, n) => ({ guest, place: rng.next() * (n < 2 ? 0.5 : 1) }));
    return weighed.sort((one, other) => one.place - other.place).map(({ guest }) => guest);
  }

  #isFree(name: string, range: Range): boolean {
    return !(this.#taken.get(name) ?? []).some((taken) => overlaps(taken, range));
  }

  #take(name: string, range: Range): void {
    this.#taken.set(name, [...(this.#taken.get(name) ?? []), range]);
  }
}

/** A guest may travel while renting a home, and meet somewhere on a travel day: three calendars. */
function placeOf(guest: Guest, { stay }: Unassigned): string {
  const kind = stay.period === 1 ? 'hours' : stay.period === 2 ? 'nights' : 'lease';
  return `${kind} ${guest.key}`;
}
