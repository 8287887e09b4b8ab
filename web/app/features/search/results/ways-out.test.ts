import { expect, test } from 'vitest';
import { leastOf, lessBy } from './ways-out.ts';

const CITIES = [
  { slug: 'riyadh', name: 'الرياض' },
  { slug: 'dammam', name: 'الدمام' },
];
const piece = (label: string, without: string, filters: Record<string, string>) => {
  return { text: '', label, without, filters };
};
const understood = (pieces: ReturnType<typeof piece>[]) => {
  return { pieces, rest: '', without_rest: '', did_you_mean: null, left: null };
};

test('who leaves out a district that was typed still looks in its city', () => {
  const q = 'شقة في الملقا';
  const said = understood([
    piece('شقق', 'في الملقا', { category: 'apartment' }),
    piece('الملقا، الرياض', 'شقة', { district: 'al-malqa-riyadh' }),
  ]);
  expect(lessBy({ q }, said, CITIES).map(({ leaves, filters }) => [leaves, filters])).toEqual([
    [{ text: 'الملقا' }, { q: 'شقة', city: ['riyadh'] }],
    [{ text: 'شقق' }, { q: 'في الملقا' }],
  ]);
  expect(lessBy({ q, city: ['riyadh'] }, said, CITIES)[0]?.leaves).toEqual({ text: 'الملقا، الرياض' });
});

test('a little more money is thought of before another kind of place, or another city', () => {
  const said = understood([
    piece('فلل', 'للبيع الدمام مليون', { category: 'villa' }),
    piece('للبيع', 'فلة الدمام مليون', { purpose: 'sale' }),
    piece('الدمام', 'فلة للبيع مليون', { city: 'dammam' }),
    piece('حتى مليون', 'فلة للبيع الدمام', { price_max: '1000000' }),
  ]);
  const order = lessBy({ q: 'فلة للبيع الدمام مليون', rooms: ['4'] }, said, CITIES);
  expect(order.map(({ leaves }) => ('text' in leaves ? leaves.text : leaves.name))).toEqual([
    'حتى مليون',
    'rooms',
    'فلل',
    'للبيع',
    'الدمام',
  ]);
});

test('where no one thing helps, the place and the kind are kept, and nothing is asked twice', () => {
  const said = understood([
    piece('شقق', 'في الملقا بمسبح 9 غرف', { category: 'apartment' }),
    piece('الملقا، الرياض', 'شقة بمسبح 9 غرف', { district: 'al-malqa-riyadh' }),
    piece('مسبح', 'شقة في الملقا 9 غرف', { features: 'pool' }),
    piece('9 غرف', 'شقة في الملقا بمسبح', { rooms: '9' }),
  ]);
  expect(leastOf({ q: 'شقة في الملقا بمسبح 9 غرف' }, said, CITIES)).toEqual([
    { city: ['riyadh'], district: ['al-malqa-riyadh'], category: ['apartment'] },
    { city: ['riyadh'], category: ['apartment'] },
    { city: ['riyadh'] },
    { category: ['apartment'] },
  ]);
  const twoCities = { district: ['al-malqa-riyadh', 'ash-shati-dammam'], category: ['villa'], rooms: ['9'] };
  expect(leastOf(twoCities, null, CITIES)).toEqual([{ category: ['villa'] }]);
  // The search itself is no way out of it.
  expect(leastOf({ city: ['riyadh'] }, null, CITIES)).toEqual([]);
});
