import { expect, it } from 'vitest';
import { unitsWith } from './units-with.ts';

const units = [
  { name: 'استراحة الفيّ', code: 'EST-7', property: 'مزرعة الدرعية' },
  { name: 'شقة 12', code: 'MLQ-12', property: 'برج الملقا' },
  { name: 'شقة 13', code: 'MLQ-13', property: 'برج الملقا' },
];
const found = (typed: string) => unitsWith(units, typed, ({ property }) => property).map(({ code }) => code);

it('finds units by words of their name, code or property, as people write them', () => {
  expect(found('')).toEqual(['EST-7', 'MLQ-12', 'MLQ-13']);
  expect(found('mlq 13')).toEqual(['MLQ-13']);
  expect(found('شقه ١٢')).toEqual(['MLQ-12']);
  expect(found(' إستراحه الفي ')).toEqual(['EST-7']);
  expect(found('برج')).toEqual(['MLQ-12', 'MLQ-13']);
  expect(found('برج 14')).toEqual([]);
});
