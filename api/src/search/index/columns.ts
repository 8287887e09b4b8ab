import { FACINGS } from '@diyar/contract/finding/search';
import { TENANTS, type Tenant } from '@diyar/contract/words/unit-words';
import { completenessOf, worthOf } from './best.ts';
import { fromGrid, toGrid } from './ground/grid.ts';
import { mercatorX, mercatorY } from './ground/mercator.ts';
import type { SearchRow } from './search-row.ts';
import type { Carrier } from './sets/carrier.ts';
import { Dimension, doubles, floats, wholes } from './sets/dimension.ts';
import { RangeIndex } from './sets/range-index.ts';
import { SlotSet } from './sets/slot-set.ts';

/** Which price a search is about: of a period, or the one each ad leads with. */
export const MEANT = ['headline', 'hourly', 'daily', 'monthly', 'yearly'] as const;
export type Meant = (typeof MEANT)[number];

/** One of something for each price a search can be about. */
export function forEachPrice<T>(make: (meant: Meant) => T): Record<Meant, T> {
  return {
    headline: make('headline'),
    hourly: make('hourly'),
    daily: make('daily'),
    monthly: make('monthly'),
    yearly: make('yearly'),
  };
}

/** In place of a price that an ad does not have. */
export const NO_PRICE = -1;
export const PURPOSES = ['sale', 'rent'];
export const FURNISHED = ['full', 'part', 'none', 'not_applicable'];
/** No unit is lower (`unit_floor_of_this_world`). */
export const LOWEST_FLOOR = -9;
/** The web mercator square in whole steps, of a centimetre. */
export const MERCATOR_STEPS = 2 ** 32;

/** Both numbers are those of migration 001: the second undoes the first (their product is 1 modulo the third). */
const UNDO = 38_519_557;
const NUMBERS = 90_000_000;
const FIRST_NUMBER = 10_000_000;
const SHIFT = 2_718_281;

/** How many ads were made before the one of a public number: the other way round what the number hides. */
export function madeBefore(number: number): number {
  // Below 2^53: both factors are below 90 million.
  return (((((number - FIRST_NUMBER - SHIFT) % NUMBERS) + NUMBERS) % NUMBERS) * UNDO) % NUMBERS;
}

/** Columns of the ads, by slot. */
export class Columns {
  readonly number = wholes();
  readonly made = wholes();
  readonly account = wholes();
  readonly district = wholes();
  readonly gridX = wholes();
  readonly gridY = wholes();
  readonly x = wholes();
  readonly y = wholes();
  /** Square metres. */
  readonly area = new RangeIndex();
  /** Years; more than any where it is not known. */
  readonly age = new RangeIndex();
  /** Guests at most; -1 where it is not said. */
  readonly guestsMax = new RangeIndex();
  /** Epoch milliseconds. */
  readonly publishedAt = doubles();
  /** Its Riyadh day, counted from 1970, like the two of the licence. */
  readonly publishedOn = wholes();
  readonly issuedOn = wholes();
  readonly expiresOn = wholes();
  readonly worth = doubles();
  readonly completeness = floats();
  /** What ads of an advertiser that are like each other share (likeness.ts): property, a photo, text; 0 is none. */
  readonly propertyMark = doubles();
  readonly photoMark = doubles();
  readonly textMark = doubles();

  readonly purpose = new Dimension();
  readonly category = new Dimension();
  readonly city = new Dimension();
  readonly rooms = new Dimension();
  readonly baths = new Dimension();
  readonly furnished = new Dimension();
  readonly facing = new Dimension();
  /** Counted from `LOWEST_FLOOR`. */
  readonly floor = new Dimension();
  readonly topFloor = new SlotSet();

  readonly verified = new SlotSet();
  readonly licensed = new SlotSet();
  readonly instant = new SlotSet();
  readonly features = new Map<string, SlotSet>();
  /** Of each kind of tenant, the units where they may stay: those that name them, and those that name nobody. */
  readonly tenants: Readonly<Record<Tenant, SlotSet>> = {
    families: new SlotSet(),
    singles: new SlotSet(),
    women: new SlotSet(),
    companies: new SlotSet(),
    students: new SlotSet(),
  };
  #slots = 0;

