import { Advertisement, readFacts, withoutNumbers } from '../../../api/src/authority/facts.ts';
import { licenceColumns } from '../../../api/src/licences/licence-columns.ts';
import type { Tx } from '../../../api/src/platform/db/database.ts';
import { findIssued } from '../registry/licensed-thing.queries.ts';
import { advertisementOf } from '../registry/registry-answer.ts';
import { saveStated } from './sandbox-licence.queries.ts';

/** The asking person's number is not looked at: answers are kept without it anyway. */
const ADVERTISER = '7000000000';

/**
 * Keeps with every licence of the demonstration what the embedded registry answers about it, read and written as a check does; but
 * no number of anyone, so the authority is not told of these ads. Answers how many.
 */
export async function stateLicences(tx: Tx, today: string): Promise<number> {
  const issued = await findIssued(tx);
  const stated = issued.map(({ licence_id: id, number, ...thing }) => {
    const answer = advertisementOf('fits', thing, { number, advertiserId: ADVERTISER, today });
    const { facts: told } = withoutNumbers(Advertisement.parse(answer));
    return { id, ...licenceColumns(readFacts(told), told) };
  });
  await saveStated(tx, stated);
  return stated.length;
}
