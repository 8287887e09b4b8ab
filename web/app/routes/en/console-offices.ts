import { consoleOffices } from '@diyar/messages/en/console-offices';
import { layoutWith } from '../layout-with.tsx';

const sentences = { consoleOffices };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
