import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Photo } from '../finding/ads.ts';
import { PlaceName } from '../site/places.ts';
import { ASKABLE_FIELDS } from '../words/ad-review-words.ts';
import { AD_STATES } from '../words/ad-state.ts';
import { CONDITION_CODES } from '../words/licence-fields.ts';

export const AdState = z.enum(AD_STATES, 'invalid');
export type AdState = z.infer<typeof AdState>;

/** An ad as its own people see it in their list. */
export const HostAd = z.object({
  id: z.string(),
  property_id: z.uuid(),
  unit_id: z.uuid(),
  title: z.string(),
  title_lang: z.enum(['ar', 'en']),
  category: PlaceName,
  district: PlaceName,
  city: PlaceName,
  photo: Photo.nullable(),
  state: AdState,
  /** Taken off until an operator has looked: its people cannot show it. */
  held: z.boolean(),
});
export type HostAd = z.infer<typeof HostAd>;

/** Something an operator asked to have changed before the ad is published. */
export const AskedChange = z.object({ field: z.enum(ASKABLE_FIELDS, 'invalid'), text: z.string() });
export type AskedChange = z.infer<typeof AskedChange>;

export const AdStep = z.object({
  from: AdState.nullable(),
  to: AdState,
  at: z.string(),
  by: z.enum(['me', 'team', 'diyar']),
  /** The name of the member of the team; null for the others, and for those who closed their account. */
  by_name: z.string().nullable(),
  /** A word of ours (`hidden`, `reported` …), or what the person wrote. */
  reason: z.string(),
  /** What the operator asked to change; empty for all other steps. */
  asked: z.array(AskedChange),
});

export const HostAdDetails = HostAd.extend({
  published_at: z.string().nullable(),
  licence: z.object({ number: z.string(), expires_on: z.string(), in_force: z.boolean() }).nullable(),
  /** Reservations that are not over. */
  bookings_ahead: z.int(),
  /** How many keep it now, and how often its number was shown to call or to write. */
  figures: z.object({
    /** Looks at its page; a reload is none. */
    views: z.int(),
    /** Visitors, each once a day. */
    visitors: z.int(),
    favourites: z.int(),
    calls: z.int(),
    whatsapp: z.int(),
    /** Visitors who passed it on, each once a day. */
    shares: z.int(),
  }),
  /** Newest first. */
  steps: z.array(AdStep),
  /** What keeps it from being sent for approval; empty where it may be, or nothing leads there. */
  missing: z.array(z.object({ code: z.enum(CONDITION_CODES), field: z.string(), msg: z.string() })),
  /** Until when it is shown before others, and what the membership has left to make it so. */
  special: z.object({ until: z.string().nullable(), remaining: z.int(), days: z.int() }),
  /** Edits of its unit and its property that an operator looks at first and that are open. */
  revisions: z.array(
    z.object({ of: z.enum(['unit', 'property']), state: z.enum(['waiting', 'changes_asked']) }),
  ),
  abilities: z.object({
    /** Sending it for approval leads on from this state; `missing` says what is needed first. */
    submit: z.boolean(),
    /** It waits in the queue: its people may take it back. */
    withdraw: z.boolean(),
    hide: z.boolean(),
    publish: z.boolean(),
    close: z.boolean(),
    remove: z.boolean(),
    special: z.boolean(),
  }),
});
export type HostAdDetails = z.infer<typeof HostAdDetails>;

const AdParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });

export const listHostAds = endpoint({
  method: 'GET',
  path: '/api/v1/host/ads',
  summary: 'The ads of the acting account, the newest made first',
  query: z.strictObject({ state: AdState.optional(), ...PageQuery }),
  data: listOf(HostAd),
  caller: 'token',
});

export const showHostAd = endpoint({
  method: 'GET',
  path: '/api/v1/host/ads/{id}',
  summary: 'An ad of the acting account, with its state, figures and every step',
  params: AdParams,
  data: HostAdDetails,
  caller: 'token',
});

/** How many days back statistics are told. */
export const STATISTICS_DAYS = ['7', '30', '90'] as const;

export const DayFigures = z.object({
  /** Riyadh's. */
  date: z.string(),
  views: z.int(),
  visitors: z.int(),
  /** Saved that day, and kept since. */
  favourites: z.int(),
  calls: z.int(),
  whatsapp: z.int(),
  /** Visitors who passed it on. */
  shares: z.int(),
  /** Secured by a payment that day. */
  reservations: z.int(),
});
export type DayFigures = z.infer<typeof DayFigures>;

export const AdStatistics = z.object({
  /** Every day from the first that counts until today, also those on which nothing happened; none before publication. */
  days: z.array(DayFigures),
  /** The ad is for letting: reservations can be made. */
  can_be_booked: z.boolean(),
});
export type AdStatistics = z.infer<typeof AdStatistics>;

export const showAdStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/host/ads/{id}/statistics',
  summary: 'An ad of the acting account in figures, day by day, for the last 7, 30 or 90 days',
  params: AdParams,
  query: z.strictObject({ days: z.enum(STATISTICS_DAYS, 'invalid').default('30') }),
  data: AdStatistics,
  caller: 'token',
});

export const stepHostAd = endpoint({
  method: 'POST',
  path: '/api/v1/host/ads/{id}/steps',
  summary:
    'Send an ad for approval, take it back from the queue, hide it, show it again, or close it; refused when it is no longer in the state it was seen in, and with `missing` when it lacks something',
  params: AdParams,
  body: z.strictObject({
    from: AdState,
    to: z.enum(['waiting_for_approval', 'not_published', 'published', 'hidden', 'closed'], 'invalid'),
    /** The brief's confirmation that the property data is correct. */
    data_correct: z.literal(true, 'confirm_data'),
    reason: z.string('invalid').trim().max(300, 'text_max').optional(),
  }),
  data: HostAdDetails,
  status: 201,
  caller: 'token',
  needs: 'ads',
  refuses: [
    'role_forbids',
    'state_changed',
    'ad_held',
    'ad_licence_ended',
    'ad_incomplete',
    'unit_has_live_ad',
    'no_ads_left',
  ],
});

export const deleteHostAd = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/ads/{id}',
  summary: 'Delete an ad for good; refused while bookings lie ahead',
  params: AdParams,
  data: z.object({}),
  caller: 'token',
  needs: 'removal',
  refuses: ['role_forbids', 'ad_has_bookings'],
});

export const makeAdSpecial = endpoint({
  method: 'POST',
  path: '/api/v1/host/ads/{id}/special',
  summary: 'Show a published ad before others for the days of the membership; uses one of its special ads',
  params: AdParams,
  data: HostAdDetails,
  status: 201,
  caller: 'token',
  needs: 'ads',
  refuses: ['role_forbids', 'state_changed', 'ad_already_special', 'no_special_ads_left'],
});
