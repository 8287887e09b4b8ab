import { expect, it } from 'vitest';
import { readForeignCountries } from './foreign-countries.ts';

it('countries of foreign numbers are read with their codes a day', () => {
  const read = readForeignCountries('AE=200, KW=100،GB=5');
  expect([...(read ?? [])]).toEqual([
    ['AE', 200],
    ['KW', 100],
    ['GB', 5],
  ]);
});

it.each(['', 'AE', 'AE=0', 'AE=-1', 'ae=5', 'ZZ=5', 'SA=5', 'AE=5 AE=6', 'AE=5; KW=1', 'AE=100000'])(
  '%j names no countries',
  (text) => expect(readForeignCountries(text)).toBeNull(),
);
