import { expect, test } from 'vitest';
import { cityOptions } from './city-options.ts';

test('the best known cities stand first, the others by letters, and two of one name are told apart by their regions', () => {
  const known = Array.from({ length: 10 }, (_, place) => ({
    slug: `known-${place}`,
    name: `مدينة ${9 - place}`,
    region: 'الرياض',
  }));
  const cities = [
    ...known,
    { slug: 'turbah', name: 'تربة', region: 'حائل' },
    { slug: 'abha', name: 'أبها', region: 'عسير' },
    { slug: 'turabah', name: 'تربة', region: 'مكة المكرمة' },
  ];
  const options = cityOptions(cities, 'ar', { bestKnown: 'الكبرى', others: 'أخرى' });
  expect(options.slice(0, 10)).toEqual(
    known.map(({ slug, name }) => ({ value: slug, label: name, group: 'الكبرى' })),
  );
  expect(options.slice(10)).toEqual([
    { value: 'abha', label: 'أبها', group: 'أخرى' },
    { value: 'turbah', label: 'تربة (حائل)', group: 'أخرى' },
    { value: 'turabah', label: 'تربة (مكة المكرمة)', group: 'أخرى' },
  ]);
});
