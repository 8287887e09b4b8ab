import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import {
  MOST_COMMENT_CHARACTERS,
  MOST_EVALUATION_PHOTOS,
  MOST_REPLY_CHARACTERS,
} from '../words/evaluation-words.ts';

const ReservationParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });
const Rate = z.int('required').min(1, 'required').max(5, 'invalid');
const Parts = z.strictObject({
  cleanliness: Rate,
  accuracy: Rate,
  location: Rate,
  communication: Rate,
  value: Rate,
});

/** The stay that is evaluated. */
const Stay = z.object({
  /** Number of the reservation. */
  id: z.string(),
  side: z.enum(['guest', 'host']),
  unit: z.object({ name: z.string(), lang: z.enum(['ar', 'en']) }),
  /** The other side. */
  other: z.object({ name: z.string() }),
  departed_at: z.string(),
});

/** A stay that waits for my evaluation. */
export const EvaluationTask = Stay.extend({
  /** Until when it can be written. */
  until: z.string(),
});
export type EvaluationTask = z.infer<typeof EvaluationTask>;

/** An evaluation that I wrote, or that was written about me and is public. */
export const OwnEvaluation = Stay.extend({
  /** Names it where it is reported; `id` is the stay's. */
  evaluation_id: z.string(),
  rate: z.int(),
  parts: Parts.nullable(),
  comment: z.string().nullable(),
  /** How many photos it has. */
  photos: z.int(),
  /** Of one that I wrote, to say which of them stay. */
  photo_ids: z.array(z.uuid()),
  at: z.string(),
  published_at: z.string().nullable(),
  /** Nobody else reads it: a case about it hides it. */
  is_hidden: z.boolean(),
  /** Until when I can change it; null when I cannot. */
  editable_until: z.string().nullable(),
  reply: z.object({ text: z.string(), at: z.string() }).nullable(),
  can_reply: z.boolean(),
});
export type OwnEvaluation = z.infer<typeof OwnEvaluation>;

export const EvaluationsPage = z.object({
  waiting: z.array(EvaluationTask),
  /** Mine, the newest first, at most a hundred; those before them by `GET /api/v1/evaluations/{list}`. */
  given: z.array(OwnEvaluation),
  /** Public ones about me, the newest first, at most a hundred. */
  received: z.array(OwnEvaluation),
  has_more: z.object({ given: z.boolean(), received: z.boolean() }),
  /** What guests are told of me as a guest by hosts; null without one. */
  as_guest: z.object({ average: z.number(), count: z.int() }).nullable(),
  /** What is said of my units; null without one. */
  as_host: z.object({ average: z.number(), count: z.int() }).nullable(),
});
export type EvaluationsPage = z.infer<typeof EvaluationsPage>;

export const listEvaluations = endpoint({
  method: 'GET',
  path: '/api/v1/evaluations',
  summary: 'Stays that wait for my evaluation, what I wrote, and what is public about me',
  data: EvaluationsPage,
  caller: 'token',
});

export const listOlderEvaluations = endpoint({
  method: 'GET',
  path: '/api/v1/evaluations/{list}',
  summary:
    'Evaluations that I wrote, or public ones about me, before one of them: a hundred, the newest first',
  params: z.object({ list: z.enum(['given', 'received'], 'invalid') }),
  query: z.strictObject({
    /** `evaluation_id` of the last that was shown. */
    before: z.uuid('invalid'),
  }),
  data: z.object({ items: z.array(OwnEvaluation), has_more: z.boolean() }),
  caller: 'token',
});

const Written = z.strictObject({
  rate: Rate,
  /** A guest rates the parts, an advertiser does not. */
  parts: Parts.optional(),
  comment: z.string('invalid').trim().max(MOST_COMMENT_CHARACTERS, 'text_max').default(''),
});

const PhotoIds = z.array(z.uuid('invalid')).max(MOST_EVALUATION_PHOTOS, 'invalid');
const Picture = z.object({ type: z.literal('image/webp'), base64: z.string() });
const position = z.coerce.number().int('invalid').min(1, 'invalid').max(MOST_EVALUATION_PHOTOS, 'invalid');

export const sendEvaluationPhoto = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/evaluation_photos',
  summary:
    'Send a photo of a finished stay, at most 5 MB, before the evaluation or the edit it belongs to; kept a day without one',
  params: ReservationParams,
  upload: 'photo',
  data: z.object({ id: z.uuid() }),
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['not_available', 'uploads_busy', 'unavailable', 'picture_not_kept'],
});

export const readEvaluationPhoto = endpoint({
  method: 'GET',
  path: '/api/v1/evaluations/{id}/photos/{position}',
  summary: 'A photo of a public evaluation, or of mine, in base 64, made anew as WebP',
  params: z.object({ id: z.uuid('invalid'), position }),
  data: Picture,
  caller: 'maybe_token',
});

export const readPhotoOfCase = endpoint({
  method: 'GET',
  path: '/api/v1/console/reports/{id}/photos/{position}',
  summary: 'A photo of the evaluation that a case is about, in base 64',
  params: ReservationParams.extend({ position }),
  data: Picture,
  caller: 'operator',
  right: 'reports',
});

export const writeEvaluation = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/evaluations',
  summary:
    'Evaluate a finished stay of mine, once; the other side reads it when both wrote, or 14 days after departure',
  params: ReservationParams,
  body: Written.extend({
    /** Photos that its guest sent before, in their order; an advertiser sends none. */
    photos: PhotoIds.default([]),
  }),
  data: EvaluationsPage,
  status: 201,
  caller: 'token',
  needs: 'bookings',
  idempotent: true,
  refuses: ['not_available', 'state_changed'],
});

export const editEvaluation = endpoint({
  method: 'PUT',
  path: '/api/v1/reservations/{id}/evaluations',
  summary: 'Change my evaluation and its photos within 48 hours of writing it, while it is not public',
  params: ReservationParams,
  body: Written.extend({
    /** All it has from now on: of those it has and new ones, in their order; left as they are where it is not said. */
    photos: PhotoIds.optional(),
  }),
  data: EvaluationsPage,
  caller: 'token',
  needs: 'bookings',
  refuses: ['not_available'],
});

export const replyToEvaluation = endpoint({
  method: 'POST',
  path: '/api/v1/reservations/{id}/evaluations/reply',
  summary: 'Answer a public evaluation about me, once',
  params: ReservationParams,
  body: z.strictObject({
    text: z
      .string('message_required')
      .trim()
      .min(1, 'message_required')
      .max(MOST_REPLY_CHARACTERS, 'text_max'),
  }),
  data: EvaluationsPage,
  status: 201,
  caller: 'token',
  needs: 'bookings',
  refuses: ['not_available', 'state_changed'],
});

/** What a host knows of who books, before they accept. */
export const showGuest = endpoint({
  method: 'GET',
  path: '/api/v1/host/reservations/{id}/guest',
  summary: 'The guest of a booking of my units: since when, stays that ended, and what hosts said of them',
  params: ReservationParams,
  data: z.object({
    name: z.string(),
    since: z.string(),
    stays: z.int(),
    rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  }),
  caller: 'token',
});
