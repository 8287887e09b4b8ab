import { adMore } from '@diyar/messages/en/ad-more';
import { bulk } from '@diyar/messages/en/bulk';
import { invoices } from '@diyar/messages/en/invoices';
import { myFees } from '@diyar/messages/en/my-fees';
import { similarOffers } from '@diyar/messages/en/similar-offers';
import { statistics } from '@diyar/messages/en/statistics';
import { layoutWith } from '../layout-with.tsx';

const sentences = { adMore, bulk, invoices, myFees, similarOffers, statistics };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
