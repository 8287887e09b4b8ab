import { channels } from '@diyar/messages/ar/channels';
import { notifications } from '@diyar/messages/ar/notifications';
import { layoutWith } from '../layout-with.tsx';

const sentences = { channels, notifications };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
