import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { PlaceName } from '../site/places.ts';
import { Money } from '../values/money.ts';
import { nameText } from '../words/name-text.ts';
import { Period } from '../words/period.ts';
import { REQUEST_CHANNELS, REQUEST_KINDS, REQUEST_STATES, REQUEST_STEPS } from '../words/request-words.ts';
import { Floor } from './query-values.ts';

const Slug = z.string().regex(/^[\w-]{1,80}$/, 'invalid');
export const RequestParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });
/** Square metres and metres, above zero. */
const measure = (most: number) => z.number('number').positive('number_positive').max(most, 'number_max');
const Riyals = z.int('number').positive('number_positive').max(1_000_000_000, 'price_max');
const LocalDate = z.iso
  .date('invalid')
  .refine((date) => date >= '2000-01-01' && date <= '2199-12-31', 'invalid');

/** What somebody asks for. Prices in whole riyals of the rental term; a location is a city, with some of its districts or a drawn area. */
export const RequestContent = z
  .strictObject({
    kind: z.enum(REQUEST_KINDS, 'required'),
    purpose: z.enum(['rent', 'sale'], 'purpose_required'),
    category: z.string('category_required').min(1, 'category_required').max(80, 'invalid'),
    title: nameText('title_required').pipe(
      z.string().min(1, 'title_required').min(4, 'title_min').max(100, 'title_max'),
    ),
    description: z.string('invalid').trim().max(2000, 'text_max').nullable().default(null),
    city: z.string('add_city').min(1, 'add_city').max(80, 'invalid'),
    districts: z.array(Slug).max(20, 'invalid').default([]),
    /** `lng,lat;lng,lat;…`, areas joined by `|`, 200 points at most. */
    polygon: z.string().max(10_000, 'invalid').nullable().default(null),
    area_min: measure(99_999_999).nullable().default(null),
    area_max: measure(99_999_999).nullable().default(null),
    length: measure(9_999).nullable().default(null),
    width: measure(9_999).nullable().default(null),
    price_min: Riyals.nullable().default(null),
    price_max: Riyals.nullable().default(null),
    period: Period.nullable().default(null),
    from: LocalDate.nullable().default(null),
    to: LocalDate.nullable().default(null),
    features: z.array(Slug).max(30, 'invalid').default([]),
    /** Any of them; a unit whose floor nobody said may fit. */
    floors: z.array(Floor).max(20, 'invalid').default([]),
    channels: z.array(z.enum(REQUEST_CHANNELS, 'invalid')).min(1, 'required').max(3, 'invalid'),
    /** The request it is a changed copy of. */
    copy_of: z
      .string()
      .regex(/^\d{1,12}$/, 'invalid')
      .nullable()
      .default(null),
  })
  .superRefine((content, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { area_min, area_max, price_min, price_max, from, to } = content;
    if (area_min !== null && area_max !== null && area_min > area_max) refuse('area_max', 'least_above_most');
    if (price_min !== null && price_max !== null && price_min > price_max)
      refuse('price_max', 'least_above_most');
    if (content.purpose === 'rent' && content.period === null) refuse('period', 'required');
    if (content.purpose === 'sale' && content.period !== null) refuse('period', 'invalid');
    if (content.purpose === 'sale' && from !== null) refuse('from', 'invalid');
    if (from !== null && to === null) refuse('to', 'required');
    if (from === null && to !== null) refuse('from', 'required');
    if (from !== null && to !== null && from >= to) refuse('to', 'start_before_end');
    if (content.polygon !== null && content.districts.length > 0) refuse('districts', 'invalid');
  });
export type RequestContent = z.output<typeof RequestContent>;

/** A request as it is listed. */
export const RequestCard = z.object({
  id: z.string(),
  kind: z.enum(REQUEST_KINDS),
  purpose: z.enum(['rent', 'sale']),
  title: z.string(),
  /** The language it was written in. */
  lang: z.enum(['ar', 'en']),
  category: PlaceName,
  city: PlaceName,
  districts: z.array(PlaceName),
  is_drawn: z.boolean(),
  period: Period.nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  area_min: z.number().nullable(),
  area_max: z.number().nullable(),
  price_min: Money.nullable(),
  price_max: Money.nullable(),
  published_at: z.string(),
  expires_at: z.string(),
});
export type RequestCard = z.infer<typeof RequestCard>;

