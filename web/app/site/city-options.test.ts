import { expect, test } from 'vitest';
import { cityOptions } from './city-options.ts';

test('two cities of one name are told apart by their regions, and all stand in the order of letters', () => {
  const cities = [
    { slug: 'turbah', name: 'تربة', region: 'حائل' },
    { slug: 'abha', name: 'أبها', region: 'عسير' },
    { slug: 'turabah', name: 'تربة', region: 'مكة المكرمة' },
  ];
  expect(cityOptions(cities, 'ar')).toEqual([
    { value: 'abha', label: 'أبها' },
    { value: 'turbah', label: 'تربة (حائل)' },
    { value: 'turabah', label: 'تربة (مكة المكرمة)' },
  ]);
});
