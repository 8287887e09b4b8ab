import type { AdDetails } from '@diyar/contract/finding/ads';
import { money } from '@diyar/contract/values/money';
import { expect, test } from 'vitest';
import { type AdThingContext, adThing } from './ad-thing.ts';
import { expectThing } from './schema-org.ts';

const price = (kind: AdDetails['prices'][number]['kind'], period: 2 | 4 | null, riyals: number) => ({
  kind,
  period,
  price: money(riyals * 100),
  was: null,
  payments_a_year: null,
});

const AD = {
  id: '90210',
  purpose: 'rent',
  title: 'شقة مفروشة </script> في الملقا',
  title_lang: 'ar',
  category: { slug: 'apartment', name: 'شقة' },
  city: { slug: 'riyadh', name: 'الرياض' },
  district: { slug: 'al-malqa-riyadh', name: 'الملقا' },
  description: 'شقة هادئة',
  description_lang: 'ar',
  published_at: '2026-11-01T09:00:00+03:00',
  area: 120.5,
  rooms: 3,
  baths: 0,
  photos: [{ path: 'photos/1', color: '', is_main: true }],
  location: { lat: 24.81, lng: 46.6, approximate: false },
  features: [{ slug: 'lift', name: 'مصعد', group: 'comfort', icon: 'lift' }],
  facts: { street: 'طريق أنس بن مالك' },
  rating: { average: 4.5, count: 12 },
  prices: [price('daily', 2, 350.5), price('yearly', 4, 60_000), price('per_meter', null, 500)],
  advertiser: { id: '7', name: 'مؤسسة دار السكن', verified: true, verified_at: null, user_type: 'bussines' },
} as unknown as AdDetails;

const CONTEXT: AdThingContext = {
  lang: 'ar',
  origin: 'https://diyar.sa',
  mediaPrefix: '/media/',
  trail: [
    { name: 'الرئيسية', address: '/' },
    { name: 'الرياض', address: '/all_deals?city=riyadh' },
  ],
};

test('an ad for rent is a listing of a dwelling with an offer for each price and its period', () => {
  const thing = adThing(AD, CONTEXT);
  expectThing(thing);
  expect(thing).toMatchObject({
    '@type': 'RealEstateListing',
    url: 'https://diyar.sa/details/90210',
    datePosted: '2026-11-01',
    image: ['https://diyar.sa/media/photos/1/1280.jpeg'],
    breadcrumb: { itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: AD.title }] },
    mainEntity: {
      '@type': 'Apartment',
      address: { addressLocality: 'الرياض', streetAddress: 'طريق أنس بن مالك، الملقا' },
      geo: { latitude: 24.81, longitude: 46.6 },
      floorSize: { value: 120.5, unitCode: 'MTK' },
      numberOfRooms: 3,
      aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
    },
    offers: [
      { price: 350.5, priceCurrency: 'SAR', priceSpecification: { unitCode: 'DAY' } },
      { price: 60_000, businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' },
    ],
    provider: { '@type': 'RealEstateAgent', name: 'مؤسسة دار السكن' },
  });
  expect(thing.mainEntity).not.toHaveProperty('numberOfBathroomsTotal');
});

test('a plot for sale is a place with an area, and one that stands approximately has no coordinates', () => {
  const thing = adThing(
    {
      ...AD,
      purpose: 'sale',
      category: { slug: 'land', name: 'أرض' },
      description: null,
      photos: [],
      features: [],
      rating: null,
      rooms: null,
      baths: null,
      prices: [price('main', null, 2_000_000)],
      location: { ...AD.location, approximate: true },
      facts: { ...AD.facts, street: 'شارع 15 م' },
      advertiser: { ...AD.advertiser, user_type: 'ordinary' },
    },
    CONTEXT,
  );
  expectThing(thing);
  expect(thing).toMatchObject({
    mainEntity: {
      '@type': 'Place',
      address: { streetAddress: 'الملقا' },
      additionalProperty: { value: 120.5 },
    },
    offers: [{ price: 2_000_000, businessFunction: 'http://purl.org/goodrelations/v1#Sell' }],
    provider: { '@type': 'Person' },
  });
  expect(thing.mainEntity).not.toHaveProperty('geo');
});
