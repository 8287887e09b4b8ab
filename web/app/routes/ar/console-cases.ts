import { booking } from '@diyar/messages/ar/booking';
import { bookingLife } from '@diyar/messages/ar/booking-life';
import { channels } from '@diyar/messages/ar/channels';
import { consoleAccounts } from '@diyar/messages/ar/console-accounts';
import { consoleBookings } from '@diyar/messages/ar/console-bookings';
import { consoleMessages } from '@diyar/messages/ar/console-messages';
import { consoleRequests } from '@diyar/messages/ar/console-requests';
import { consoleThreads } from '@diyar/messages/ar/console-threads';
import { consoleTickets } from '@diyar/messages/ar/console-tickets';
import { notifications } from '@diyar/messages/ar/notifications';
import { requests } from '@diyar/messages/ar/requests';
import { reservations } from '@diyar/messages/ar/reservations';
import { results } from '@diyar/messages/ar/results';
import { layoutWith } from '../layout-with.tsx';

const sentences = {
  channels,
  consoleMessages,
  notifications,
  booking,
  bookingLife,
  consoleAccounts,
  consoleBookings,
  consoleRequests,
  consoleThreads,
  consoleTickets,
  requests,
  reservations,
  results,
};

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
