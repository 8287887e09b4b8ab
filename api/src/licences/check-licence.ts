import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import { sealNumbers } from '../authority/sealed-numbers.ts';
import { transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { advertiserOf, askAuthority } from './ask-authority.ts';
import { keepAnswer, type LicenceDeps } from './keep-answer.ts';
import { askAgainJob } from './licence.jobs.ts';
import { findLicensedAd, lockAd, moveAd } from './licence.queries.ts';
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
 * refused with `registry_down`. Throws `not_found`, `forbidden` to viewers, `state_changed` where no licence is checked,
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
  if (!mayWork((await standingOf(deps.db, actor)) ?? 'viewer')) throw new Refusal('forbidden');
  refuseState(ad.state);
  const advertiser = await advertiserOf(deps, actor.accountId, identity);
  const answer = await askAuthority(deps, number, advertiser);
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
