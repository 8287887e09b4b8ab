import { consolePages } from '@diyar/messages/en/console-pages';
import { consoleSite } from '@diyar/messages/en/console-site';
import { layoutWith } from '../layout-with.tsx';

const sentences = { consolePages, consoleSite };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
