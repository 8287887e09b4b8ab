import { kept, type PersonalTables, secret, WITH_ACCOUNT } from './personal-table.ts';

/** Tickets of an account, and of a stranger known by phone alone. */
const TICKET = {
  ...WITH_ACCOUNT,
  retention: 'two years after the ticket is closed, or until the account is',
} as const;
const CLUE = secret(TICKET);
const THROUGH_TICKET = (way: readonly string[]) =>
  [
    { whose: 'account', by: [...way, 'ticket.account_id'] },
    { whose: 'phone or e-mail', by: [...way, 'ticket.phone'] },
  ] as const;

/** Messages to Diyar and the answers. */
export const TICKETS: PersonalTables = {
  ticket: {
    owners: [
      { whose: 'account', by: ['account_id'] },
      { whose: 'phone or e-mail', by: ['phone'] },
    ],
    columns: {
      name: kept('whom to answer', TICKET),
      phone: kept('telling that there is an answer', TICKET),
      email: kept('reaching who has no account', TICKET),
      lang: kept('answering in the language somebody writes in', TICKET),
      subject: kept('answering what people ask', TICKET),
      address_hash: kept('limits per network address', CLUE),
      once_hash: kept('taking a repeated sending for the same', CLUE),
      fingerprint: kept('taking a repeated sending for the same', CLUE),
    },
    readableBy: ['number', 'kind', 'state', 'state_since', 'created_at'],
  },
  ticket_message: {
    owners: THROUGH_TICKET(['ticket_id']),
    columns: { text: kept('answering what people ask', TICKET) },
    readableBy: ['position', 'created_at'],
  },
  ticket_rating: {
    owners: THROUGH_TICKET(['ticket_id']),
    columns: { text: kept('helping better', TICKET) },
    readableBy: ['score', 'created_at'],
  },
  ticket_attachment: {
    owners: THROUGH_TICKET(['message_id', 'ticket_message.ticket_id']),
    columns: {
      file_key: kept('what somebody shows of their question', CLUE),
      address_hash: kept('limits per network address', CLUE),
    },
    readableBy: ['kind', 'size', 'created_at'],
  },
};
