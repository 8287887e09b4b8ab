import { consolePages } from '@diyar/messages/ar/console-pages';
import { consoleSite } from '@diyar/messages/ar/console-site';
import { layoutWith } from '../layout-with.tsx';

const sentences = { consolePages, consoleSite };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
