import { consoleTickets } from '@diyar/messages/en/console-tickets';
import { layoutWith } from '../layout-with.tsx';

const sentences = { consoleTickets };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
