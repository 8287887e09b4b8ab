import { scoreOf } from './best.ts';
import { BookingPolicies } from './booking-policies.ts';
import { Columns, NO_PRICE, PURPOSES } from './columns.ts';
import { DayPrices } from './day-prices.ts';
import { Occupancies } from './occupancies.ts';
import { MOST_MOVED, type Order, sortedBy } from './order.ts';
import { Promoted, type PromotedSlots, promotionOf } from './promoted.ts';
import { READY_SORTS, type ReadySort, readyOrders } from './ready-orders.ts';
import type { PlaceIds } from './search-places.queries.ts';
import type { SearchRow } from './search-row.ts';
import { BlockAggregates } from './sets/block-aggregates.ts';
import type { Carrier } from './sets/carrier.ts';
import { doubles } from './sets/dimension.ts';
import { Lists } from './sets/lists.ts';
import { SetPool } from './sets/set-pool.ts';
import { SlotSet } from './sets/slot-set.ts';
import { SlotTable } from './sets/slot-table.ts';
import { kindOf, SlotAllocator } from './slot-allocator.ts';
import { textHash } from './text-hash.ts';
import { WordIndex } from './word-index.ts';

const FIRST_ROOM = 1024;
/** Sorting anew is quicker than sorting in more often than this. */
const MOST_SORTED_IN = 10;

/**
 * Everything a search asks of the ads that can be searched, in memory: an ad stands in a slot. What lists say of
 * a slot (words, district, advertiser) never changes: an ad of which that changes moves to a new one.
 */
export class Snapshot {
  places: PlaceIds;
  readonly columns = new Columns();
  readonly words = new WordIndex();
  readonly districts = new Lists();
  readonly accounts = new Lists();
  readonly #dayPrices = new DayPrices();
  readonly prices = this.#dayPrices.prices;
  readonly priced = this.#dayPrices.priced;
  readonly offered = this.#dayPrices.offered;
  readonly leads = this.#dayPrices.leads;
  readonly onlyHourly = this.#dayPrices.onlyHourly;
  readonly charges = this.#dayPrices.charges;
  readonly policies = new BookingPolicies();
  readonly occupancies = new Occupancies({
    policyOf: (slot) => this.policies.of(slot),
    isByHour: (slot) => this.priced.hourly.has(slot),
  });
  readonly score = doubles();
  /** Those on show on the day: under a licence in force, with a price to lead with. */
  readonly live = new SlotSet();
  /** Values of blocks, over the ads on show. */
  readonly blocks = new BlockAggregates(this.live);
  /** Sets for the length of one reading (`Search.ask` takes them back). */
  readonly sets = new SetPool();
  readonly orders: Record<ReadySort, Order>;

  #room = 0;
  readonly #allocator = new SlotAllocator();
  #day = Number.NaN;
  readonly #slots = new SlotTable();
  /** Slots set aside while loading. */
  #arranged: SlotTable | undefined;
  /** A hash of each slot's entries in the lists. */
  readonly #textHashes = doubles();
  readonly #taken = new SlotSet();
  readonly #promoted = new Promoted();
  #isLoading = true;
  /** The number of ads that the steps of ranges were chosen for. */
  #fitted = 0;
  readonly #most: number;

  constructor(places: PlaceIds, { mostMoved = MOST_MOVED }: { mostMoved?: number | undefined } = {}) {
    this.places = places;
    this.#most = mostMoved * MOST_SORTED_IN;
    this.orders = readyOrders(this, mostMoved);
  }

  /** How many slots there are; every set of slots has room for them. */
  get room(): number {
    return this.#room;
  }

  /** The Riyadh day it is turned to, counted from 1970. */
  get day(): number {
    return this.#day;
  }

  /** A price of an ad before its offers, halalas; undefined where it has none of the kind. */
  askedAt(slot: number, kind: Parameters<DayPrices['askedAt']>[1]): number | undefined {
    return this.#dayPrices.askedAt(slot, kind);
  }

  get count(): number {
    return this.#slots.count;
  }

  slotOf(number: number): number | undefined {
    return this.#slots.get(number);
  }

