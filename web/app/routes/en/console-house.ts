import { consoleBroadcasts } from '@diyar/messages/en/console-broadcasts';
import { consoleFigures } from '@diyar/messages/en/console-figures';
import { consoleJobs } from '@diyar/messages/en/console-jobs';
import { consoleNames } from '@diyar/messages/en/console-names';
import { layoutWith } from '../layout-with.tsx';

const sentences = { consoleBroadcasts, consoleFigures, consoleJobs, consoleNames };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
