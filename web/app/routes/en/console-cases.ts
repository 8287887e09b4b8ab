import { booking } from '@diyar/messages/en/booking';
import { bookingLife } from '@diyar/messages/en/booking-life';
import { channels } from '@diyar/messages/en/channels';
import { consoleAccounts } from '@diyar/messages/en/console-accounts';
import { consoleBookings } from '@diyar/messages/en/console-bookings';
import { consoleMessages } from '@diyar/messages/en/console-messages';
import { consoleRequests } from '@diyar/messages/en/console-requests';
import { consoleThreads } from '@diyar/messages/en/console-threads';
import { consoleTickets } from '@diyar/messages/en/console-tickets';
import { notifications } from '@diyar/messages/en/notifications';
import { requests } from '@diyar/messages/en/requests';
import { reservations } from '@diyar/messages/en/reservations';
import { results } from '@diyar/messages/en/results';
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
