import type { IdentityVerification } from '@diyar/contract/people/verifications';
import { riyadhIso } from '@diyar/contract/values/format';
import { requiredFrom } from '../offices/required-from.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import {
  findNewestCheck,
  findVerifiedPerson,
  type IdentityCheck,
  type VerifiedPerson,
} from './identity-check.queries.ts';

/** How the caller's own verification stands; `isOpen` says whether the sign-on can be asked here. */
export async function showIdentityVerification(
  reader: Reader,
  actor: Actor,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Promise<IdentityVerification> {
  const [person, check, from] = await Promise.all([
    findVerifiedPerson(reader, actor.personId),
    findNewestCheck(reader, actor.personId),
    requiredFrom(reader, actor.accountId, now),
  ]);
  return {
    is_open: isOpen,
    may: actor.isForeign ? 'passport' : actor.rights.has('own') ? 'verify' : 'owner_alone',
    identity: identityOf(person),
    verified_at: person.identity_verified_at && riyadhIso(person.identity_verified_at),
    required_from: from,
    check: check === undefined ? null : presentCheck(check, now),
  };
}

function identityOf({
  identity_kind: kind,
  identity_last4: last4,
  identity_country: country,
}: VerifiedPerson): IdentityVerification['identity'] {
  return kind === null || last4 === null ? null : { kind, last4, country };
}

/** A check whose time is over counts as expired from that instant, before its job comes by. */
function presentCheck(
  { id, state, chosen_number, expires_at }: IdentityCheck,
  now: Date,
): IdentityVerification['check'] {
  const isOver = state === 'waiting' && expires_at <= now;
  return {
    id,
    state: isOver ? 'expired' : state,
    number: state === 'waiting' && !isOver ? chosen_number : null,
    expires_at: riyadhIso(expires_at),
  };
}
