import type { AdState } from '@diyar/contract/supply/host-ads';
import type { Advertiser } from '../authority/authority.ts';
import type { Facts } from '../authority/facts.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** States in which an ad's own people may check a licence for it. */
const CHECKABLE: ReadonlySet<AdState> = new Set([
  'not_published',
  'waiting_for_verification',
  'changes_asked',
  'refused',
  'licence_expired',
  'published',
  'hidden',
]);

/** States whose ad is up, or can be again without an operator: a licence that does not fit is not taken there. */
const APPROVED: ReadonlySet<AdState> = new Set(['published', 'hidden']);

export const mayCheckIn = (state: AdState): boolean => CHECKABLE.has(state);
export const isApproved = (state: AdState): boolean => APPROVED.has(state);

/** The only machine's code of the authority's that is published: the number is not linked to this licence (domain.md 3.2). */
const NOT_LINKED = 'IV0003';

/** The refusal for an inquiry that the authority refused. */
export function refusalOf(answer: { code: string | null; message: string }): Refusal {
  if (answer.code === NOT_LINKED) return new Refusal('licence_not_yours');
  return new Refusal('licence_refused', { params: { message: answer.message } });
}

export interface ToAccept {
  facts: Facts;
  /** The number the licence is linked to, as the authority says. */
  advertiserNumber: string | null;
  advertiser: Advertiser;
  falNumber: string | null;
  /** The unified number of a verified office, which the authority may name in the place of its registration. */
  nationalNumber: string | null;
  /** Its numbers were verified: who the authority does not name is then known by the broker licence. */
  isVerified: boolean;
  purpose: 'rent' | 'sale';
  number: string;
  today: string;
}

/**
 * Refuses a licence that can never carry the ad: another number than was asked for (`licence_refused`), of another
 * advertiser, ended, or for the other purpose. An establishment is known by its registration or its FAL licence.
 */
export function refuseUnfit(licence: ToAccept): void {
  const { facts } = licence;
  if (facts.number !== licence.number)
    throw new Refusal('licence_refused', { params: { message: facts.number } });
  if (!isTheirs(licence)) throw new Refusal('licence_not_yours');
  if (facts.expiresOn < licence.today) throw new Refusal('licence_expired');
  if (facts.purpose !== null && facts.purpose !== licence.purpose)
    throw new Refusal('licence_wrong_purpose', { params: { licensed: facts.purpose } });
}

/** By the number that was verified or stands in the profile; where the authority names no advertiser, by the broker licence of a verified office. */
function isTheirs({
  facts,
  advertiserNumber,
  advertiser,
  falNumber,
  nationalNumber,
  isVerified,
}: ToAccept): boolean {
  const names = facts.falNumber !== null && falNumber !== null;
  if (advertiserNumber === null) return !isVerified || !names || facts.falNumber === falNumber;
  if (advertiserNumber === advertiser.number) return true;
  if (advertiser.kind !== 'establishment') return false;
  return advertiserNumber === nationalNumber || (names && facts.falNumber === falNumber);
}
