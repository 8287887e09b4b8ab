import { adMore } from '@diyar/messages/ar/ad-more';
import { bulk } from '@diyar/messages/ar/bulk';
import { invoices } from '@diyar/messages/ar/invoices';
import { myFees } from '@diyar/messages/ar/my-fees';
import { similarOffers } from '@diyar/messages/ar/similar-offers';
import { statistics } from '@diyar/messages/ar/statistics';
import { layoutWith } from '../layout-with.tsx';

const sentences = { adMore, bulk, invoices, myFees, similarOffers, statistics };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
