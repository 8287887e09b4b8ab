import { consoleRentFreezes } from '@diyar/messages/ar/console-rent-freezes';
import { layoutWith } from '../layout-with.tsx';

const sentences = { consoleRentFreezes };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
