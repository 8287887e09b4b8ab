import { hashIdentity, readIdentity } from '../accounts/identity.ts';
import { type Advertiser, AuthorityDown, type InquiryAnswer } from '../authority/authority.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import type { LicenceDeps } from './keep-answer.ts';
import { findAdvertiser } from './licence.queries.ts';

/** The authority's answer; undefined while it is down. */
export async function askAuthority(
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

/** An individual by the identity number they type, which must be their profile's; a business by its registration. */
export async function advertiserOf(
  { db, config }: LicenceDeps,
  accountId: string,
  typed: string | undefined,
): Promise<Advertiser> {
  const known = await findAdvertiser(db, accountId);
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
