import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { LEAD_KINDS } from '../words/lead-words.ts';

const LocalDate = z.iso
  .date('invalid')
  .refine((date) => date >= '2000-01-01' && date <= '2199-12-31', 'invalid');
const Filters = {
  kind: z.enum(LEAD_KINDS, 'invalid').optional(),
  /** The public number of one of my ads. */
  ad: z
    .string()
    .regex(/^\d{1,12}$/, 'invalid')
    .optional(),
  /** Riyadh days, both included. */
  from: LocalDate.optional(),
  to: LocalDate.optional(),
};

/**
 * Somebody who got in touch: an account with all it did, or one tap of a visitor who is not known. No number is told here: it
 * comes with a booking, or on tap at a request.
 */
export const Lead = z.object({
  id: z.string(),
  /** Null for a visitor who only tapped. */
  name: z.string().nullable(),
  /** How often each, of what the filters leave. */
  counts: z.object({ call: z.int(), whatsapp: z.int(), message: z.int(), answer: z.int() }),
  last: z.enum(LEAD_KINDS),
  last_at: z.string(),
  ad: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** The number of the last booking written about, and of the last request answered that is still on show. */
  reservation: z.string().nullable(),
  request: z.string().nullable(),
  /** A request of theirs was answered, on show or not. */
  answered: z.boolean(),
  /** The number of the booking of theirs with me in which I may still write to them: the newest with messages, else the newest. */
  thread: z.string().nullable(),
  note: z.string().nullable(),
});
export type Lead = z.infer<typeof Lead>;

export const listLeads = endpoint({
  method: 'GET',
  path: '/api/v1/host/leads',
  summary: 'Who called, opened WhatsApp, wrote, or was answered by me, by person where known, newest first',
  query: z.strictObject({ ...Filters, ...PageQuery }),
  data: listOf(Lead).extend({
    ads: z.array(z.object({ id: z.string(), title: z.string() })),
    abilities: z.object({ note: z.boolean(), export: z.boolean(), write: z.boolean() }),
  }),
  caller: 'token',
});

export const exportLeads = endpoint({
  method: 'GET',
  path: '/api/v1/host/leads/export',
  summary: 'The same as CSV, newest first, at most 5,000 lines',
  query: z.strictObject(Filters),
  data: z.object({ name: z.string(), text: z.string(), rows: z.int() }),
  caller: 'token',
  needs: 'bookings',
});

export const noteLead = endpoint({
  method: 'PUT',
  path: '/api/v1/host/leads/{id}/note',
  summary: 'What the account notes for itself about a lead; null takes it away',
  params: z.object({ id: z.string().regex(/^(account-\d{1,12}|tap-[0-9a-f-]{36})$/, 'invalid') }),
  body: z.strictObject({
    text: z.string('invalid').trim().min(1, 'required').max(1000, 'text_max').nullable(),
  }),
  data: z.object({}),
  caller: 'token',
  needs: 'ads',
  refuses: ['validation_failed', 'not_found'],
});
