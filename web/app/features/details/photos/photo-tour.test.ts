import type { AdPhoto } from '@diyar/contract/finding/ads';
import { expect, test } from 'vitest';
import { tourOf } from './photo-tour.ts';

const photo = (path: string, room?: string): AdPhoto => ({
  path,
  color: '#fff',
  is_main: path === '0',
  room: room === undefined ? null : { slug: room, name: room.toUpperCase() },
  caption: null,
  caption_lang: null,
});

test('photos are gone through room by room, the main one’s room first', () => {
  const { photos, stops } = tourOf([
    photo('0', 'living'),
    photo('1', 'bedroom'),
    photo('2'),
    photo('3', 'living'),
    photo('4', 'bedroom'),
    photo('5'),
  ]);
  expect(photos.map(({ path }) => path)).toEqual(['0', '3', '1', '4', '2', '5']);
  expect(stops).toEqual([
    { slug: 'living', name: 'LIVING', first: 0, count: 2 },
    { slug: 'bedroom', name: 'BEDROOM', first: 2, count: 2 },
  ]);
});

test('photos of which no room is known stay in their order', () => {
  const all = ['0', '1', '2'].map((path) => photo(path));
  expect(tourOf(all)).toEqual({ photos: all, stops: [] });
});
