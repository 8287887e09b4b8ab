import { expect, it } from 'vitest';
import {
  addPhoto,
  chooseMain,
  movePhoto,
  placeByKey,
  removePhoto,
  replaceRefusedMain,
} from './photo-order.ts';

const three = ['a', 'b', 'c'].reduce(addPhoto, []);
const told = (photos: readonly { id: string; main: boolean }[]) =>
  photos.map(({ id, main }) => (main ? id.toUpperCase() : id)).join('');

it('the first photo is the main one until another is chosen, and the next when it is removed', () => {
  expect(told(three)).toBe('Abc');
  expect(told(chooseMain(three, 'c'))).toBe('abC');
  expect(told(removePhoto(three, 'a'))).toBe('Bc');
  expect(told(removePhoto(chooseMain(three, 'c'), 'a'))).toBe('bC');
  expect(told(addPhoto(three, 'b'))).toBe('Abc');
  const refused = (...ids: string[]) => replaceRefusedMain(three, (id) => ids.includes(id));
  expect([told(refused('a', 'b') ?? []), refused('b'), refused('a', 'b', 'c')]).toEqual([
    'abC',
    undefined,
    undefined,
  ]);
});

it('a photo moves to a place, by keys in the direction of the script', () => {
  expect(told(movePhoto(three, 'a', 2))).toBe('bcA');
  expect(told(movePhoto(three, 'c', -5))).toBe('cAb');
  const of = (key: string, dir: string) => placeByKey(key, 1, { count: 3, dir });
  expect([of('ArrowLeft', 'rtl'), of('ArrowLeft', 'ltr')]).toEqual([2, 0]);
  expect([of('ArrowDown', 'rtl'), of('End', 'ltr'), of('Home', 'rtl'), of('a', 'rtl')]).toEqual([
    2,
    2,
    0,
    undefined,
  ]);
});
