import { contact } from '@diyar/messages/ar/contact';
import { errors } from '@diyar/messages/ar/errors';
import { rules } from '@diyar/messages/ar/rules';
import { layoutWith } from '../layout-with.tsx';

const sentences = { contact, errors, rules };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
