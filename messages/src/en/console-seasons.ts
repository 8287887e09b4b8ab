import type { consoleSeasons as ar } from '../ar/console-seasons.ts';
import type { Shape } from '../shape.ts';

export const consoleSeasons: Shape<typeof ar> = {
  title: 'Dates of seasons',
  intro:
    'Prices and closures by season follow these dates. Ramadan, both Eids, Founding Day and National Day are computed from the calendar, and your dates take their place. School holidays and Riyadh Season are added each year once they are announced.',
  seasons: {
    ramadan: 'Ramadan',
    eid_al_fitr: 'Eid al-Fitr',
    eid_al_adha: 'Eid al-Adha',
    founding_day: 'Founding Day',
    national_day: 'National Day',
    school_holidays: 'School holidays',
    riyadh_season: 'Riyadh Season',
  },
  overrides:
    '{count, plural, =0 {No prices for this season} one {One price for this season} other {# prices for this season}}',
  dates: '{from} to {to}',
  none: 'No dates announced yet.',
  listed: 'Announced',
  computed: 'Computed',
  computedWas: 'Computed: {from} to {to}',
  state: { past: 'Over', running: 'Running', upcoming: 'Upcoming' },
  add: 'Add dates',
  move: 'Change',
  remove: 'Remove',
  formTitle: 'Dates of {season}',
  removeTitle: 'Remove the dates of {season}?',
  removeText: 'The computed dates hold again, where the season has some.',
  from: 'First day',
  to: 'Last day',
  reason: 'Reason',
  reasonHint: 'Kept in the audit log.',
  save: 'Save dates',
  saved: 'Dates saved; prices of the season follow',
  removed: 'Dates removed; prices of the season follow',
  close: 'Close',
};
