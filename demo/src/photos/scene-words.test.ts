import { expect, test } from 'vitest';
import { drawnPhotos } from './drawn-photos.ts';
import { wordsOfScenes } from './scene-words.ts';

test('a photo says what is drawn on it; words are written once a scene, and always where its room says nothing', () => {
  const words = wordsOfScenes(['shop', 'bedroom', 'bedroom', 'shop'], (place) => place === 1);
  expect(words.map(({ room, caption_en }) => [room, caption_en])).toEqual([
    ['other', 'The shop'],
    ['bedroom', 'A corner of the bedroom'],
    ['bedroom', null],
    ['other', null],
  ]);
});

test('every photo of a drawn ad has its room', () => {
  const unit = {
    accountId: 'a',
    unitId: 'u',
    category: 'villa',
    features: ['pool'],
    city: 'jeddah',
    rooms: 4,
    seed: 'villa/7',
    count: 8,
  };
  const photos = drawnPhotos(unit);
  expect(photos).toHaveLength(8);
  expect(photos.every(({ room }) => room !== undefined && room !== null)).toBe(true);
  expect(drawnPhotos(unit)).toEqual(photos);
});
