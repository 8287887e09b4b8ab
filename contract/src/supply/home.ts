import { z } from 'zod';
import { ReservationState } from '../booking/reservations.ts';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { AdState } from './host-ads.ts';

const Titled = { title: z.string(), title_lang: z.enum(['ar', 'en']) };

/** A stay that is not over. */
export const HomeStay = z.object({
  /** Number of the reservation. */
  id: z.string(),
  ...Titled,
  /** Both are dates, or Riyadh moments of a stay by the hour: 2026-12-02T08:00. */
  start: z.string(),
  end: z.string(),
  state: ReservationState,
});
export type HomeStay = z.infer<typeof HomeStay>;

/** A booking that waits for the account. */
export const HomeWaiting = HomeStay.extend({
  /** The other side's name. */
  other: z.string(),
  /** What a hold costs now, or all that a booking to be answered comes to. */
  amount: Money,
  /** Until when it waits; null where that was not kept. */
  until: z.string().nullable(),
  /** A booked stay is to become this one, if it is answered so. */
  is_change: z.boolean(),
});
export type HomeWaiting = z.infer<typeof HomeWaiting>;

/** A guest who comes to one of the account's units today, or leaves it. */
export const HomeVisit = HomeStay.extend({
  guest: z.string(),
  /** HH:mm in Riyadh. */
  at: z.string(),
});
export type HomeVisit = z.infer<typeof HomeVisit>;

/** A figure of the last 30 Riyadh days with today, and of the 30 before. */
const Change = z.object({ now: z.int(), before: z.int() });
export type HomeChange = z.infer<typeof Change>;

/** An ad that waits for its own people. */
export const HomeAd = z.object({ id: z.string(), ...Titled, state: AdState });
export type HomeAd = z.infer<typeof HomeAd>;

export const Home = z.object({
  /** As guest, the next three. */
  stays: z.array(HomeStay),
  /** As advertiser, the next five confirmed ones that have not begun. */
  arrivals: z.array(HomeStay),
  /** Holds of mine that are not paid yet, and bookings of my units that I have to accept or decline: the soonest first, at most ten each. */
  to_pay: z.array(HomeWaiting),
  to_accept: z.array(HomeWaiting),
  /** How many ads the account has, by state; states without one are left out. */
  ads: z.array(z.object({ state: AdState, count: z.int() })),
  /** Ads that its people have to do something about, the latest moved first, at most five. */
  needs: z.array(HomeAd),
  /** Shown and hidden ads whose licence ends within 30 days, the soonest first, at most five. */
  licences: z.array(z.object({ id: z.string(), ...Titled, expires_on: z.string() })),
  /** Has ever added a property or bought a plan, or has begun to add one. */
  advertises: z.boolean(),
  /** What the caller has begun to add and not finished. */
  wizard: z.object({ saved_at: z.string(), property_id: z.uuid().nullable() }).nullable(),
  /** Looks at all its ads in the last 30 Riyadh days with today, and in the 30 before; null without an ad. */
  views: Change.nullable(),
  /** Bookings accepted that stand and halalas earned of all its units, as the statistics count them; null without an ad. */
  business: z.object({ bookings: Change, income: Change }).nullable(),
  /** As advertiser: who comes today and who leaves, by the hour, at most twenty each. */
  today: z.object({ arrivals: z.array(HomeVisit), departures: z.array(HomeVisit) }),
  /** As guest: how many confirmed bookings ask for money now, all of it, and until when the next of it. Null when none does. */
  to_settle: z
    .object({ bookings: z.int(), amount: Money, next: z.string(), reservation: z.string() })
    .nullable(),
  /** As advertiser: what guests of confirmed bookings have still to pay through Diyar, and the balance Diyar owes for those it accepted; null without an ad. */
  to_come: z.object({ rests: Money, balance: Money }).nullable(),
  /** Diyar owes the account something, and was not told where to send it. */
  payout_missing: z.boolean(),
  /** Teams that ask the caller's phone, whichever account they act for. */
  invitations: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Tickets that were answered and are still open. */
  answered: z.int(),
  /** How many of each more wait; each has a page of its own. */
  waits: z.object({
    /** Bookings of the account's units that calendars of other sites meet. */
    conflicts: z.int(),
    /** Bookings whose other side wrote something that was not read, as guest and as advertiser. */
    unread: z.object({ guest: z.int(), host: z.int() }),
    /** Finished stays that may still be evaluated, on either side. */
    evaluations: z.int(),
    /** Requests that its units fit and it has not answered. */
    requests: z.int(),
    /** Open cases about it that it has not answered. */
    cases: z.int(),
  }),
});
export type Home = z.infer<typeof Home>;

export const showHome = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/current/home',
  summary: 'What waits for the acting account, and its figures: the first page of the dashboard',
  data: Home,
  caller: 'token',
});
