import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tilesOf } from './city-pictures.ts';

const city = (slug: string, region: string) => ({ slug, name: slug, ads: 3, region, lat: 24, lng: 46 });

test('each city has a street of its region, and neighbours of one region have different ones', () => {
  const tiles = tilesOf([
    city('riyadh', 'riyadh-region'),
    city('jeddah', 'makkah-region'),
    city('dammam', 'eastern-province'),
    city('khobar', 'eastern-province'),
    city('abha', 'asir-region'),
    city('tabuk', 'tabuk-region'),
    city('makkah', 'makkah-region'),
    city('taif', 'makkah-region'),
    city('madinah', 'madinah-region'),
  ]);
  const looks = tiles.map(({ picture, isMirrored }) => `${picture} ${isMirrored}`);
  expect(new Set(looks).size).toBe(tiles.length);
  expect(tiles.map(({ picture }) => /([a-z]+)-\d/.exec(picture)?.[1])).toEqual([
    'najd',
    'hijaz',
    'gulf',
    'gulf',
    'highland',
    'north',
    'hijaz',
    'hijaz',
    'hijaz',
  ]);
  for (const { picture } of tiles)
    expect(existsSync(join(import.meta.dirname, '../../../../public', picture)), picture).toBe(true);
});
