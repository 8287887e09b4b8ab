import { contact } from '@diyar/messages/en/contact';
import { errors } from '@diyar/messages/en/errors';
import { rules } from '@diyar/messages/en/rules';
import { layoutWith } from '../layout-with.tsx';

const sentences = { contact, errors, rules };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
