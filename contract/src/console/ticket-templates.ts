import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { TicketKind } from '../people/tickets.ts';

const Words = {
  /** The kind of tickets it answers; null is any. */
  kind: TicketKind.nullable(),
  title_ar: z.string('required').trim().min(2, 'required').max(60, 'text_max'),
  title_en: z.string('required').trim().min(2, 'required').max(60, 'text_max'),
  /** {name} stands for who wrote, {number} for the ticket; no other mark is known. */
  text_ar: z.string('required').trim().min(1, 'required').max(2000, 'text_max'),
  text_en: z.string('required').trim().min(1, 'required').max(2000, 'text_max'),
};
const OPERATOR = { caller: 'operator', right: 'tickets' } as const;
const Params = z.object({ id: z.uuid('invalid') });
/** As it was read: one that somebody else changed meanwhile is refused. */
const Version = z.int('invalid').min(1, 'invalid');

/** What operators answer often. */
export const TicketTemplate = z.object({
  ...Words,
  id: z.uuid(),
  version: z.int(),
  changed_at: z.string(),
  is_retired: z.boolean(),
});
export type TicketTemplate = z.infer<typeof TicketTemplate>;

export const listTicketTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/console/ticket-templates',
  summary:
    'What operators answer often, in both languages: those in use by title, then the retired, the latest first',
  data: z.object({ items: z.array(TicketTemplate) }),
  ...OPERATOR,
});

export const addTicketTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/console/ticket-templates',
  summary: 'Keep an answer that is given often, in both languages',
  body: z.strictObject(Words),
  data: TicketTemplate,
  status: 201,
  ...OPERATOR,
});

export const setTicketTemplate = endpoint({
  method: 'PUT',
  path: '/api/v1/console/ticket-templates/{id}',
  summary: 'Write an answer template anew, as it was read',
  params: Params,
  body: z.strictObject({ ...Words, version: Version }),
  data: TicketTemplate,
  ...OPERATOR,
  refuses: ['not_found', 'state_changed'],
});

export const retireTicketTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/console/ticket-templates/{id}/retirement',
  summary: 'Take an answer template out of use for good; what was answered with it stays',
  params: Params,
  body: z.strictObject({ version: Version }),
  data: TicketTemplate,
  status: 201,
  ...OPERATOR,
  refuses: ['not_found', 'state_changed'],
});

/** Calls about answer templates, under the names their code uses. */
export const TICKET_TEMPLATE_ENDPOINTS = {
  listTicketTemplates,
  addTicketTemplate,
  setTicketTemplate,
  retireTicketTemplate,
} as const;
