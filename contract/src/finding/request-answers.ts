import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Money } from '../values/money.ts';
import { FIT_REASONS, REQUEST_CHANNELS, REQUEST_KINDS, REQUEST_STATES } from '../words/request-words.ts';
import { AdCard, Advertiser } from './ads.ts';
import { RequestCard, RequestParams } from './requests.ts';

/** An answer as who asked sees it. */
export const RequestAnswer = z.object({
  id: z.uuid(),
  at: z.string(),
  note: z.string().nullable(),
  advertiser: Advertiser,
  /** Null where the advertiser offers to market the property, and where the unit is no longer on show. */
  ad: AdCard.nullable(),
  /** What the stay that was asked for costs now; null without dates, or where it cannot be had. */
  stay: z.object({ total: Money, is_free: z.boolean() }).nullable(),
});
export type RequestAnswer = z.infer<typeof RequestAnswer>;

export const listRequestAnswers = endpoint({
  method: 'GET',
  path: '/api/v1/requests/{id}/answers',
  summary: 'Answers to my request, the newest first, at most 100',
  params: RequestParams,
  data: z.object({ items: z.array(RequestAnswer) }),
  caller: 'token',
  refuses: ['not_found'],
});

export const answerRequest = endpoint({
  method: 'POST',
  path: '/api/v1/requests/{id}/answers',
  summary: 'Answer a request with one of my units on show, or that I would market the property',
  params: RequestParams,
  body: z.strictObject({
    unit_id: z.uuid('invalid').nullable().default(null),
    note: z.string('invalid').trim().max(500, 'text_max').nullable().default(null),
  }),
  data: z.object({ id: z.uuid() }),
  status: 201,
  caller: 'token',
  needs: 'ads',
  refuses: ['not_found', 'own_request', 'already_answered', 'too_many_requests', 'role_forbids'],
});

const Channel = z.strictObject({ channel: z.enum(['phone', 'whatsapp'], 'invalid') });
const Contact = z.object({ phone: z.string(), url: z.string() });

export const revealRequestContact = endpoint({
  method: 'POST',
  path: '/api/v1/requests/{id}/contacts',
  summary: 'The number of who asked, only on tap and only as they chose; counted',
  params: RequestParams,
  body: Channel,
  data: Contact,
  status: 201,
  caller: 'token',
  needs: 'ads',
  refuses: ['not_found', 'own_request', 'too_many_requests'],
});

export const revealAnswerContact = endpoint({
  method: 'POST',
  path: '/api/v1/requests/{id}/answers/{answer}/contacts',
  summary: 'The number of who answered my request, only on tap; counted',
  params: RequestParams.extend({ answer: z.uuid('invalid') }),
  body: Channel,
  data: Contact,
  status: 201,
  caller: 'token',
  needs: 'look',
  refuses: ['not_found', 'too_many_requests'],
});

/** A request that fits, with the units that fit it. */
export const FittingRequest = RequestCard.extend({
  description: z.string().nullable(),
  channels: z.array(z.enum(REQUEST_CHANNELS)),
  reasons: z.array(z.enum(FIT_REASONS)),
  /** How many of the features asked for the best unit has, of how many. */
  features: z.object({ has: z.int(), of: z.int() }),
  units: z.array(
    z.object({
      id: z.uuid(),
      ad_id: z.string(),
      title: z.string(),
      title_lang: z.enum(['ar', 'en']),
      price: Money,
      answered: z.boolean(),
    }),
  ),
  /** I offered to market it. */
  answered: z.boolean(),
});
export type FittingRequest = z.infer<typeof FittingRequest>;

export const listMarketing = endpoint({
  method: 'GET',
  path: '/api/v1/host/marketing',
  summary:
    'Requests on show that units of the acting account fit, the best first, or those that ask for somebody to market a property',
  query: z.strictObject({ kind: z.enum(REQUEST_KINDS, 'invalid').default('wanted'), ...PageQuery }),
  data: listOf(FittingRequest).extend({
    /** Those that fit and wait for an answer of ours, of either kind. */
    waiting: z.object({ wanted: z.int(), marketing: z.int() }),
    /** Half of our first answers came within so many minutes of the request, in the last 90 days; null before there are any. */
    response_minutes: z.int().nullable(),
    abilities: z.object({ answer: z.boolean() }),
  }),
  caller: 'token',
});

/** A request as an operator sees it. */
export const ConsoleRequest = RequestCard.extend({
  description: z.string().nullable(),
  state: z.enum(REQUEST_STATES),
  account: z.object({ id: z.string(), name: z.string(), requests: z.int(), held: z.int() }),
  answers: z.int(),
});
export type ConsoleRequest = z.infer<typeof ConsoleRequest>;

export const listConsoleRequests = endpoint({
  method: 'GET',
  path: '/api/v1/console/requests',
  summary: 'Requests that no operator has looked at yet, the one that waits longest first, at most 50',
  data: z.object({ items: z.array(ConsoleRequest) }),
  caller: 'operator',
  right: 'requests',
});

export const decideRequest = endpoint({
  method: 'POST',
  path: '/api/v1/console/requests/{id}/decision',
  summary: 'Leave a request on show, or hide it with a reason that its people read',
  params: RequestParams,
  body: z
    .strictObject({
      decision: z.enum(['kept', 'hidden'], 'decision_required'),
      reason: z.string('invalid').trim().max(500, 'text_max').nullable().default(null),
    })
    .refine(({ decision, reason }) => decision === 'kept' || (reason ?? '') !== '', {
      error: 'reason_required',
      path: ['reason'],
    }),
  data: z.object({}),
  status: 201,
  caller: 'operator',
  right: 'requests',
  refuses: ['not_found', 'state_changed', 'xsrf_mismatch'],
});
