import { hashIdentity, readIdentity } from '../accounts/identity.ts';
import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import { type Advertiser, AuthorityDown, type InquiryAnswer } from '../authority/authority.ts';
import { sealNumbers } from '../authority/sealed-numbers.ts';
import { type Reader, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { keepAnswer, type LicenceDeps } from './keep-answer.ts';
import { askAgainJob } from './licence.jobs.ts';
import { findAdvertiser, findLicensedAd, lockAd, moveAd } from './licence.queries.ts';
import { isApproved, mayCheckIn } from './licence.ts';
import { keepCheck } from './licence-check.queries.ts';

export interface LicenceToCheck {
  /** Public number of the ad. */
  ad: string;
  number: string;
  /** As it was typed; asked of individuals. */
  identity: string | undefined;
}

/**
 * Asks the authority about a licence for an ad of the acting account, and keeps the answer (product.md 5). While the
 * authority is down the ad waits for verification and a job asks again; an ad that is up stays as it is and the check is
 * refused with `registry_down`. Throws `not_found`, `role_forbids` to viewers, `state_changed` where no licence is checked,
 * `ad_closed`, the fields `identity` and `number`, `registration_needed`, and what `keepAnswer` refuses.
 */
export async function checkLicence(
  deps: LicenceDeps,
  { ad: adNumber, number, identity }: LicenceToCheck,
  actor: Actor,
  now: Date,
): Promise<void> {
  const ad = await findLicensedAd(deps.db, { accountId: actor.accountId, number: adNumber });
  if (ad === undefined) throw new Refusal('not_found');
  if (!mayWork((await standingOf(deps.db, actor)) ?? 'viewer')) throw new Refusal('role_forbids');
  refuseState(ad.state);
  const advertiser = await advertiserOf(deps, actor.accountId, identity);
  const answer = await ask(deps, number, advertiser);
  await transact(deps.db, async (tx) => {
    const locked = await lockAd(tx, ad.id);
    if (locked === undefined) throw new Refusal('not_found');
    const { state } = locked;
    refuseState(state);
    const asked = { adId: ad.id, state, number, advertiser, personId: actor.personId, now };
    if (answer === undefined) return await waitFor(tx, deps, asked);
    const isWaiting = state === 'waiting_for_verification' || state === 'licence_expired';
    await keepAnswer(tx, deps, { ...asked, goesTo: isWaiting ? 'not_published' : state, answer });
  });
}

function refuseState(state: Parameters<typeof mayCheckIn>[0]): void {
  if (state === 'closed') throw new Refusal('ad_closed');
  if (!mayCheckIn(state)) throw new Refusal('state_changed');
}

/** The authority's answer; undefined while it is down. */
async function ask(
  { authority }: LicenceDeps,
  number: string,
  advertiser: Advertiser,
): Promise<InquiryAnswer | undefined> {
  try {
    return await authority.inquire(number, advertiser);
  } catch (error) {
    if (error instanceof AuthorityDown) return undefined;
    throw error;
  }
}

type Asked = Omit<Parameters<typeof keepAnswer>[2], 'goesTo' | 'answer'>;

async function waitFor(
  tx: Parameters<typeof keepAnswer>[0],
  { config }: LicenceDeps,
  { adId, state, number, advertiser, personId, now }: Asked,
): Promise<void> {
  if (isApproved(state)) throw new Refusal('registry_down');
  const from_state = state === 'waiting_for_verification' ? 'not_published' : state;
  const numbers = { advertiser: advertiser.number, deed: null, mobile: null };
  await keepCheck(tx, {
    ad_id: adId,
    number,
    advertiser_kind: advertiser.kind,
    sealed_advertiser: sealNumbers(numbers, { key: config.identityKey, owner: adId }),
    person_id: personId,
    from_state,
    asked_at: now,
  });
  const to = 'waiting_for_verification';
  if (state !== to) await moveAd(tx, { adId, from: state, to, personId, reason: 'registry_down', now });
  await enqueue(tx, askAgainJob, { ad_id: adId }, { key: `licence/${adId}` });
}

/** An individual by the identity number they type, which must be their profile's; a business by its registration. */
async function advertiserOf(
  { db, config }: LicenceDeps,
  accountId: string,
  typed: string | undefined,
): Promise<Advertiser> {
  const known = await findAdvertiser(db as Reader, accountId);
  if (known.kind === 'business') {
    if (known.commercial_registration === null) throw new Refusal('registration_needed');
    return { kind: 'establishment', number: known.commercial_registration };
  }
  if (typed === undefined || typed.trim() === '') throw invalid('identity', 'identity_required');
  const identity = readIdentity(typed);
  if (identity === null) throw invalid('identity', 'identity_invalid');
  if (known.identity_hmac === null) throw invalid('identity', 'identity_unsaved');
  const isSame = hashIdentity(config.pepper, identity.number).equals(known.identity_hmac);
  if (!isSame) throw invalid('identity', 'identity_matches_profile');
  return { kind: 'individual', number: identity.number };
}
