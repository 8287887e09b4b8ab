import { translatorOf } from '@diyar/messages/translate';
import { expect, test } from 'vitest';
import type { Search } from '../query/search.ts';
import { headingOf, spelledOut } from './heading.ts';

const piece = (filters: Record<string, string>) => ({ text: '', label: '', without: '', filters });
const understood = (pieces: Record<string, string>[], rest = '') => ({
  pieces: pieces.map(piece),
  rest,
  without_rest: '',
  did_you_mean: null,
  left: null,
});

test('what was typed becomes filters, lists piece by piece; what was not understood stays text', () => {
  const said = understood(
    [
      { category: 'apartment' },
      { district: 'al-malqa-riyadh' },
      { district: 'an-narjis-riyadh' },
      { rooms: '3' },
    ],
    'زمرداني',
  );
  expect(spelledOut({ q: 'شقة ٣ غرف في الملقا أو النرجس زمرداني', page: '2' }, said)).toEqual({
    category: ['apartment'],
    district: ['al-malqa-riyadh', 'an-narjis-riyadh'],
    rooms: ['3'],
    q: 'زمرداني',
  });
});

test('what was chosen besides stays, and a text nobody understood is left alone', () => {
  const said = understood([{ period: '4' }]);
  expect(spelledOut({ q: 'سنوي', city: ['jeddah'] }, said)).toEqual({ city: ['jeddah'], period: '4' });
  const filters = { q: 'زمرداني', page: '2' };
  expect(spelledOut(filters, understood([], 'زمرداني'))).toBe(filters);
  expect(spelledOut(filters, null)).toBe(filters);
});

test('what is typed to be for sale is not said to be rented, whatever period was chosen', () => {
  const choices = { cities: [], districts: [], categories: [], features: [] } as unknown as Parameters<
    typeof headingOf
  >[2];
  const said = headingOf(
    translatorOf('ar'),
    { q: 'للبيع', period: '4' },
    choices,
    understood([{ purpose: 'sale' }]),
  );
  expect(said).toBe('عقارات للبيع');
});

test('a search for what is featured says so, alone and not beside a place', () => {
  const choices = {
    cities: [{ slug: 'riyadh', name: 'الرياض' }],
    districts: [],
    categories: [],
    features: [],
  } as unknown as Parameters<typeof headingOf>[2];
  const said = (filters: Search) => headingOf(translatorOf('ar'), filters, choices);
  expect(said({})).toBe('كل الإعلانات');
  expect(said({ special: '1' })).toBe('إعلانات مميزة');
  expect(said({ special: '1', city: ['riyadh'] })).toBe('عقارات في الرياض');
});
