import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { PlaceName } from '../site/places.ts';
import { AUDIENCES } from '../words/broadcast-words.ts';
import { TURNING } from '../words/name-text.ts';

export const Broadcast = z.object({
  id: z.uuid(),
  text_ar: z.string(),
  text_en: z.string(),
  audience: z.enum(AUDIENCES),
  city: PlaceName.nullable(),
  at: z.string(),
  operator: z.string(),
  /** Accounts of the group when it was sent, and those that have been told. */
  counted: z.int(),
  told: z.int(),
  /** When the last one was told; null while it is being told. */
  ended_at: z.string().nullable(),
});
export type Broadcast = z.infer<typeof Broadcast>;

const Group = {
  audience: z.enum(AUDIENCES, 'required'),
  city: z.string('city_unknown').min(1, 'city_unknown').max(100, 'invalid').optional(),
};
const text = z
  .string('message_required')
  .trim()
  .min(1, 'message_required')
  .max(300, 'text_max')
  .refine((words) => !TURNING.test(words), 'hidden_direction');

export const listBroadcasts = endpoint({
  method: 'GET',
  path: '/api/v1/console/broadcasts',
  summary: 'Notices that were sent to a group of accounts, the newest first, and how many have been told',
  query: z.strictObject(PageQuery),
  data: listOf(Broadcast),
  caller: 'operator',
  right: 'broadcasts',
});

export const countAudience = endpoint({
  method: 'GET',
  path: '/api/v1/console/broadcasts/audience',
  summary: 'How many accounts a notice to a group would be told now',
  query: z.strictObject(Group),
  data: z.object({ count: z.int() }),
  caller: 'operator',
  right: 'broadcasts',
});

export const sendBroadcast = endpoint({
  method: 'POST',
  path: '/api/v1/console/broadcasts',
  summary: 'Tell every account of a group a notice on the site, each once; the same key is the same notice',
  body: z.strictObject({ ...Group, key: z.uuid('invalid'), text_ar: text, text_en: text }),
  data: Broadcast,
  status: 201,
  caller: 'operator',
  right: 'broadcasts',
  refuses: ['state_changed'],
});

/** Calls about broadcasts in the console, under the names their code uses. */
export const CONSOLE_BROADCAST_ENDPOINTS = { listBroadcasts, countAudience, sendBroadcast } as const;
