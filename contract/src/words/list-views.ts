/** Saved views of reservations, in the order of their tabs. Apart from the calls, so that a page which only names them does not bring zod along. */
export const GUEST_VIEWS = ['upcoming', 'to_pay', 'unread', 'past', 'all'] as const;
export const HOST_VIEWS = [
  'to_accept',
  'arriving',
  'departing',
  'upcoming',
  'unread',
  'money',
  'past',
  'all',
] as const;
export type ListView = (typeof GUEST_VIEWS)[number] | (typeof HOST_VIEWS)[number];
