import { invoices } from '@diyar/messages/ar/invoices';
import { memberships } from '@diyar/messages/ar/memberships';
import { layoutWith } from '../layout-with.tsx';

const sentences = { memberships, invoices };

/** Titles of pages are sentences too: meta finds them here. */
export const handle = { sentences };

export default layoutWith(sentences);
