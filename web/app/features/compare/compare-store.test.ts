import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareAlso, comparedHere, compareNoMore, compareNothing } from './compare-store.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test('four ads are chosen, each once; a fifth is refused until one leaves', () => {
  for (const id of ['1', '2', '2', '3', '4']) expect(compareAlso(id)).toBe(true);
  expect(compareAlso('5')).toBe(false);
  expect(compareAlso('4')).toBe(true);
  expect(comparedHere()).toEqual(['1', '2', '3', '4']);
  compareNoMore('2');
  expect(compareAlso('5')).toBe(true);
  expect(comparedHere()).toEqual(['1', '3', '4', '5']);
  compareNothing();
  expect(comparedHere()).toEqual([]);
});

test('what others wrote there is no ad, and a browser that keeps nothing breaks nothing', () => {
  kept.set('compared_ads', '1,x');
  expect(comparedHere()).toEqual([]);
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(compareAlso('1')).toBe(true);
  expect(comparedHere()).toEqual([]);
});
