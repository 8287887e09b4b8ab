import { type AdDetails, photoUrl } from '@diyar/contract/finding/ads';
import type { Lang } from '@diyar/messages/messages';
import { paths } from '../../site/paths.ts';
import { breadcrumbThing, type Thing } from '../../site/structured-data.tsx';
import { namesStreet } from './names-street.ts';

export interface AdThingContext {
  lang: Lang;
  origin: string;
  mediaPrefix: string;
  /** The steps that the page itself shows. */
  trail: readonly { name: string; address: string }[];
}

/** schema.org's types of our categories; all others are places, without the facts of a dwelling. */
const TYPES: Readonly<Record<string, string>> = {
  apartment: 'Apartment',
  floor: 'Apartment',
  studio: 'Apartment',
  duplex: 'Apartment',
  annex: 'Apartment',
  'hotel-apartment': 'Apartment',
  villa: 'SingleFamilyResidence',
  townhouse: 'SingleFamilyResidence',
  house: 'SingleFamilyResidence',
  room: 'Room',
  'meeting-room': 'MeetingRoom',
  chalet: 'Accommodation',
  'rest-house': 'Accommodation',
  camp: 'Accommodation',
};
/** Codes of UN/CEFACT for hour, day, month and year. */
const UNIT_CODES = { 1: 'HUR', 2: 'DAY', 3: 'MON', 4: 'ANN' } as const;
const LEASE = 'http://purl.org/goodrelations/v1#LeaseOut';
const SELL = 'http://purl.org/goodrelations/v1#Sell';
const MOST_IMAGES = 5;

/**
 * An ad as schema.org describes one: the listing, the place it is about, an offer for each price with its period, who
 * offers it. Only what the page shows; a place that stands approximately on the map has no coordinates.
 */
export function adThing(ad: AdDetails, context: AdThingContext): Thing {
  const { lang, origin } = context;
  const url = `${origin}${paths(lang).details(ad.id)}`;
  const steps = context.trail.map((step) => ({ ...step, address: `${origin}${step.address}` }));
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: ad.title,
    inLanguage: ad.title_lang,
    datePosted: ad.published_at.slice(0, 10),
    ...(ad.description === null ? {} : { description: ad.description }),
    ...(ad.photos.length === 0 ? {} : { image: imagesOf(ad, context) }),
    breadcrumb: breadcrumbThing([...steps, { name: ad.title, address: url }]),
    mainEntity: placeThing(ad, lang),
    offers: offerThings(ad, url),
    provider: advertiserThing(ad, context),
  };
}

function imagesOf(ad: AdDetails, { origin, mediaPrefix }: AdThingContext): string[] {
  const whole = (path: string) => new URL(photoUrl(mediaPrefix, path, 1280, 'jpeg'), origin).href;
  return ad.photos.slice(0, MOST_IMAGES).map((photo) => whole(photo.path));
}

function placeThing(ad: AdDetails, lang: Lang): Thing {
  const type = TYPES[ad.category.slug] ?? 'Place';
  return {
    '@type': type,
    name: ad.title,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'SA',
      addressLocality: ad.city.name,
      streetAddress: [ad.facts.street, ad.district.name]
        .filter((part) => part !== null && (part !== ad.facts.street || namesStreet(part)))
        .join(lang === 'ar' ? '، ' : ', '),
    },
    ...(ad.location.approximate
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: ad.location.lat, longitude: ad.location.lng } }),
    ...sizeOf(ad, type),
    ...(ad.features.length === 0
      ? {}
      : {
          amenityFeature: ad.features.map(({ name }) => ({
            '@type': 'LocationFeatureSpecification',
            name,
            value: true,
          })),
        }),
    ...ratingOf(ad),
  };
}

/** Dwellings have a floor and rooms; of any other place the area is a fact like others. */
function sizeOf(ad: AdDetails, type: string): Partial<Thing> {
  const area = { value: ad.area, unitCode: 'MTK' };
  if (type === 'Place') {
    return { additionalProperty: { '@type': 'PropertyValue', name: 'area', ...area } };
  }
  const counted = (name: string, value: number | null) =>
    value !== null && value > 0 ? { [name]: value } : {};
  return {
    floorSize: { '@type': 'QuantitativeValue', ...area },
    ...counted('numberOfRooms', ad.rooms),
    ...counted('numberOfBathroomsTotal', ad.baths),
  };
}

function ratingOf(ad: AdDetails): Partial<Thing> {
  if (ad.rating === null) return {};
  const { average, count } = ad.rating;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, ratingCount: count } };
}

function offerThings(ad: AdDetails, url: string): Thing[] {
  return ad.prices
    .filter(({ kind }) => kind !== 'per_meter')
    .map(({ period, price }) => {
      const amount = { price: price.amount / 100, priceCurrency: 'SAR' };
      const unit = period === null ? {} : { unitCode: UNIT_CODES[period] };
      return {
        '@type': 'Offer',
        url,
        ...amount,
        businessFunction: period === null ? SELL : LEASE,
        priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, ...unit },
      };
    });
}

function advertiserThing({ advertiser }: AdDetails, { lang, origin }: AdThingContext): Thing {
  const url = `${origin}${paths(lang).results({ advertiser: advertiser.id })}`;
  return {
    '@type': advertiser.user_type === 'bussines' ? 'RealEstateAgent' : 'Person',
    name: advertiser.name,
    url,
  };
}
