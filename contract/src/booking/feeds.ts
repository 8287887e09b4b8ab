import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

/** Why a calendar could not be read. */
export const FEED_FAILURES = [
  'unreachable',
  'answered_error',
  'not_calendar',
  'too_large',
  'private_address',
  'too_many',
] as const;
export type FeedFailure = (typeof FEED_FAILURES)[number];

/** A calendar of another site that takes days of a unit. */
export const CalendarFeed = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The site that it is read from; the rest of its address is a secret of that site. */
  host: z.string(),
  /** When it was last read without fault; what it said then holds. */
  good_at: z.string().nullable(),
  read_at: z.string().nullable(),
  /** Why the latest reading failed; null: it did not. */
  failure: z.enum(FEED_FAILURES).nullable(),
  /** Bookings of ours at times that it says are taken. */
  conflicts: z.int(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const UnitFeeds = z.object({
  /** By which other sites read when the unit is taken; null: none is open, or the caller may not see it. */
  link: z.object({ url: z.string(), created_at: z.string() }).nullable(),
  items: z.array(CalendarFeed),
  abilities: z.object({ edit: z.boolean() }),
});
export type UnitFeeds = z.infer<typeof UnitFeeds>;

const UnitParams = z.object({ id: z.uuid('invalid') });

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/v1/host/units/{id}/feeds',
  summary:
    'Calendars of other sites that take days of a unit, how their reading went, and the link to its own',
  params: UnitParams,
  data: UnitFeeds,
  caller: 'token',
  refuses: ['not_found'],
});

export const addFeed = endpoint({
  method: 'POST',
  path: '/api/v1/host/units/{id}/feeds',
  summary:
    'Read the calendar of another site now and every quarter of an hour: what is taken there is taken here',
  params: UnitParams,
  body: z.strictObject({
    name: z.string('required').trim().min(1, 'name_required').max(60, 'text_max'),
    url: z.string('required').trim().min(1, 'required').max(2_000, 'text_max'),
  }),
  data: CalendarFeed,
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['role_forbids', 'not_found', 'state_changed'],
});

export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/units/{id}/feeds/{feed}',
  summary: 'Read a calendar no more: the days that it took are free',
  params: z.object({ id: z.uuid('invalid'), feed: z.uuid('invalid') }),
  data: z.object({}),
  caller: 'token',
  needs: 'bookings',
  refuses: ['role_forbids', 'not_found'],
});

export const renewCalendarLink = endpoint({
  method: 'POST',
  path: '/api/v1/host/units/{id}/calendar_link',
  summary: 'A new link to the calendar of a unit, for other sites; the one before leads nowhere from now on',
  params: UnitParams,
  data: z.object({ url: z.string(), created_at: z.string() }),
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['role_forbids', 'not_found'],
});

export const revokeCalendarLink = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/units/{id}/calendar_link',
  summary: 'Take the link to the calendar of a unit back: other sites read it no more',
  params: UnitParams,
  data: z.object({}),
  caller: 'token',
  needs: 'bookings',
  refuses: ['role_forbids', 'not_found'],
});
