import type { Carrier } from './sets/carrier.ts';
import { SlotSet } from './sets/slot-set.ts';

/** So few are not worth sweeping for. */
const FEW = 512;
/** The share of used slots that may be dead before lists are swept. */
const MOST_DEAD = 1 / 4;

/**
 * Which slots are in use. A slot that its ad left is dead for as long as any list still names it; once the lists are swept
 * it is free for another ad, first of all for one of its kind: of the same city and category, since those stand together.
 */
export class SlotAllocator {
  #used = 0;
  #dead = new SlotSet();
  #deadCount = 0;
  readonly #free = new Map<number, number[]>();

  /** Slots below this are in use, dead or free. */
  get used(): number {
    return this.#used;
  }

  /** Whether it is time to sweep the lists. */
  get isFragmented(): boolean {
    return this.#deadCount > FEW && this.#deadCount > this.#used * MOST_DEAD;
  }

  grow(slots: number): void {
    this.#dead.grow(slots);
  }

  carry(carrier: Carrier): void {
    this.#used = carrier.plain(this.#used);
    this.#dead.carry(carrier);
    this.#deadCount = carrier.plain(this.#deadCount);
    for (const [kind, slots] of carrier.plain([...this.#free])) this.#free.set(kind, slots);
  }

  /** A slot that no list names; past `room`, which is how many there are, only where none is free. */
  next(kind: number | undefined, room: number): number {
    const alike = kind === undefined ? undefined : this.#free.get(kind)?.pop();
    if (alike !== undefined) return alike;
    const any = this.#used < room ? undefined : this.#takeAny();
    if (any !== undefined) return any;
    this.#used += 1;
    return this.#used - 1;
  }

  #takeAny(): number | undefined {
    for (const [kind, slots] of this.#free) {
      const slot = slots.pop();
      if (slot !== undefined) return slot;
      this.#free.delete(kind);
    }
    return undefined;
  }

  /** The ad of a slot left it; lists still name it. */
  leave(slot: number): void {
    this.#dead.add(slot);
    this.#deadCount += 1;
  }

  /** The dead slots, to be swept from the lists; those that die from now on are of the next sweep. */
  beginSweep(): SlotSet {
    const swept = this.#dead;
    this.#dead = new SlotSet(swept.room);
    this.#deadCount = 0;
    return swept;
  }

  /** No list names the slots any more. */
  endSweep(swept: SlotSet, kindOf: (slot: number) => number): void {
    for (const slot of swept.list()) {
      const kind = kindOf(slot);
      const alike = this.#free.get(kind);
      if (alike === undefined) this.#free.set(kind, [slot]);
      else alike.push(slot);
    }
  }

  /** A sweep ended before its end: the slots are dead as before. */
  abandonSweep(swept: SlotSet): void {
    this.#dead.addAll(swept);
    this.#deadCount = this.#dead.count();
  }
}

/** The kind of the ads that stand together: of one city and category. */
export function kindOf(city = 0, category = 0): number {
  return city * 65_536 + category;
}
