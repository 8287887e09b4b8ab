import type { Reader } from '../platform/db/database.ts';
import { type FittingAccount, findFittingAccounts } from './fitting.queries.ts';

/** Advertisers with units on show that fit a request, with how many of each fit, and whether they are told at once: the first `most` of those who want it. */
export function findFitting(
  reader: Reader,
  requestId: string,
  limits: { today: string; most: number },
): Promise<FittingAccount[]> {
  return findFittingAccounts(reader, requestId, limits);
}
