import { help } from '@diyar/messages/en/help';
import { layoutWith } from '../layout-with.tsx';

const sentences = { help };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
