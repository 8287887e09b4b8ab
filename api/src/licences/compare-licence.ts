import { BINDING_FIELDS, type LicenceField } from '@diyar/contract/words/licence-fields';
import type { Facts } from '../authority/facts.ts';
import type { AdPurpose, Facing } from '../platform/db/schema.generated.ts';
import { foldArabic, foldPlaceName } from '../text/fold-text.ts';

/** What we hold of a unit that a licence speaks of too. Areas in square metres, prices in halalas. */
export interface OurFacts {
  purpose: AdPurpose;
  /** The authority's word for the category. */
  propertyType: string;
  category: { ar: string; en: string };
  city: { ar: string; en: string };
  /** With what else it is called: a district keeps the names of those merged into it. */
  district: { ar: string; en: string; also?: readonly string[] };
  area: number;
  /** The active sale price, or the active yearly rent; null where there is none. */
  price: number | null;
  /** Null where the category has no rooms. */
  rooms: number | null;
  streetWidth: number | null;
  facing: Facing | null;
  planNumber: string | null;
  plotNumber: string | null;
}

/** The same of what is only being filled in: null where nothing is said. */
export type TypedFacts = { [K in keyof OurFacts]: OurFacts[K] | null };

export interface Compared {
  field: LicenceField;
  registry: string | number | null;
  ours: string | number | null;
  /** Null where one side says nothing. */
  agrees: boolean | null;
}

/** The authority rounds areas to the metre, and deeds to the centimetre. */
const AREA_SLACK = 0.5;

/** Compares a licence with the unit it is for, field by field, in the order of `LICENCE_FIELDS`. */
export function compareLicence(facts: Facts, ours: TypedFacts): Compared[] {
  const { propertyType, area } = facts;
  return [
    compared('purpose', facts.purpose, ours.purpose),
    {
      ...compared('property_type', propertyType, ours.propertyType),
      registry: propertyType ?? facts.propertyTypeText,
    },
    compared('city', facts.city, ours.city?.ar ?? null, isSamePlace),
    compared('district', facts.district, ours.district?.ar ?? null, (one, other) =>
      [other, ...(ours.district?.also ?? [])].some((name) => isSamePlace(one, name)),
    ),
    compared('area', area, ours.area, (one, other) => Math.abs(Number(one) - Number(other)) <= AREA_SLACK),
    compared('price', facts.price, ours.price),
    compared('rooms', facts.rooms, ours.rooms),
    compared('street_width', facts.streetWidth, ours.streetWidth),
    compared('facing', facts.facing, ours.facing),
    compared('plan_number', facts.planNumber, ours.planNumber, isSameNumber),
    compared('plot_number', facts.plotNumber, ours.plotNumber, isSameNumber),
  ];
}

/** Whether nothing that binds differs: such an ad may be published under the licence (domain.md 1.3). */
export function fitsLicence(comparison: readonly Compared[]): boolean {
  return comparison.every(({ field, agrees }) => agrees !== false || !BINDING_FIELDS.includes(field));
}

type Value = string | number;

function compared(
  field: LicenceField,
  registry: Value | null,
  ours: Value | null,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Compared {
  const agrees = registry === null || ours === null ? null : isSame(registry, ours);
  return { field, registry, ours, agrees };
}

const isSamePlace = (one: Value, other: Value) => foldPlaceName(String(one)) === foldPlaceName(String(other));

/** Plans and plots are written with and without spaces: «3085/أ», «3085 / ا». */
const isSameNumber = (one: Value, other: Value) => bare(one) === bare(other);
const bare = (text: Value) => foldArabic(String(text)).replaceAll(/\s/g, '');
