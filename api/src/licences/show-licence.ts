import type { AdLicence, LicenceComparison, LicenceFacts } from '@diyar/contract/supply/host-licences';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { foldArabic } from '../text/fold-text.ts';
import { fitsLicence } from './compare-licence.ts';
import { comparisonOf, presentAdLicence, presentComparison, presentLicence } from './licence.presenter.ts';
import { findLicensedAd, type LicensedAd } from './licence.queries.ts';

/** The licence of an ad of the acting account, by the ad's public number. Throws `not_found` for others' ads. */
export async function showAdLicence(
  reader: Reader,
  number: string,
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
): Promise<AdLicence> {
  const ad = await findLicensedAd(reader, { accountId: actor.accountId, number });
  if (ad === undefined) throw new Refusal('not_found');
  const works = mayWork((await standingOf(reader, actor)) ?? 'viewer');
  return presentAdLicence(ad, { lang, today: riyadhDate(now), works });
}

/** What an operator decides by: what the licence says, how it fits, field by field. */
export interface LicenceEvidence {
  licence: LicenceFacts | null;
  comparison: LicenceComparison[];
  fits: boolean;
  /** For a business with a licence: its own name, and whether the licence names the same advertiser. */
  advertiser: { name: string; agrees: boolean } | null;
}

/** The evidence of an ad's licence, by the ad's id, in the operator's language. Throws `not_found`. */
export async function licenceEvidence(
  reader: Reader,
  adId: string,
  { lang, now }: { lang: Lang; now: Date },
): Promise<LicenceEvidence> {
  const ad = await findLicensedAd(reader, { adId });
  if (ad === undefined) throw new Refusal('not_found');
  const comparison = comparisonOf(ad);
  return {
    licence: ad.licence && presentLicence(ad.licence, { lang, today: riyadhDate(now) }),
    comparison: presentComparison(comparison, ad.ours, lang),
    fits: fitsLicence(comparison),
    advertiser: advertiserOf(ad),
  };
}

/** A business types its registration itself, so an operator sees when the licence is in another name. */
function advertiserOf({
  account_kind,
  account_name: name,
  licence,
}: LicensedAd): LicenceEvidence['advertiser'] {
  if (account_kind !== 'business' || licence === null) return null;
  return { name, agrees: foldArabic(licence.broker_name) === foldArabic(name) };
}
