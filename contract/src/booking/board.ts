import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { ReservationState } from './reservations.ts';
import { DayState } from './stays.ts';

/** Units on a page of the board, and the most days that it shows at once. */
export const BOARD_UNITS = 200;
export const BOARD_DAYS = 62;

const date = z.iso.date('invalid').refine((day) => day >= '2000-01-01' && day <= '2199-12-31', 'invalid');

export const BoardUnit = z.object({
  id: z.uuid(),
  name: z.string(),
  name_lang: z.enum(['ar', 'en']),
  /** By which units of one name are told apart. */
  code: z.string(),
  property: z.string(),
  /** Whether anyone finds it now: public, with a price, under a published ad whose licence is in force. */
  on_show: z.boolean(),
  /** By what it is let now. */
  by_hour: z.boolean(),
  by_night: z.boolean(),
  /** Of each day shown, as the ad's own calendar says it. */
  states: z.array(DayState),
});
export type BoardUnit = z.infer<typeof BoardUnit>;

/** What takes a unit for a while. */
export const BoardItem = z.object({
  unit_id: z.uuid(),
  kind: z.enum(['hourly', 'stay', 'closure', 'import']),
  starts_at: z.string(),
  /** The time after it that nobody else can have is not in it. */
  ends_at: z.string(),
  /** Of this unit, or of another one that shares a part with it. */
  own: z.boolean(),
  reservation: z.object({ id: z.string(), state: ReservationState, guest: z.string() }).nullable(),
  closure: z
    .object({
      id: z.uuid(),
      note: z.string().nullable(),
      /** It holds on several days apart from each other. */
      repeats: z.boolean(),
    })
    .nullable(),
  /** Name of the calendar of another site that it came with. */
  feed: z.string().nullable(),
});
export type BoardItem = z.infer<typeof BoardItem>;

/** A booking at a time that the calendar of another site says is taken there. */
export const BoardConflict = z.object({
  unit_id: z.uuid(),
  unit: z.string(),
  feed: z.string(),
  reservation: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
});
export type BoardConflict = z.infer<typeof BoardConflict>;

/** The most conflicts that the board names at once. */
export const BOARD_CONFLICTS = 20;

export const Board = z.object({
  today: z.string(),
  from: z.string(),
  to: z.string(),
  units: z.array(BoardUnit),
  items: z.array(BoardItem),
  /** Of all units, whatever days are shown; the nearest first, at most 20. */
  conflicts: z.array(BoardConflict),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  abilities: z.object({ close: z.boolean() }),
});
export type Board = z.infer<typeof Board>;

export const showBoard = endpoint({
  method: 'GET',
  path: '/api/v1/host/board',
  summary: 'Units of the acting account with all that takes them, day by day: bookings, closures, imports',
  query: z.object({
    from: date.optional(),
    days: z.coerce
      .number('number')
      .int('number')
      .min(1, 'invalid')
      .max(BOARD_DAYS, 'range_too_long')
      .default(30),
    page: z.coerce.number('number').int('number').min(1, 'invalid').max(50, 'invalid').default(1),
  }),
  data: Board,
  caller: 'token',
});
