import { priceLists } from '@diyar/messages/ar/price-lists';
import { layoutWith } from '../layout-with.tsx';

const sentences = { priceLists };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
