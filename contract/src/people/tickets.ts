import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { TICKET_KINDS, TICKET_STATES, TICKET_THINGS } from '../words/ticket-words.ts';

export const TicketKind = z.enum(TICKET_KINDS, 'ticket_kind_required');
export type TicketKind = z.infer<typeof TicketKind>;

export const TicketState = z.enum(TICKET_STATES, 'invalid');
export type TicketState = z.infer<typeof TicketState>;

const TicketNumber = z.string().regex(/^\d{1,12}$/, 'invalid');
const Text = z.string('message_required').trim().min(1, 'message_required').max(4000, 'text_max');
/** Opens a stranger's ticket; it stands in the address they were sent. */
const Key = z.string('invalid').max(64, 'invalid').optional();
const Attachment = z.uuid('invalid').optional();
/** The ad or booking a ticket was written from; null where it was written from nowhere, or that is gone. */
export const TicketThing = z.object({ kind: z.enum(TICKET_THINGS, 'invalid'), id: TicketNumber });
export type TicketThing = z.infer<typeof TicketThing>;
/** How many messages its writer has read: a message to a ticket that grew meanwhile is refused. */
const Seen = z.int('invalid').min(1, 'invalid').max(1000, 'invalid');

export const AttachmentKind = z.enum(['picture', 'pdf']);

const Message = z.object({
  by: z.enum(['sender', 'diyar']),
  /** Who of the account's team wrote it, where that was not the reader. */
  by_name: z.string().nullable(),
  text: z.string(),
  at: z.string(),
  attachment: AttachmentKind.nullable(),
});

/** A message to Diyar as who sent it sees it in their list. */
export const TicketLine = z.object({
  id: z.string(),
  kind: TicketKind,
  subject: z.string(),
  state: TicketState,
  created_at: z.string(),
  state_since: z.string(),
});
export type TicketLine = z.infer<typeof TicketLine>;

/** What its sender thought of the help. */
export const TicketRating = z.object({ score: z.int(), text: z.string().nullable() });
export type TicketRating = z.infer<typeof TicketRating>;

export const Ticket = TicketLine.extend({
  about: TicketThing.nullable(),
  messages: z.array(Message),
  /** More can be written: it is not closed, and not full. */
  can_reply: z.boolean(),
  /** Null until its sender said it; it can be said once the ticket is closed. */
  rating: TicketRating.nullable(),
});
export type Ticket = z.infer<typeof Ticket>;

export const sendAttachment = endpoint({
  method: 'POST',
  path: '/api/v1/tickets/attachments',
  summary: 'Send a picture or PDF of at most 5 MB before the message it belongs to; kept a day without one',
  upload: 'file',
  data: z.object({ id: z.uuid(), kind: AttachmentKind }),
  status: 201,
  caller: 'maybe_token',
  refuses: ['too_many_requests', 'uploads_busy', 'unavailable', 'picture_not_kept'],
});

export const openTicket = endpoint({
  method: 'POST',
  path: '/api/v1/tickets',
  summary:
    'Write to Diyar; a stranger says their name and phone, and is given a key to read the answer with. Answers the ticket number',
  body: z.strictObject({
    kind: TicketKind,
    subject: z.string('subject_required').trim().min(1, 'subject_required').max(120, 'text_max'),
    text: Text,
    attachment_id: Attachment,
    /** An ad that is or was on the site, or a booking of the acting account. */
    about: TicketThing.optional(),
    name: z.string('name_required').trim().max(80, 'name_max').optional(),
    phone: z.string('phone_required').trim().max(40, 'phone_invalid').optional(),
    email: z.union([z.literal(''), z.email('email_invalid').max(254, 'email_invalid')]).optional(),
  }),
  data: z.object({
    id: z.string(),
    /** Null for who is signed in: the ticket is in their list. */
    key: z.string().nullable(),
  }),
  status: 201,
  caller: 'maybe_token',
  idempotent: true,
  refuses: ['too_many_requests'],
});

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/v1/tickets',
  summary: 'What the acting account wrote to Diyar, the newest first',
  query: z.strictObject(PageQuery),
  data: listOf(TicketLine),
  caller: 'token',
});

export const showTicket = endpoint({
  method: 'GET',
  path: '/api/v1/tickets/{id}',
  summary: 'A message to Diyar with its answers; a stranger’s by its key',
  params: z.object({ id: TicketNumber }),
  query: z.strictObject({ k: Key }),
  data: Ticket,
  caller: 'maybe_token',
});

