import { expect, test } from 'vitest';
import { findOddities } from './find-oddities.ts';

type Facts = Parameters<typeof findOddities>[0][number];
const riyals = (amount: number) => ({ amount: amount * 100, active: true });

const ROW: Facts = {
  property: { name: 'عمارة الملقا', furnished: 'none', area: 1200 },
  unit: { name_ar: 'شقة بثلاث غرف', area: 140 },
  prices: { purpose: 'rent', yearly: riyals(60_000), monthly: riyals(5500) },
};
const kindsOf = (change: { [K in keyof Facts]?: Partial<Facts[K]> }) =>
  findOddities([
    {
      property: { ...ROW.property, ...change.property },
      unit: { ...ROW.unit, ...change.unit },
      prices: { ...ROW.prices, ...change.prices },
    },
  ])[0]?.map(({ column, kind }) => `${column} ${kind}`);

test.each<[string, Parameters<typeof kindsOf>[0], string[]]>([
  ['an ordinary row', {}, []],
  [
    'an area that is the price',
    { unit: { area: 60_000 } },
    ['unit.area areaIsPrice', 'prices.monthly metreLow'],
  ],
  [
    'a sale of some riyals a metre',
    { prices: { purpose: 'sale', yearly: undefined, monthly: undefined, main: riyals(1200) } },
    ['prices.main metreLow'],
  ],
  [
    'a rent of thousands a metre',
    { prices: { yearly: riyals(6_000_000), monthly: undefined } },
    ['prices.yearly metreHigh'],
  ],
  ['a text that sells', { unit: { name_ar: 'شقة للبيع' } }, ['prices.purpose saleInRent']],
  ['a text that sells and lets', { unit: { name_ar: 'شقة للبيع أو للإيجار' } }, []],
  [
    'a sale that lets',
    {
      unit: { name_en: 'Villa for rent' },
      prices: { purpose: 'sale', yearly: undefined, monthly: undefined, main: riyals(900_000) },
    },
    ['prices.purpose rentInSale'],
  ],
  [
    'a week as a year',
    { unit: { description_ar: 'السعر أسبوعي شامل الكهرباء' } },
    ['prices.yearly weekAsYear'],
  ],
  ['a year cheaper than two months', { prices: { yearly: riyals(9000) } }, ['prices.yearly weekAsYear']],
  [
    'furnished in the text',
    { unit: { description_ar: 'شقة مفروشة بالكامل' } },
    ['property.furnished furnishedInText'],
  ],
  ['unfurnished as it says', { unit: { description_ar: 'شقة غير مفروشة' } }, []],
  [
    'unfurnished in the text',
    { property: { furnished: 'full' }, unit: { description_en: 'An unfurnished flat' } },
    ['property.furnished unfurnishedInText'],
  ],
])('%s', (_, change, odd) => {
  expect(kindsOf(change)).toEqual(odd);
});

test('five rows with one title are told of it, four are not', () => {
  const titled = (count: number) => findOddities(Array.from({ length: count }, () => ROW)).flat().length;
  expect([titled(4), titled(5)]).toEqual([0, 5]);
});
