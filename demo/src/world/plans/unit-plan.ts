import type { Insertable } from 'kysely';
import type {
  CancellationPolicy,
  Facing,
  FurnishedStatus,
  PropertyUsage,
  UnitPolicy,
} from '../../../../api/src/platform/db/schema.generated.ts';
import type { AdTexts } from './place-texts.ts';
import type { Advertiser, Spot } from './world-data.ts';

/** Riyals, as people ask them; kept as halalas only when written to the database. */
export interface Prices {
  /** The selling price; a unit for sale has no other price. */
  main?: number;
  hourly?: number;
  daily?: number;
  monthly?: number;
  yearly?: number;
}

export interface ServicePlan {
  nameAr: string;
  nameEn: string;
  /** Riyals. */
  price: number;
  charge: 'per_booking' | 'per_period';
  mandatory?: boolean;
}

export type PolicyPlan = Partial<Omit<Insertable<UnitPolicy>, 'unit_id'>> & {
  cancellation: CancellationPolicy;
  down_payment_percent: number;
};

/** The facts of a unit, before it has a place and an owner. Square metres, metres, years, riyals. */
export interface Shape {
  area: number;
  rooms: number | null;
  baths: number | null;
  halls: number | null;
  capacity: number | null;
  age: number | null;
  /** The floor it is on; 0 the ground floor; null where that says nothing. */
  floor: number | null;
  furnished: FurnishedStatus;
  features: readonly string[];
  prices: Prices;
  services: readonly ServicePlan[];
  policy: PolicyPlan;
  /** Where it differs from the category's. */
  usage?: PropertyUsage;
}

/** A unit of the demo world with everything that is decided about it, before any row is written. */
export interface UnitPlan extends Shape {
  /** Says which unit it is; everything random about it is drawn from this. */
  key: string;
  category: string;
  purpose: 'rent' | 'sale';
  /** By link only. */
  isPrivate: boolean;
  spot: Spot;
  advertiser: Advertiser;
  facing: Facing;
  streetWidth: number;
  /** Set where units share a property, its place or its spaces; a unit alone has its own of each. */
  group?: {
    /** Units of one place have one pin. */
    place: string;
    /** Units of one property have one property row. */
    property: string;
    /** The spaces it occupies; two units that name the same one cannot both be taken. */
    spaces: readonly string[];
    /** What they are called, in the same order; without it, as the unit that names them first. */
    parts?: readonly string[] | undefined;
  };
  /** Texts its advertiser chose, instead of composed ones. */
  texts?: Partial<AdTexts>;
}
