import { bookingAfter } from '@diyar/messages/ar/booking-after';
import { unitBoard } from '@diyar/messages/ar/unit-board';
import { layoutWith } from '../layout-with.tsx';

const sentences = { bookingAfter, unitBoard };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
