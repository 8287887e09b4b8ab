/** The marketplace's key figures in the order they are shown. */
export const KEY_FIGURES = [
  'on_show',
  'published',
  'searches',
  'without_results',
  'requests',
  'answered',
  'request_answer_minutes',
  'ticket_answer_minutes',
  'ratings',
  'satisfied_percent',
  'bookings',
  'canceled',
  'received',
  'refunded',
  'earned',
] as const;
export type KeyFigure = (typeof KEY_FIGURES)[number];
