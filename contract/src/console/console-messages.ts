import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '../words/notification-words.ts';

/** Where a message stands that did not go out, or not by its own way. */
const UNSENT_STATES = ['failed', 'waiting', 'replaced'] as const;

/** A message that did not go out: it failed for good, its last try failed and it waits for the next, or it went another way. */
export const UnsentMessage = z.object({
  id: z.uuid(),
  state: z.enum(UNSENT_STATES),
  channel: z.enum(NOTIFICATION_CHANNELS),
  kind: z.enum(NOTIFICATION_KINDS),
  /** What it says, in the operator's language. */
  text: z.string(),
  /** Where it goes, but for most of its signs. */
  to: z.string(),
  /** The account it is about. */
  account: z.object({ id: z.string(), name: z.string() }),
  /** What the provider said to the last try. */
  failure: z.string(),
  attempts: z.int(),
  /** When it happened that is told of, and when the message failed by this way; null while it waits. */
  at: z.string(),
  failed_at: z.string().nullable(),
});
export type UnsentMessage = z.infer<typeof UnsentMessage>;

export const listUnsentMessages = endpoint({
  method: 'GET',
  path: '/api/v1/console/messages',
  summary:
    'Messages to people that did not go out, the newest first: failed for good, waiting for another try, or gone another way',
  query: z.strictObject({
    ...PageQuery,
    state: z.enum(UNSENT_STATES, 'invalid').default('failed'),
  }),
  data: listOf(UnsentMessage).extend({
    counts: z.object({ failed: z.int(), waiting: z.int(), replaced: z.int() }),
    /** Sign-in codes of the last 24 hours that arrived by no way. */
    lost_codes: z.int(),
  }),
  caller: 'operator',
  right: 'messages',
});

export const retryMessage = endpoint({
  method: 'POST',
  path: '/api/v1/console/messages/{id}/retry',
  summary: 'Try a message that failed for good again, eight times at most',
  params: z.object({ id: z.uuid('invalid') }),
  data: z.object({}),
  status: 201,
  caller: 'operator',
  right: 'messages',
  refuses: ['not_found', 'state_changed'],
});

/** Calls about messages that did not go out, under the names their code uses. */
export const CONSOLE_MESSAGE_ENDPOINTS = { listUnsentMessages, retryMessage } as const;
