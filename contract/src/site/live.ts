import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

/** Something changed that the listener may see; to see it, they ask as they did before. */
export const LiveChange = z.object({
  what: z.enum([
    'reservation',
    'unit',
    'calendar',
    'wizard',
    'team',
    'prices',
    'message',
    'notification',
    'verification',
    'report',
  ]),
  id: z.string(),
});
export type LiveChange = z.infer<typeof LiveChange>;

/** Seconds between two `beat` events: a stream that is silent for longer is broken. */
export const BEAT_SECONDS = 20;

export const takeLiveTicket = endpoint({
  method: 'POST',
  path: '/api/v1/live/tickets',
  summary: "A ticket of 60 seconds for one stream of changes: my account's, and a unit's calendar's",
  body: z.object({ unit_id: z.uuid('invalid').optional(), k: z.string().max(100).optional() }),
  data: z.object({ ticket: z.string(), expires_in: z.int() }),
  status: 201,
  caller: 'maybe_token',
  refuses: ['login_required', 'not_found'],
});

export const followChanges = endpoint({
  method: 'GET',
  path: '/api/v1/live',
  summary: 'Events as they happen: `change` says what to look at again, `beat` that the stream lives',
  query: z.object({ ticket: z.string().max(100) }),
  data: LiveChange,
  caller: 'anyone',
  withoutApiKey: true,
  streams: true,
  refuses: ['forbidden', 'too_many_requests', 'unavailable'],
});
