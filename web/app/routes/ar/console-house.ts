import { consoleBroadcasts } from '@diyar/messages/ar/console-broadcasts';
import { consoleFigures } from '@diyar/messages/ar/console-figures';
import { consoleJobs } from '@diyar/messages/ar/console-jobs';
import { consoleNames } from '@diyar/messages/ar/console-names';
import { layoutWith } from '../layout-with.tsx';

const sentences = { consoleBroadcasts, consoleFigures, consoleJobs, consoleNames };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
