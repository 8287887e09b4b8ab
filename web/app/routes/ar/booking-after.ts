import { bookingAfter } from '@diyar/messages/ar/booking-after';
import { bookingLists } from '@diyar/messages/ar/booking-lists';
import { evaluations } from '@diyar/messages/ar/evaluations';
import { invoices } from '@diyar/messages/ar/invoices';
import { myFees } from '@diyar/messages/ar/my-fees';
import { layoutWith } from '../layout-with.tsx';

const sentences = { bookingAfter, bookingLists, evaluations, invoices, myFees };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
