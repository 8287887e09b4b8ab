import { type EditedAds, lockShownAds } from '../ad-states/edit-ads.ts';
import { conditionsOf } from '../licences/load-conditions.ts';
import type { Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { tellMissing } from '../publishing/missing.ts';
import type { Asker } from './show-properties.ts';

/**
 * Runs a change of a unit or property. Throws `ad_incomplete`, with what is new in `missing`, where a published ad would lack
 * something it had before; what it lacked already is no reason.
 */
export async function keepComplete(
  tx: Tx,
  of: EditedAds,
  { lang, now }: Pick<Asker, 'lang' | 'now'>,
  change: () => Promise<void>,
): Promise<void> {
  const ads = await lockShownAds(tx, of);
  const lackedBefore = new Map<string, Set<string>>();
  for (const id of ads) lackedBefore.set(id, new Set((await conditionsOf(tx, id, now)).map(nameOf)));
  await change();
  for (const id of ads) {
    const missing = (await conditionsOf(tx, id, now)).filter(
      (one) => !lackedBefore.get(id)?.has(nameOf(one)),
    );
    if (missing.length > 0)
      throw new Refusal('ad_incomplete', { data: { missing: tellMissing(missing, lang) } });
  }
}

const nameOf = ({ code, field }: { code: string; field: string }) => `${code} ${field}`;
