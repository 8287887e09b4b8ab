import { hostPrices } from '@diyar/messages/ar/host-prices';
import { layoutWith } from '../layout-with.tsx';

const sentences = { hostPrices };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
