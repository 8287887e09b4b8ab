import { expect, test } from 'vitest';
import { arrived, fillHearts, isFull, pressHeart, setHeart } from './heart-store.ts';

test('what is read while a press is on its way does not undo it, and holds once it arrived', () => {
  fillHearts(['kept', 'left']);
  pressHeart('new');
  pressHeart('left');
  fillHearts(['kept', 'left']);
  expect(['kept', 'left', 'new'].map(isFull)).toEqual([true, false, true]);
  for (const id of ['new', 'left']) arrived(id);
  fillHearts(['kept', 'left']);
  expect(['kept', 'left', 'new'].map(isFull)).toEqual([true, true, false]);
});

test('a press that could not be kept goes back', () => {
  fillHearts([]);
  pressHeart('one');
  setHeart('one', false);
  arrived('one');
  fillHearts([]);
  expect(isFull('one')).toBe(false);
});
