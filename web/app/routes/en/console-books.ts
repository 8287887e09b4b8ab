import { consoleBooks } from '@diyar/messages/en/console-books';
import { layoutWith } from '../layout-with.tsx';

const sentences = { consoleBooks };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
