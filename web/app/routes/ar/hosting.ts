import { bookingAfter } from '@diyar/messages/ar/booking-after';
import { calendarFeeds } from '@diyar/messages/ar/calendar-feeds';
import { unitBoard } from '@diyar/messages/ar/unit-board';
import { layoutWith } from '../layout-with.tsx';

const sentences = { bookingAfter, calendarFeeds, unitBoard };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