  #growable() {
    return [
      ...[this.number, this.made, this.account, this.district, this.gridX, this.gridY, this.x, this.y],
      ...[
        this.area,
        this.age,
        this.guestsMax,
        this.publishedAt,
        this.publishedOn,
        this.issuedOn,
        this.expiresOn,
        this.worth,
        this.completeness,
        this.propertyMark,
        this.photoMark,
        this.textMark,
      ],
      ...[
        this.purpose,
        this.category,
        this.city,
        this.rooms,
        this.baths,
        this.furnished,
        this.facing,
        this.floor,
      ],
      ...[this.topFloor, this.verified, this.licensed, this.instant, ...this.features.values()],
      ...Object.values(this.tenants),
    ];
  }

  grow(slots: number): void {
    this.#slots = slots;
    for (const one of this.#growable()) one.grow(slots);
  }

  carry(carrier: Carrier): void {
    for (const slug of carrier.plain([...this.features.keys()])) this.#featureOf(slug);
    for (const one of this.#growable()) one.carry(carrier);
  }

  write(slot: number, row: SearchRow): void {
    this.#writeNumbers(slot, row);
    this.purpose.put(slot, PURPOSES.indexOf(row.purpose));
    this.category.put(slot, row.category_id);
    this.city.put(slot, row.city_id);
    this.rooms.put(slot, row.rooms);
    this.baths.put(slot, row.baths);
    this.furnished.put(slot, FURNISHED.indexOf(row.furnished));
    const facing = row.facing === null ? -1 : FACINGS.indexOf(row.facing);
    this.facing.put(slot, facing < 0 ? null : facing);
    this.floor.put(slot, row.floor === null ? null : row.floor - LOWEST_FLOOR);
    this.topFloor.put(slot, row.top_floor);
    this.verified.put(slot, row.verified);
    this.licensed.put(slot, row.licensed);
    this.instant.put(slot, row.instant && row.purpose === 'rent');
    for (const one of TENANTS) this.tenants[one].put(slot, row.tenants.includes(one));
    for (const flag of this.features.values()) flag.put(slot, false);
    for (const slug of row.features) this.#featureOf(slug).put(slot, true);
  }

  /** Degrees, to the nearest step of the grid. */
  placeOf(slot: number): { lat: number; lng: number } {
    return { lat: fromGrid(this.gridY.at(slot)), lng: fromGrid(this.gridX.at(slot)) };
  }

  #writeNumbers(slot: number, row: SearchRow): void {
    this.number.put(slot, row.number);
    this.made.put(slot, madeBefore(row.number));
    this.account.put(slot, row.account_number);
    this.district.put(slot, row.district_id);
    this.gridX.put(slot, toGrid(row.lng));
    this.gridY.put(slot, toGrid(row.lat));
    const { lng, lat } = this.placeOf(slot);
    this.x.put(slot, mercatorX(lng) * MERCATOR_STEPS);
    this.y.put(slot, mercatorY(lat) * MERCATOR_STEPS);
    this.area.put(slot, row.area);
    this.age.put(slot, row.age ?? Number.POSITIVE_INFINITY);
    this.guestsMax.put(slot, row.guests_max ?? -1);
    this.publishedAt.put(slot, row.published_at);
    this.publishedOn.put(slot, row.published_on);
    this.issuedOn.put(slot, row.issued_on);
    this.expiresOn.put(slot, row.expires_on);
    this.worth.put(slot, worthOf(row.rate_sum, row.rates));
    this.completeness.put(slot, completenessOf({ ...row, features: row.features.length }));
    this.propertyMark.put(slot, row.property_mark);
    this.photoMark.put(slot, row.photo_mark ?? 0);
    this.textMark.put(slot, row.text_mark ?? 0);
  }

  #featureOf(slug: string): SlotSet {
    const known = this.features.get(slug);
    if (known !== undefined) return known;
    const made = new SlotSet();
    made.grow(this.#slots);
    this.features.set(slug, made);
    return made;
  }
}
