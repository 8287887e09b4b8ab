import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Season } from '../words/seasons.ts';

const Span = z.object({ starts_on: z.string(), ends_on: z.string() });

/** One occurrence of a season; Riyadh dates, both included. */
export const SeasonOccurrence = Span.extend({
  /** Null where the dates are computed, not listed. */
  id: z.uuid().nullable(),
  state: z.enum(['past', 'running', 'upcoming']),
  /** What the calendar computes for it, where the season has such dates: listed ones take their place. */
  computed: Span.nullable(),
});
export type SeasonOccurrence = z.infer<typeof SeasonOccurrence>;

export const ConsoleSeason = z.object({
  season: Season,
  occurrences: z.array(SeasonOccurrence),
  /** Prices of units that are for this season. */
  overrides: z.int(),
});
export type ConsoleSeason = z.infer<typeof ConsoleSeason>;

const reason = z
  .string('reason_required')
  .trim()
  .min(1, 'reason_required')
  .min(10, 'reason_min')
  .max(500, 'text_max');
const Dates = {
  starts_on: z.iso.date('invalid'),
  ends_on: z.iso.date('invalid'),
  reason,
};
const Params = z.object({ id: z.uuid('invalid') });

export const listSeasons = endpoint({
  method: 'GET',
  path: '/api/v1/console/seasons',
  summary: 'Every season with its listed and computed dates, from a year ago until two years ahead',
  data: z.object({ today: z.string(), items: z.array(ConsoleSeason) }),
  caller: 'operator',
  right: 'settings',
});

export const addSeasonDates = endpoint({
  method: 'POST',
  path: '/api/v1/console/seasons',
  summary:
    'List dates of a season: they take the place of computed ones that begin within 20 days; prices by season follow at once',
  body: z.strictObject({ season: Season, ...Dates }),
  data: ConsoleSeason,
  status: 201,
  caller: 'operator',
  right: 'settings',
});

export const moveSeasonDates = endpoint({
  method: 'PUT',
  path: '/api/v1/console/seasons/{id}',
  summary: 'Move listed dates of a season, or end them on another day',
  params: Params,
  body: z.strictObject(Dates),
  data: ConsoleSeason,
  caller: 'operator',
  right: 'settings',
  refuses: ['not_found'],
});

export const removeSeasonDates = endpoint({
  method: 'POST',
  path: '/api/v1/console/seasons/{id}/removal',
  summary: 'Take listed dates of a season away: computed ones hold again, where it has some',
  params: Params,
  body: z.strictObject({ reason }),
  data: ConsoleSeason,
  caller: 'operator',
  right: 'settings',
  refuses: ['not_found'],
});
