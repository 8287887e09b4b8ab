import type { consoleTickets as ar } from '../ar/console-tickets.ts';
import type { Shape } from '../shape.ts';
import { ticketWords } from './contact.ts';

export const consoleTickets: Shape<typeof ar> = {
  ...ticketWords,
  title: 'Support tickets',
  waiting:
    '{count, plural, =0 {No tickets wait for an answer} one {One ticket waits for an answer} other {# tickets wait for an answer}}',
  keys: '<kbd>j</kbd> and <kbd>k</kbd> to move, <kbd>Enter</kbd> to answer, <kbd>Ctrl</kbd> + <kbd>Enter</kbd> to send, <kbd>Esc</kbd> to go back',
  list: 'Tickets',
  filter: 'State',
  states: { open: 'Waiting', answered: 'Answered', closed: 'Closed' },
  none: {
    open: 'No tickets wait for an answer',
    answered: 'No answered tickets are still open',
    closed: 'No closed tickets',
  },
  noneText: 'Messages from the contact page appear here.',
  choose: 'Choose a ticket to read and answer it',
  number: 'Ticket {number}',
  since: 'Since {at}',
  about: { ad: 'Ad {number}', booking: 'Booking {number}' },
  aboutHost: 'Advertiser',
  aboutSide: { guest: 'Written by the guest', host: 'Written by the advertiser' },
  adOff: 'Not on show',
  stranger: 'Visitor without an account',
  account: 'Account {number}',
  mayNotAct:
    'Whoever wrote this may only look at the account, or has left its team. Change nothing in the account on their word.',
  phone: 'Phone',
  email: 'E-mail',
  writesIn: { ar: 'Writes in Arabic', en: 'Writes in English' },
  by: '{name} · {at}',
  download: 'Download the file ({size})',
  showPicture: 'Show the picture ({size})',
  picture: 'The attached picture',
  fileFailed: 'The attachment could not be fetched',
  answer: 'Answer',
  answerHint: 'The sender reads it as you write it, and is told by text message.',
  send: 'Send answer',
  close: 'Close ticket',
  closeWith: 'Send and close',
  answered: 'Answer sent',
  closed: 'Ticket closed',
  isClosed: 'This ticket is closed',
  rated: 'The sender rated the help: {score}',
};
