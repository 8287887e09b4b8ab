import { bookingAfter } from '@diyar/messages/en/booking-after';
import { bookingLists } from '@diyar/messages/en/booking-lists';
import { evaluations } from '@diyar/messages/en/evaluations';
import { invoices } from '@diyar/messages/en/invoices';
import { myFees } from '@diyar/messages/en/my-fees';
import { layoutWith } from '../layout-with.tsx';

const sentences = { bookingAfter, bookingLists, evaluations, invoices, myFees };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
