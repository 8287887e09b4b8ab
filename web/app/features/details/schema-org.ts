import { expect } from 'vitest';
import { z } from 'zod';
import type { Thing } from '../../site/structured-data.tsx';

// The part of schema.org (release 29) that we use, for tests: properties that a type does not have, and values of a wrong
// kind, are refused.

const Address = z.url({ protocol: /^https?$/ });
const Words = z.string().trim().min(1);
const of = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ '@type': z.literal(type), '@id': Address.optional(), ...shape });

const QuantitativeValue = of('QuantitativeValue', { value: z.number(), unitCode: z.literal('MTK') });
const PropertyValue = of('PropertyValue', { name: Words, value: z.number(), unitCode: z.literal('MTK') });
const PostalAddress = of('PostalAddress', {
  addressCountry: z.literal('SA'),
  addressLocality: Words,
  streetAddress: Words,
});
const GeoCoordinates = of('GeoCoordinates', {
  latitude: z.number().min(16).max(33),
  longitude: z.number().min(34).max(56),
});
const AggregateRating = of('AggregateRating', {
  ratingValue: z.number().min(1).max(5),
  ratingCount: z.int().positive(),
});
const Feature = of('LocationFeatureSpecification', { name: Words, value: z.boolean() });

const PLACE = {
  name: Words,
  address: PostalAddress,
  geo: GeoCoordinates.optional(),
  amenityFeature: z.array(Feature).min(1).optional(),
  aggregateRating: AggregateRating.optional(),
};
const ACCOMMODATION = {
  ...PLACE,
  floorSize: QuantitativeValue,
  numberOfRooms: z.int().positive().optional(),
  numberOfBathroomsTotal: z.int().positive().optional(),
};
const AnyPlace = z.discriminatedUnion('@type', [
  of('Place', { ...PLACE, additionalProperty: PropertyValue }),
  of('Accommodation', ACCOMMODATION),
  of('Apartment', ACCOMMODATION),
  of('SingleFamilyResidence', ACCOMMODATION),
  of('Room', ACCOMMODATION),
  of('MeetingRoom', ACCOMMODATION),
]);

const PRICE = { price: z.number().positive(), priceCurrency: z.literal('SAR') };
const Offer = of('Offer', {
  ...PRICE,
  url: Address,
  businessFunction: z.enum([
    'http://purl.org/goodrelations/v1#LeaseOut',
    'http://purl.org/goodrelations/v1#Sell',
  ]),
  priceSpecification: of('UnitPriceSpecification', {
    ...PRICE,
    unitCode: z.enum(['HUR', 'DAY', 'MON', 'ANN']).optional(),
  }),
});

const PERSON = { name: Words, url: Address };
const BreadcrumbList = of('BreadcrumbList', {
  itemListElement: z
    .array(of('ListItem', { position: z.int(), name: Words, item: Address }))
    .min(1)
    .refine((items) => items.every(({ position }, place) => position === place + 1)),
});
const ItemList = of('ItemList', {
  numberOfItems: z.int().nonnegative().optional(),
  itemListElement: z.array(of('ListItem', { position: z.int(), name: Words, url: Address })),
});

const PAGE = { url: Address, name: Words, inLanguage: z.enum(['ar', 'en']), breadcrumb: BreadcrumbList };
const AnyThing = z.discriminatedUnion('@type', [
  of('RealEstateListing', {
    ...PAGE,
    datePosted: z.iso.date(),
    description: Words.optional(),
    image: z.array(Address).min(1).optional(),
    mainEntity: AnyPlace,
    offers: z.array(Offer).min(1),
    provider: z.discriminatedUnion('@type', [of('RealEstateAgent', PERSON), of('Person', PERSON)]),
  }),
  of('WebSite', {
    url: Address,
    name: Words,
    description: Words,
    inLanguage: z.enum(['ar', 'en']),
    publisher: of('Organization', { ...PERSON, logo: Address }),
    potentialAction: of('SearchAction', {
      target: of('EntryPoint', { urlTemplate: z.string().regex(/^https?:\/\/[^{]*\{words\}$/) }),
      'query-input': z.literal('required name=words'),
    }),
  }),
  of('CollectionPage', { ...PAGE, description: Words, mainEntity: ItemList }),
]);

/** Fails unless schema.org knows every property of the thing, where it stands and of the kind it is. */
export function expectThing(thing: Thing): void {
  const result = AnyThing.safeParse(thing);
  expect(result.error?.issues ?? []).toEqual([]);
}