export const replyToTicket = endpoint({
  method: 'POST',
  path: '/api/v1/tickets/{id}/messages',
  summary: 'Write more in a ticket that is not closed; it waits for an answer again',
  params: z.object({ id: TicketNumber }),
  body: z.strictObject({ text: Text, seen: Seen, attachment_id: Attachment, k: Key }),
  data: Ticket,
  status: 201,
  caller: 'maybe_token',
  refuses: ['not_found', 'state_changed', 'ticket_closed', 'ticket_full', 'too_many_requests'],
});

export const rateTicket = endpoint({
  method: 'POST',
  path: '/api/v1/tickets/{id}/rating',
  summary: 'Say once, after a ticket is closed, how the help was: 1 to 5, and a sentence for who likes',
  params: z.object({ id: TicketNumber }),
  body: z.strictObject({
    score: z.int('required').min(1, 'required').max(5, 'required'),
    text: z.string('invalid').trim().max(500, 'text_max').default(''),
    k: Key,
  }),
  data: Ticket,
  status: 201,
  caller: 'maybe_token',
  refuses: ['not_found', 'state_changed'],
});

/** A ticket as an operator sees it. */
export const ConsoleTicketLine = TicketLine.extend({
  /** Who wrote: an account, or a stranger by what they said of themselves. */
  sender: z.object({ account_id: z.string().nullable(), name: z.string() }),
});
export type ConsoleTicketLine = z.infer<typeof ConsoleTicketLine>;

export const ConsoleTicket = ConsoleTicketLine.extend({
  about: TicketThing.extend({
    /** What the ad or the booked unit is called. */
    unit: z.string(),
    /** Whose ad it is, or the booking's advertiser. */
    host: z.object({ id: z.string(), name: z.string() }),
    /** On which of its sides the sender stands. */
    side: z.enum(['guest', 'host']).nullable(),
    /** An ad that anybody can look at; every booking has its place in the console. */
    is_on_show: z.boolean(),
  }).nullable(),
  contact: z.object({ phone: z.string(), email: z.string().nullable() }),
  /** False: the writer may only look at the account, or left its team; nothing is done for it on their word. Null of a stranger. */
  may_act: z.boolean().nullable(),
  lang: z.enum(['ar', 'en']),
  rating: TicketRating.nullable(),
  messages: z.array(
    Message.omit({ attachment: true, by_name: true }).extend({
      /** The operator who answered. */
      name: z.string().nullable(),
      attachment: z.object({ id: z.uuid(), kind: AttachmentKind, size: z.int() }).nullable(),
    }),
  ),
});
export type ConsoleTicket = z.infer<typeof ConsoleTicket>;

export const listConsoleTickets = endpoint({
  method: 'GET',
  path: '/api/v1/console/tickets',
  summary: 'Tickets in a state: the open ones with the longest wait first, others the newest first',
  query: z.strictObject({ ...PageQuery, state: TicketState.default('open') }),
  data: listOf(ConsoleTicketLine),
  caller: 'operator',
  right: 'tickets',
});

export const showConsoleTicket = endpoint({
  method: 'GET',
  path: '/api/v1/console/tickets/{id}',
  summary: 'A ticket with who sent it, how to reach them, and all that was written',
  params: z.object({ id: TicketNumber }),
  data: ConsoleTicket,
  caller: 'operator',
  right: 'tickets',
  refuses: ['not_found'],
});

export const readAttachment = endpoint({
  method: 'GET',
  path: '/api/v1/console/tickets/{id}/attachments/{attachment}',
  summary: 'A file that came with a ticket, in base 64: a picture made anew as WebP, or a PDF as it was sent',
  params: z.object({ id: TicketNumber, attachment: z.uuid('invalid') }),
  data: z.object({ type: z.enum(['image/webp', 'application/pdf']), base64: z.string() }),
  caller: 'operator',
  right: 'tickets',
  refuses: ['not_found'],
});

export const decideTicket = endpoint({
  method: 'POST',
  path: '/api/v1/console/tickets/{id}/decision',
  summary: 'Answer a ticket as it was seen, or close it, with or without a last word; its sender is told',
  params: z.object({ id: TicketNumber }),
  body: z
    .strictObject({
      decision: z.enum(['answered', 'closed'], 'invalid'),
      text: z.string('message_required').trim().max(4000, 'text_max').default(''),
      seen: Seen,
    })
    .refine(({ decision, text }) => decision === 'closed' || text !== '', {
      error: 'message_required',
      path: ['text'],
    }),
  data: ConsoleTicket,
  status: 201,
  caller: 'operator',
  right: 'tickets',
  refuses: ['not_found', 'state_changed', 'ticket_closed', 'ticket_full', 'xsrf_mismatch'],
});
