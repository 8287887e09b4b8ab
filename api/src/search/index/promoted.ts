import { SlotSet } from './sets/slot-set.ts';

/** The slots that are promoted ("special") at an instant: as a set, and best first. To be read only. */
export interface PromotedSlots {
  set: SlotSet;
  slots: Uint32Array;
}

/** Until when slots are promoted, of the few that are; the answer for an instant is kept until it changes. */
export class Promoted {
  /** In epoch milliseconds. */
  readonly #untils = new Map<number, number>();
  #kept: (PromotedSlots & { from: number; to: number }) | undefined;

  put(slot: number, until: number | null): void {
    this.remove(slot);
    if (until === null) return;
    this.#untils.set(slot, until);
    this.#kept = undefined;
  }

  remove(slot: number): void {
    if (this.#untils.delete(slot)) this.#kept = undefined;
  }

  /** Forgets the kept answer: scores have changed, or there is room for more slots. */
  invalidate(): void {
    this.#kept = undefined;
  }

  /** The best of equal ones is the newest made. */
  at(
    now: number,
    {
      room,
      scoreOf,
      madeOf,
    }: { room: number; scoreOf: (slot: number) => number; madeOf: (slot: number) => number },
  ): PromotedSlots {
    const kept = this.#kept;
    if (kept !== undefined && now >= kept.from && now < kept.to) return kept;
    const set = new SlotSet(room);
    let from = Number.NEGATIVE_INFINITY;
    let to = Number.POSITIVE_INFINITY;
    for (const [slot, until] of this.#untils) {
      if (until > now) set.add(slot);
      if (until > now) to = Math.min(to, until);
      else from = Math.max(from, until);
    }
    const slots = set
      .list()
      .sort((one, other) => scoreOf(other) - scoreOf(one) || madeOf(other) - madeOf(one));
    this.#kept = { set, slots, from, to };
    return this.#kept;
  }
}
