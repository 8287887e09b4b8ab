import type { AdState } from '@diyar/contract/supply/host-ads';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Advertiser, Authority, InquiryAnswer } from '../authority/authority.ts';
import { readFacts } from '../authority/facts.ts';
import { sealNumbers } from '../authority/sealed-numbers.ts';
import { tellAuthority } from '../compliance/tell-authority.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { compareLicence, fitsLicence } from './compare-licence.ts';
import {
  attachLicence,
  findAdvertiser,
  findLicensedAd,
  isTaken,
  keepLicence,
  moveAd,
  sealLicence,
} from './licence.queries.ts';
import { isApproved, refusalOf, refuseUnfit } from './licence.ts';
import { removeCheck } from './licence-check.queries.ts';

export interface LicenceDeps {
  db: Database;
  authority: Authority;
  config: { identityKey: string; pepper: string };
}

export interface Answered {
  adId: string;
  /** As it is locked. */
  state: AdState;
  /** Where the ad goes on once the licence is known; its own state when it does not move. */
  goesTo: AdState;
  number: string;
  advertiser: Advertiser;
  answer: InquiryAnswer;
  personId: string | null;
  now: Date;
}

/**
 * Keeps what the authority answered as the licence of a locked ad, and moves an ad that waited for it, or whose licence
 * had ended, on. Throws `licence_not_yours`, `licence_expired`, `licence_wrong_purpose`, `licence_refused` with the
 * authority's sentence, `licence_taken`, and `licence_differs` when it does not fit an ad that is up.
 */
export async function keepAnswer(
  tx: Tx,
  deps: LicenceDeps,
  { adId, state, goesTo, number, advertiser, answer, personId, now }: Answered,
): Promise<void> {
  if (answer.kind === 'refused') throw refusalOf(answer);
  const ad = await findLicensedAd(tx, { adId });
  if (ad === undefined) throw new Refusal('not_found');
  const facts = readFacts(answer.facts);
  const {
    fal_number: falNumber,
    national_number: nationalNumber,
    is_verified: isVerified,
  } = await findAdvertiser(tx, ad.account_id);
  const { purpose } = ad.ours;
  const { advertiserNumber } = answer;
  const today = riyadhDate(now);
  refuseUnfit({
    facts,
    advertiserNumber,
    advertiser,
    falNumber,
    nationalNumber,
    isVerified,
    purpose,
    number,
    today,
  });
  if (await isTaken(tx, number, adId)) throw new Refusal('licence_taken');
  if (isApproved(state) && !fitsLicence(compareLicence(facts, ad.ours))) throw new Refusal('licence_differs');
  const isOther = ad.licence?.number !== number;
  if (state === 'published' && isOther) await tellAuthority(tx, adId, 'cancel', now);
  const source = deps.authority.name === 'rega' ? 'registry' : 'sandbox';
  const told = answer.facts;
  const licenceId = await keepLicence(tx, { accountId: ad.account_id, facts, told, advertiser, source, now });
  const { deedNumber: deed, advertiserPhone: mobile } = answer;
  const numbers = { advertiser: advertiser.number, deed, mobile };
  await sealLicence(tx, licenceId, sealNumbers(numbers, { key: deps.config.identityKey, owner: licenceId }));
  await attachLicence(tx, adId, licenceId, now);
  await removeCheck(tx, adId);
  if (state === 'published') await tellAuthority(tx, adId, isOther ? 'display' : 'update', now);
  if (goesTo !== state)
    await moveAd(tx, { adId, from: state, to: goesTo, personId, reason: 'licence_found', now });
}
