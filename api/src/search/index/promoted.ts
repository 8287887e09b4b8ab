import type { SearchRow } from './search-row.ts';
import type { Carrier } from './sets/carrier.ts';
import { SlotSet } from './sets/slot-set.ts';
import { turnKey, turnOf, turnStart } from './special-turns.ts';

/** The slots that are promoted ("special") at an instant: as a set, and in the order of their turn. To be read only. */
export interface PromotedSlots {
  set: SlotSet;
  slots: Uint32Array;
}

/** From when until when an ad is promoted, in epoch milliseconds, and its public number. */
interface Promotion {
  since: number;
  until: number;
  number: number;
}

/** The promotion of an ad that has or had one. */
export function promotionOf({ special_until, special_since, number }: SearchRow): Promotion | undefined {
  if (special_until === null) return undefined;
  return { since: special_since ?? special_until, until: special_until, number };
}

/** The promotions of slots, of the few that have one; the answer for an instant is kept until it changes. */
export class Promoted {
  readonly #promotions = new Map<number, Promotion>();
  #kept: (PromotedSlots & { from: number; to: number }) | undefined;

  put(slot: number, promotion: Promotion | undefined): void {
    this.remove(slot);
    if (promotion === undefined) return;
    this.#promotions.set(slot, promotion);
    this.#kept = undefined;
  }

  carry(carrier: Carrier): void {
    for (const [slot, promotion] of carrier.plain([...this.#promotions]))
      this.#promotions.set(slot, promotion);
  }

  remove(slot: number): void {
    if (this.#promotions.delete(slot)) this.#kept = undefined;
  }

  /** Forgets the kept answer: there is room for more slots. */
  invalidate(): void {
    this.#kept = undefined;
  }

  at(now: number, room: number): PromotedSlots {
    const kept = this.#kept;
    if (kept !== undefined && now >= kept.from && now < kept.to) return kept;
    const set = new SlotSet(room);
    const turn = turnOf(now);
    let from = turnStart(turn);
    let to = turnStart(turn + 1);
    const keys = new Map<number, number>();
    for (const [slot, { since, until, number }] of this.#promotions) {
      if (until > now) {
        set.add(slot);
        to = Math.min(to, until);
        keys.set(slot, turnKey(number, since, turn));
      } else from = Math.max(from, until);
    }
    const slots = set.list().sort((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0));
    this.#kept = { set, slots, from, to };
    return this.#kept;
  }
}
