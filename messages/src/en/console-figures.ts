import type { consoleFigures as ar } from '../ar/console-figures.ts';
import type { Shape } from '../shape.ts';

export const consoleFigures: Shape<typeof ar> = {
  title: 'Key figures',
  intro:
    'Supply, demand, answer times, bookings and money of the whole marketplace, as recorded, beside the time before.',
  by: 'Time',
  bys: { day: 'Last 30 days', week: 'Last 12 weeks', month: 'Last 12 months' },
  figures: {
    on_show: 'Ads on show',
    published: 'New ads',
    searches: 'Searches',
    without_results: 'Searches without results',
    requests: 'New requests',
    answered: 'Requests answered within 24 hours',
    request_answer_minutes: 'Minutes to a request’s first answer (median)',
    ticket_answer_minutes: 'Minutes to a ticket’s first answer (median)',
    ratings: 'Ratings of our help',
    satisfied_percent: 'Satisfied with our help (%)',
    bookings: 'Secured bookings',
    canceled: 'Canceled bookings',
    received: 'Money received',
    refunded: 'Money refunded',
    earned: 'Earned by Diyar',
  },
  chosen: 'Figure shown',
  before: '{value} before',
  chart: '{figure} from {from} to {to}: {total}, and {before} before that',
  searchesSince: 'Searches are counted since {date}.',
  searchesNone: 'No searches have been counted yet.',
  table: 'All figures in a table',
  from: 'From',
  to: 'To',
  download: 'Download CSV',
};
