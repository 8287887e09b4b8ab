/** What a message to Diyar is about, and how far it is. Apart from the calls, so that a page which only names them does not bring zod along. */
export const TICKET_KINDS = [
  'question',
  'booking',
  'payment',
  'ad',
  'account',
  'technical',
  'suggestion',
  'other',
] as const;

export const TICKET_STATES = ['open', 'answered', 'closed'] as const;

/** What a message to Diyar can be about by its number, where it was written from there. */
export const TICKET_THINGS = ['ad', 'booking'] as const;

/** Rules of a message to Diyar. */
export const TICKET_RULES = [
  'ticket_kind_required',
  'ticket_about_unknown',
  'template_title_taken',
  'template_mark',
  'subject_required',
  'message_required',
  'attachment_required',
  'attachment_kind',
  'attachment_5mb',
  'attachment_gone',
] as const;

/** Bytes of a file sent along, as uploaded. */
export const MOST_ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** Messages of a ticket; the last are kept for Diyar's answers. */
export const MOST_TICKET_MESSAGES = 100;
export const LAST_ANSWERS = 10;

/** What an answer template says in the place of a word: who wrote, and the number of their ticket. */
export const TEMPLATE_MARKS = ['{name}', '{number}'] as const;

/** Whether braces of a template hold anything but a mark. */
export function hasUnknownMark(text: string): boolean {
  return /[{}]/.test(TEMPLATE_MARKS.reduce((left, mark) => left.replaceAll(mark, ''), text));
}

/** A template's text as it is answered. */
export function filledTemplate(text: string, { name, number }: { name: string; number: string }): string {
  return text.replaceAll('{number}', () => number).replaceAll('{name}', () => name);
}

/** How the help was, from the worst. */
export const TICKET_SCORES = [1, 2, 3, 4, 5] as const;
/** From this score on the help was good. */
export const GOOD_FROM = 4;
export type TicketScore = (typeof TICKET_SCORES)[number];
