import { expect, test } from 'vitest';
import { citiesOfPiece } from './piece-cities.ts';

const cities = ['riyadh', 'jeddah', 'al-khabra', 'riyadh-al-khabra'].map((slug) => ({ slug, name: slug }));
const of = (district: string) =>
  citiesOfPiece({ filters: { district } }, cities).map(({ city, district }) => [city.slug, district]);

test('a name of several cities is parted by them, in their order', () => {
  expect(of('an-nasim-jeddah,west-an-nasim-riyadh,east-an-nasim-riyadh')).toEqual([
    ['jeddah', ['an-nasim-jeddah']],
    ['riyadh', ['west-an-nasim-riyadh', 'east-an-nasim-riyadh']],
  ]);
});

test('a city whose name ends with another is not taken for it', () => {
  expect(of('ar-rawdah-riyadh-al-khabra')).toEqual([['riyadh-al-khabra', ['ar-rawdah-riyadh-al-khabra']]]);
});

test('a piece without a district names no city', () => {
  expect(citiesOfPiece({ filters: { category: 'villa' } }, cities)).toEqual([]);
});
