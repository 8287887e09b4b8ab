import { bookingAfter } from '@diyar/messages/en/booking-after';
import { calendarFeeds } from '@diyar/messages/en/calendar-feeds';
import { unitBoard } from '@diyar/messages/en/unit-board';
import { layoutWith } from '../layout-with.tsx';

const sentences = { bookingAfter, calendarFeeds, unitBoard };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
