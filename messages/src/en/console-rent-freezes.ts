import type { consoleRentFreezes as ar } from '../ar/console-rent-freezes.ts';
import type { Shape } from '../shape.ts';

export const consoleRentFreezes: Shape<typeof ar> = {
  title: 'Rent freezes',
  intro:
    'Cities whose yearly rents are frozen by law. There, no ad is published for a unit let before at more than its last rent, and every monthly or yearly rent carries the note of the freeze.',
  frozen: 'Frozen today',
  free: 'Not frozen today',
  from: 'From {date}',
  until: 'until {date}',
  openEnded: 'without an end date',
  lifted: 'Freeze lifted',
  state: { upcoming: 'Upcoming', in_force: 'In force', past: 'Past' },
  withSystem: 'Came with the system',
  usages: {
    residential: 'Residential',
    commercial: 'Commercial',
    mixed: 'Residential and commercial',
    agricultural: 'Agricultural',
    industrial: 'Industrial',
  },
  none: 'No city is frozen',
  set: 'New freeze or change',
  setHint: 'What was stays in the history. To lift a city’s freeze, leave it without property types.',
  city: 'City',
  chooseCity: 'Choose the city',
  usagesLabel: 'Frozen property types',
  usagesHint: 'None chosen: the freeze is lifted from that date.',
  startsOn: 'Holds from',
  endsOn: 'Last day (optional)',
  reason: 'Reason',
  reasonHint: 'At least 10 characters; kept in the audit log.',
  save: 'Save',
  saved: 'The freeze was saved',
};
