import type { Reader } from '../platform/db/database.ts';
import { countOpen } from './revision.queries.ts';

/** How many edits of ads on show wait for an operator, and since when the first does. */
export const countWaitingRevisions = (reader: Reader) => countOpen(reader, 'waiting');
