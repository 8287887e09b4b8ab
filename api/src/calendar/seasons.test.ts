import type { SeasonDates } from '@diyar/contract/words/seasons';
import { expect, it } from 'vitest';
import { hijriOf, seasonsAhead, seasonsOn } from './seasons.ts';

const namesOn = (date: string, listed: readonly SeasonDates[] = []) =>
  seasonsOn(date, listed).map(({ season }) => season);

it('computes Umm al-Qura dates (domain.md 8.1)', () => {
  expect(hijriOf('2026-11-21')).toEqual({ month: 6, day: 11 });
  expect(hijriOf('2025-09-25')).toEqual({ month: 4, day: 3 });
  expect(hijriOf('2027-02-01')).toEqual({ month: 8, day: 24 });
});

it('knows Ramadan, both feasts and the two national days with their eves', () => {
  const ahead = seasonsAhead('2026-11-23', 400, []);
  expect(ahead).toEqual([
    { season: 'ramadan', starts_on: '2027-02-08', ends_on: '2027-03-08' },
    { season: 'founding_day', starts_on: '2027-02-21', ends_on: '2027-02-22' },
    { season: 'eid_al_fitr', starts_on: '2027-03-09', ends_on: '2027-03-12' },
    { season: 'eid_al_adha', starts_on: '2027-05-15', ends_on: '2027-05-19' },
    { season: 'national_day', starts_on: '2027-09-22', ends_on: '2027-09-23' },
  ]);
});

it('names the shorter of two seasons first: Founding Day before the Ramadan around it', () => {
  expect(namesOn('2027-02-22')).toEqual(['founding_day', 'ramadan']);
  expect(namesOn('2027-02-20')).toEqual(['ramadan']);
  expect(namesOn('2026-11-23')).toEqual([]);
});

it('lets the operator’s dates move a computed season, and bring the announced ones', () => {
  const listed: SeasonDates[] = [
    { season: 'ramadan', starts_on: '2027-02-09', ends_on: '2027-03-10' },
    { season: 'riyadh_season', starts_on: '2026-10-10', ends_on: '2027-03-20' },
  ];
  expect(namesOn('2027-02-08', listed)).toEqual(['riyadh_season']);
  expect(namesOn('2027-03-10', listed)).toEqual(['eid_al_fitr', 'ramadan', 'riyadh_season']);
  // Another year's stays as computed.
  expect(namesOn('2028-02-01', listed)).toEqual(['ramadan']);
});
