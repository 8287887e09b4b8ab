import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { KeptLevels } from '../ads/kept-levels.ts';
import { priceBesideOthers } from '../ads/price-beside-others.ts';
import { hideContact } from '../messages/hide-contact.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { findUnscored, keepSuspicion, type WaitingAd } from './suspicion.queries.ts';
import { suspect } from './suspicion.ts';

const BATCH = 100;
/** Photos, prices around and accounts change while an ad waits. */
const AGAIN_AFTER_MS = 3_600_000;

/** Looks for what is suspicious about ads that came to wait for approval, and again each hour that they wait; answers at how many. */
export async function scoreAds(db: Database, levels: KeptLevels, now: Date): Promise<number> {
  const figures = await figuresAt(db, now);
  const ads = await findUnscored(db, new Date(now.getTime() - AGAIN_AFTER_MS), BATCH);
  for (const ad of ads) {
    // The language changes names alone.
    const prices = await priceBesideOthers(db, levels, ad.number, { lang: 'ar', today: riyadhDate(now) });
    const noticed = {
      hasCopiedPhotos: ad.has_copied_photos,
      differences: prices.map(({ difference_percent }) => difference_percent),
      hasContactInText: ad.texts.some((text) => namesContact(text, ad)),
      accountSince: ad.account_since,
    };
    await transact(db, (tx) => keepSuspicion(tx, ad.id, suspect(noticed, figures, now), now));
  }
  return ads.length;
}

/** Whether a text names a number to call or an IBAN; the numbers of its licence and permit are neither. */
function namesContact(text: string, { own_numbers }: WaitingAd): boolean {
  const others = own_numbers.reduce((rest, number) => rest.replaceAll(number, ''), text);
  return hideContact(others, '').hasHidden;
}