/** A request as its page. */
export const RequestDetails = RequestCard.extend({
  description: z.string().nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  features: z.array(PlaceName),
  floors: z.array(z.string()),
  polygon: z.string().nullable(),
  state: z.enum(REQUEST_STATES),
  /** Ways the one who asked may be reached; numbers only on tap. */
  channels: z.array(z.enum(REQUEST_CHANNELS)),
  views: z.int(),
  answers: z.int(),
  abilities: z.object({ manage: z.boolean(), answer: z.boolean(), contact: z.boolean() }),
});
export type RequestDetails = z.infer<typeof RequestDetails>;

/** One of my requests. */
export const OwnRequest = RequestCard.extend({
  state: z.enum(REQUEST_STATES),
  /** Why an operator took it off; null otherwise. */
  held_reason: z.string().nullable(),
  views: z.int(),
  answers: z.int(),
  steps: z.array(z.enum(REQUEST_STEPS)),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

const Whole = z.coerce.number('number').int('number').min(0, 'invalid').max(1_000_000_000, 'invalid');
export const RequestsQuery = z.strictObject({
  kind: z.enum(REQUEST_KINDS, 'invalid').optional(),
  purpose: z.enum(['sale', 'rent'], 'invalid').optional(),
  category: Slug.optional(),
  city: Slug.optional(),
  district: Slug.optional(),
  period: z.coerce.number('number').pipe(Period).optional(),
  /** What the one who asks can pay at most is not below it, in whole riyals. */
  price_min: Whole.optional(),
  ...PageQuery,
});
export type RequestsQuery = z.output<typeof RequestsQuery>;

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/v1/requests',
  summary: 'Requests on show, the newest first',
  query: RequestsQuery,
  data: listOf(RequestCard),
  caller: 'anyone',
});

export const createRequest = endpoint({
  method: 'POST',
  path: '/api/v1/requests',
  summary:
    'Say what is wanted, or which property is to be marketed; it is on show for 60 days and never edited',
  body: RequestContent,
  data: z.object({ id: z.string(), told: z.int() }),
  status: 201,
  caller: 'token',
  needs: 'supply',
  idempotent: true,
  refuses: ['too_many_requests', 'role_forbids'],
});

export const showRequest = endpoint({
  method: 'GET',
  path: '/api/v1/requests/{id}',
  summary: 'A request; its own people see it in every state',
  params: RequestParams,
  data: RequestDetails,
  caller: 'maybe_token',
  refuses: ['not_found'],
});

export const countRequestView = endpoint({
  method: 'POST',
  path: '/api/v1/requests/{id}/views',
  summary: 'Count a look at a request, once a visitor and day; not by its own people',
  params: RequestParams,
  data: z.object({}),
  status: 201,
  caller: 'maybe_token',
});

export const stepRequest = endpoint({
  method: 'POST',
  path: '/api/v1/requests/{id}/steps',
  summary: 'Publish, hide or delete my request; publishing one that has ended begins its 60 days anew',
  params: RequestParams,
  body: z.strictObject({
    to: z.enum(REQUEST_STEPS, 'invalid'),
    /** That its data is still correct: a change of state asks for it. */
    confirmed: z.literal(true, 'confirm_data'),
  }),
  data: OwnRequest,
  status: 201,
  caller: 'token',
  needs: 'supply',
  refuses: ['not_found', 'state_changed', 'request_held', 'role_forbids'],
});

export const listOwnRequests = endpoint({
  method: 'GET',
  path: '/api/v1/user/requests',
  summary: 'Requests of the acting account, the newest first',
  query: z.strictObject(PageQuery),
  data: listOf(OwnRequest).extend({
    /** Days a request published now is on show. */
    days: z.int(),
    abilities: z.object({ edit: z.boolean() }),
  }),
  caller: 'token',
});
