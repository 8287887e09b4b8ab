import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, noteSeen, seenHere } from './seen-store.ts';

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

test('the last twelve ads are kept, each once, the newest first', () => {
  for (let id = 1; id <= 14; id += 1) noteSeen(String(id));
  noteSeen('5');
  expect(seenHere()).toEqual(['5', '14', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3']);
  forgetSeen();
  expect(seenHere()).toEqual([]);
});

test('what others wrote there is no ad', () => {
  kept.set('seen_ads', '[1,"x","7",null]');
  expect(seenHere()).toEqual(['7']);
  kept.set('seen_ads', '{');
  expect(seenHere()).toEqual([]);
});

test('a browser that keeps nothing shows nothing and breaks nothing', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  noteSeen('1');
  forgetSeen();
  expect(seenHere()).toEqual([]);
});
