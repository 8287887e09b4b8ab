import type { Reader } from '../platform/db/database.ts';
import { findChoices } from './choice.queries.ts';
import type { ChoiceRow } from './discounted-units.ts';

/** Returns the units of an account that a discount may be for: those with an active price of rent, the oldest first. */
export function choicesOf(reader: Reader, accountId: string): Promise<ChoiceRow[]> {
  return findChoices(reader, accountId);
}
