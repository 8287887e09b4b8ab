import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDraft, hasDraft, NO_PARTS, readDraft, writeDraft } from './evaluation-draft.ts';

const HALF = { rate: 4, parts: { ...NO_PARTS, value: 5 }, comment: 'هادئ ونظيف' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('is there again for its own reservation alone, until it is forgotten', () => {
  writeDraft('one', HALF);
  expect(readDraft('one')).toEqual(HALF);
  expect([hasDraft('one'), hasDraft('other')]).toEqual([true, false]);
  expect(readDraft('other')).toEqual({ rate: 0, parts: NO_PARTS, comment: '' });
  forgetDraft('one');
  expect(hasDraft('one')).toBe(false);
  expect(readDraft('one').comment).toBe('');
});

it('takes nothing that is no evaluation', () => {
  sessionStorage.setItem('draft:evaluation:one', '{"rate":9,"parts":{"value":"5"},"comment":3}');
  expect(readDraft('one')).toEqual({ rate: 0, parts: NO_PARTS, comment: '' });
  sessionStorage.setItem('draft:evaluation:one', '{');
  expect(readDraft('one').rate).toBe(0);
});