  /** Writes an ad as it is now, known or new; it keeps its occupancies. */
  put(row: SearchRow): void {
    const hash = textHash(row);
    const known = this.#slots.get(row.number);
    const stays = known !== undefined && this.#textHashes.at(known) === hash;
    const slot = stays
      ? known
      : (this.#arranged?.get(row.number) ?? this.#nextSlot(kindOf(row.city_id, row.category_id)));
    if (known !== undefined && !stays) {
      this.occupancies.move(known, slot);
      this.#drop(known);
    }
    if (stays) this.#removeFromOrders(slot);
    else {
      this.#slots.set(row.number, slot);
      this.#textHashes.put(slot, hash);
      this.words.add(slot, row.search_text, this.#room);
      this.districts.add(row.district_id, slot, this.#room);
      this.accounts.add(row.account_number, slot, this.#room);
    }
    this.#write(slot, row);
    if (!this.#isLoading) for (const order of Object.values(this.orders)) order.insert(slot);
  }

  /**
   * Sets slots aside, while loading, for ads in the order in which they shall stand: what is asked for together is counted
   * together (count-facets.ts, map-cells.ts). One whose ad does not come stays empty.
   */
  arrange(numbers: readonly number[]): void {
    this.#arranged ??= new SlotTable();
    for (const number of numbers) this.#arranged.set(number, this.#nextSlot());
  }

  remove(number: number): void {
    const slot = this.#slots.get(number);
    if (slot === undefined) return;
    this.#slots.remove(number);
    this.#drop(slot);
  }

  /** Whether so many changes, that now come, are too many to sort in: then `rebuildOrders` must follow them. */
  deferOrders(changes: number): boolean {
    if (changes <= this.#most) return false;
    for (const order of Object.values(this.orders)) order.deferMerging();
    return true;
  }

  rebuildOrders(): void {
    const slots = this.#newestFirst();
    for (const order of Object.values(this.orders)) order.rebuild(slots, this.#room);
    for (const range of this.#rangesToFit()) range.fit(this.#taken.list());
  }

  /** Carries all but places and dates of seasons, as of the day it is turned to. */
  carry(carrier: Carrier): void {
    const room = carrier.plain(this.#room);
    if (room > this.#room) this.reserve(room);
    const beside = [this.#dayPrices, this.#allocator, this.#slots, this.#textHashes, this.#taken];
    for (const one of [this.columns, this.words, this.districts, this.accounts]) one.carry(carrier);
    for (const one of [this.policies, this.occupancies, this.score, this.live]) one.carry(carrier);
    for (const one of [...beside, this.#promoted, ...Object.values(this.orders)]) one.carry(carrier);
    this.#day = carrier.plain<number | null>(this.#day) ?? Number.NaN;
    this.#fitted = carrier.plain(this.#fitted);
    this.#isLoading = false;
  }

  /** Ends the loading: the orders stand from the day it is turned to. */
  ready(): void {
    this.#isLoading = false;
    this.#arranged = undefined;
    this.#day = Number.NaN;
    this.charges.arrange();
  }

  /** Whether so many slots are of ads that moved or went that it is time for `reclaiming`. */
  get isFragmented(): boolean {
    return this.#allocator.isFragmented;
  }

  /**
   * Frees the slots of ads that moved or went: takes them out of every list, in parts, between which anything may be put,
   * removed and asked. Needs no memory but a set; one at a time.
   */
  *reclaiming(): Generator<undefined> {
    const swept = this.#allocator.beginSweep();
    let isDone = false;
    try {
      for (const lists of [this.words, this.districts, this.accounts]) yield* lists.sweep(swept);
      const { city, category } = this.columns;
      this.#allocator.endSweep(swept, (slot) => kindOf(city.valueAt(slot), category.valueAt(slot)));
      isDone = true;
    } finally {
      if (!isDone) this.#allocator.abandonSweep(swept);
    }
  }

  /** Makes prices, licences and the best those of a Riyadh day, counted from 1970. */
  advanceToDay(day: number): void {
    for (const _part of this.turning(day));
  }

  /** The same in parts, between which other work may be done, but no search until the last is done. */
  *turning(day: number): Generator<undefined> {
    if (day === this.#day) return;
    // Only the order "best" depends on the day, and orders by a price that an offer lowers from or until that day.
    const moved = new Set<ReadySort>(Number.isNaN(this.#day) ? READY_SORTS : ['best']);
    this.#day = day;
    this.#dayPrices.advanceToDay(day, (slot, changed) => {
      this.blocks.invalidate(slot);
      for (const meant of changed) moved.add(meant);
    });
    for (let slot = 0; slot < this.#allocator.used; slot += 1) this.#judge(slot);
    yield;
    const slots = this.#newestFirst();
    for (const sort of moved) {
      yield;
      this.orders[sort].rebuild(slots, this.#room);
    }
    for (const range of this.#rangesToFit()) {
      yield;
      range.fit(this.#taken.list());
    }
  }

  /** Steps chosen of half as many ads, or of none, are too far apart. */
  #rangesToFit() {
    if (this.#slots.count <= 2 * this.#fitted) return [];
    this.#fitted = this.#slots.count;
    return [this.columns.area, this.columns.age, this.columns.guestsMax, ...Object.values(this.prices)];
  }

  #newestFirst(): Uint32Array {
    return sortedBy(this.#taken.list(), (slot) => this.columns.made.at(slot), true);
  }

  /** Those special at an instant, in epoch milliseconds. */
  promotedAt(now: number): PromotedSlots {
    return this.#promoted.at(now, this.#room);
  }

  #write(slot: number, row: SearchRow): void {
    this.columns.write(slot, row);
    this.#taken.put(slot, true);
    this.#dayPrices.put(slot, row, this.#day);
    this.policies.put(slot, row.policy);
    this.occupancies.refresh(slot);
    this.#promoted.put(slot, promotionOf(row));
    this.#judge(slot);
    this.blocks.invalidate(slot);
  }

  /** Decides whether the slot is live on the current day, and its merits for the order "best". */
  #judge(slot: number): void {
    const { columns } = this;
    const isInForce = columns.issuedOn.at(slot) <= this.#day && this.#day <= columns.expiresOn.at(slot);
    const isLive = this.#taken.has(slot) && isInForce && this.prices.headline.at(slot) !== NO_PRICE;
    if (this.live.has(slot) !== isLive) this.blocks.invalidate(slot);
    this.live.put(slot, isLive);
    const isRent = columns.purpose.valueAt(slot) === PURPOSES.indexOf('rent');
    const merits = {
      verified: columns.verified.has(slot),
      worth: columns.worth.at(slot),
      completeness: columns.completeness.at(slot),
      // To somebody else again soon.
      isShortLet: isRent && (this.priced.hourly.has(slot) || this.priced.daily.has(slot)),
    };
    this.score.put(slot, scoreOf(merits, this.#day - columns.publishedOn.at(slot)));
  }

  #drop(slot: number): void {
    this.#removeFromOrders(slot);
    this.#taken.put(slot, false);
    this.#allocator.leave(slot);
    this.occupancies.replace(slot, []);
    this.live.put(slot, false);
    this.blocks.invalidate(slot);
    this.#dayPrices.drop(slot);
    this.#promoted.remove(slot);
  }

  #removeFromOrders(slot: number): void {
    for (const order of Object.values(this.orders)) order.remove(slot);
  }

  #nextSlot(kind?: number): number {
    const slot = this.#allocator.next(kind, this.#room);
    if (slot >= this.#room) this.reserve(Math.max(FIRST_ROOM, Math.ceil(this.#room * 1.25)));
    return slot;
  }

  /** Makes room for so many slots. */
  reserve(slots: number): void {
    // Whole words of bits, so that no set has a part of one.
    this.#room = Math.max(this.#room, (slots + 31) & ~31);
    const { columns, policies, occupancies, score, live, blocks } = this;
    const beside = [this.#dayPrices, this.#textHashes, this.#taken, this.#allocator, this.sets];
    for (const one of [columns, policies, occupancies, score, live, blocks, ...beside]) one.grow(this.#room);
    this.#promoted.invalidate();
  }
}
