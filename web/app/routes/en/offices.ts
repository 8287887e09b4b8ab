import { offices } from '@diyar/messages/en/offices';
import { layoutWith } from '../layout-with.tsx';

const sentences = { offices };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
