import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Money } from '../values/money.ts';
import { TransferPart } from '../values/transfer-news.ts';
import { GUEST_VIEWS, HOST_VIEWS } from '../words/list-views.ts';
import { ReservationCard } from './reservations.ts';

/** A booking in a list, with what waits in it. */
export const ListedReservation = ReservationCard.extend({
  /** What of a confirmed stay is still to be paid through Diyar; null when nothing is. */
  to_come: Money.nullable(),
  /** As guest: all that is paid next, and until when; null when nothing is. */
  due: z.object({ amount: Money, due_at: z.string() }).nullable(),
  /** The part that came by bank transfer of what is paid next; null where nothing or all of it did. */
  part: TransferPart.nullable(),
  /** Messages of the other side that mine has not read. */
  unread: z.int(),
});
export type ListedReservation = z.infer<typeof ListedReservation>;

const counts = <V extends string>(views: readonly V[]) =>
  z.object(Object.fromEntries(views.map((view) => [view, z.int()])) as Record<V, z.ZodInt>);

/** Number, name of the other side, name or code of the unit, or title of its ad. */
const Search = z.string('invalid').trim().max(60, 'text_max').default('');
const Place = { q: Search };

export const listGuestBookings = endpoint({
  method: 'GET',
  path: '/api/v1/reservation_lists/guest',
  summary:
    'My bookings by view (upcoming, to pay, past), found by number, name or unit, with how many each view holds',
  query: z.strictObject({ ...PageQuery, ...Place, view: z.enum(GUEST_VIEWS, 'invalid').default('all') }),
  data: listOf(ListedReservation).extend({ counts: counts(GUEST_VIEWS) }),
  caller: 'token',
});

export const listHostBookings = endpoint({
  method: 'GET',
  path: '/api/v1/reservation_lists/host',
  summary:
    'Bookings of my units by view (to accept, arriving and departing today, upcoming and current, money to come, past), with how many each view holds',
  query: z.strictObject({ ...PageQuery, ...Place, view: z.enum(HOST_VIEWS, 'invalid').default('all') }),
  data: listOf(ListedReservation).extend({
    counts: counts(HOST_VIEWS),
    /** What guests of confirmed stays are still to pay through Diyar, in all. */
    to_come: Money,
  }),
  caller: 'token',
});

const CsvFile = z.object({ name: z.string(), text: z.string(), rows: z.int() });

export const exportGuestBookings = endpoint({
  method: 'GET',
  path: '/api/v1/reservation_lists/guest/export',
  summary: 'My bookings of a view as CSV, at most 5,000',
  query: z.strictObject({ ...Place, view: z.enum(GUEST_VIEWS, 'invalid').default('all') }),
  data: CsvFile,
  caller: 'token',
});

export const exportHostBookings = endpoint({
  method: 'GET',
  path: '/api/v1/reservation_lists/host/export',
  summary: 'Bookings of my units of a view as CSV, at most 5,000',
  query: z.strictObject({ ...Place, view: z.enum(HOST_VIEWS, 'invalid').default('all') }),
  data: CsvFile,
  caller: 'token',
});
