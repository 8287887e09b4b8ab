import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, noteSearch, recentSearches } from './recent-searches.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const note = (q: string, more = {}) => noteSearch({ lang: 'ar', title: q, filters: { q, ...more } });
const titles = () => recentSearches('ar').map(({ title }) => title);

test('the last five are kept, the last first, each once', () => {
  for (const q of ['1', '2', '3', '2', '4', '5', '6']) note(q);
  expect(titles()).toEqual(['6', '5', '4', '2', '3']);
});

test('another page of a search is the same one, and a piece of the map is none', () => {
  note('فيلا');
  note('فيلا', { page: '3' });
  note('شقة', { bbox: '46,24,47,25' });
  noteSearch({ lang: 'ar', title: 'كل الإعلانات', filters: {} });
  expect(titles()).toEqual(['فيلا']);
  expect(recentSearches('ar')[0]?.filters).toEqual({ q: 'فيلا' });
});

test('those of the other language are apart', () => {
  note('فيلا');
  noteSearch({ lang: 'en', title: 'villa', filters: { q: 'villa' } });
  expect(titles()).toEqual(['فيلا']);
  expect(recentSearches('en').map(({ title }) => title)).toEqual(['villa']);
});

test('they are forgotten together, and what others wrote there is none', () => {
  note('فيلا');
  forgetSearches();
  expect(titles()).toEqual([]);
  kept.set('recent_searches', '[{"title":1}]');
  expect(titles()).toEqual([]);
});
