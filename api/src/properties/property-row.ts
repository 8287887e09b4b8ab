import { plainDigits, plainShortAddress } from '@diyar/contract/supply/supply-checks';
import { plainName } from '@diyar/contract/values/name-rule';
import type { DISCLOSURES, LocationContent, PropertyContent } from '@diyar/contract/words/supply';
import type { DeedKind, Facing, FurnishedStatus, PropertyUsage } from '../platform/db/schema.generated.ts';

/** What is kept of a property's own facts, without its place. */
export interface PropertyRow {
  name: string;
  category: string;
  usage: PropertyUsage;
  furnished: FurnishedStatus;
  advertiser_relation: 'owner' | 'agent' | 'marketer';
  exclusive: boolean;
  facing: Facing | null;
  area: number;
  height: number | null;
  width: number | null;
  block_number: string | null;
  plan_number: string | null;
  plot_number: string | null;
  borders: PropertyContent['borders'];
  deed_kind: DeedKind | null;
  mortgaged: boolean | null;
  mortgage_details: string | null;
  disputed: boolean | null;
  dispute_details: string | null;
  unregistered_rights: boolean | null;
  unregistered_rights_details: string | null;
  viewer_phone: string | null;
  directions_ar: string | null;
  directions_en: string | null;
  image: string | null;
}

export interface LocationRow {
  lat: number;
  lng: number;
  city: string;
  district: string;
  street: string | null;
  street_width: number | null;
  short_address: string | null;
}

/** A text as it is kept: without blanks at its ends; nothing when it is empty. */
export function keptText(text: string | null | undefined): string | null {
  const plain = (text ?? '').trim();
  return plain === '' ? null : plain;
}

const disclosure = (applies: boolean | null, details: string | null) =>
  applies === null ? undefined : { applies, details };

/** What is said of a property, as its people edit it. */
export function propertyContentOf(row: PropertyRow): PropertyContent {
  const {
    advertiser_relation: relation,
    mortgaged,
    mortgage_details,
    disputed,
    dispute_details,
    ...rest
  } = row;
  const { unregistered_rights, unregistered_rights_details, ...facts } = rest;
  return {
    ...facts,
    relation,
    disclosures: {
      mortgage: disclosure(mortgaged, mortgage_details),
      dispute: disclosure(disputed, dispute_details),
      unregistered_rights: disclosure(unregistered_rights, unregistered_rights_details),
    },
  };
}

type Disclosed = NonNullable<PropertyContent['disclosures']>[(typeof DISCLOSURES)[number]];

const saidOf = (said: Disclosed) => said?.applies ?? null;
const detailsOf = (said: Disclosed) => (said?.applies === true ? keptText(said.details) : null);

/** What is kept of a property that passed its checks; a category without furnishing keeps that it does not apply. */
export function propertyColumns(property: PropertyContent, hasFurnished: boolean) {
  const { disclosures } = property;
  return {
    name: plainName(property.name),
    furnished: hasFurnished ? (property.furnished ?? 'none') : ('not_applicable' as const),
    exclusive: property.exclusive ?? false,
    facing: property.facing ?? null,
    height: property.height ?? null,
    width: property.width ?? null,
    block_number: keptText(property.block_number),
    plan_number: keptText(property.plan_number),
    plot_number: keptText(property.plot_number),
    borders:
      property.borders === null || property.borders === undefined ? null : JSON.stringify(property.borders),
    deed_kind: property.deed_kind ?? null,
    mortgaged: saidOf(disclosures?.mortgage),
    mortgage_details: detailsOf(disclosures?.mortgage),
    disputed: saidOf(disclosures?.dispute),
    dispute_details: detailsOf(disclosures?.dispute),
    unregistered_rights: saidOf(disclosures?.unregistered_rights),
    unregistered_rights_details: detailsOf(disclosures?.unregistered_rights),
    viewer_phone: plainDigits(property.viewer_phone) || null,
    directions_ar: keptText(property.directions_ar),
    directions_en: keptText(property.directions_en),
  };
}

export function locationColumns(location: LocationContent) {
  return {
    street: keptText(location.street),
    street_width: location.street_width ?? null,
    short_address: plainShortAddress(location.short_address) || null,
  };
}
