import { type AccountRight, RIGHTS_OF_STANDING, type Standing } from '@diyar/contract/words/team-rights';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findHolder, findTeamLeft } from './access-token.queries.ts';
import { hashToken } from './access-token.ts';

type RightsOf = Record<Standing, ReadonlySet<string>>;

const rightsOf = (may: (right: AccountRight) => boolean): RightsOf => ({
  owner: new Set(RIGHTS_OF_STANDING.owner.filter(may)),
  manager: new Set(RIGHTS_OF_STANDING.manager.filter(may)),
  editor: new Set(RIGHTS_OF_STANDING.editor.filter(may)),
  viewer: new Set(RIGHTS_OF_STANDING.viewer.filter(may)),
  guest: new Set(RIGHTS_OF_STANDING.guest.filter(may)),
});

const RIGHTS = rightsOf(() => true);
/** Left to a suspended account: looking, writing to Diyar, answering and appealing what is reported, its running bookings, and what is its owner's by law. */
const LEFT: readonly AccountRight[] = ['look', 'complaints', 'bookings', 'own', 'profile'];
const OF_SUSPENDED = rightsOf((right) => LEFT.includes(right));

/** Use is written down at most this often, so that reading pages does not write. */
const TOUCHED_EVERY_MS = 5 * 60_000;

/**
 * Returns the actor of a token at `now`; null when it is unknown, revoked, unused for the idle life of the settings (90 days,
 * product.md 4), or its person may no longer act for its account. Refuses `invalid_token` with words of its own when its person
 * was removed from the team of its account. One round trip for a token that lives.
 */
export async function authenticate(db: Reader, token: string, now: Date): Promise<Actor | null> {
  const tokenHash = hashToken(token);
  const actor = await authenticateHash(db, tokenHash, now);
  if (actor !== null) return actor;
  const left = await findTeamLeft(db, tokenHash);
  if (left === undefined) return null;
  throw new Refusal('invalid_token', { sentence: 'team.removedNotice', params: { name: left.name } });
}

/** The same for a token of which only the hash is kept. */
export async function authenticateHash(db: Reader, tokenHash: Buffer, now: Date): Promise<Actor | null> {
  const holder = await findHolder(db, tokenHash, now, new Date(now.getTime() - TOUCHED_EVERY_MS));
  if (holder === undefined) return null;
  const { person_id: personId, account_id: accountId, kind, standing, is_suspended: isSuspended } = holder;
  const rights = isSuspended ? OF_SUSPENDED[standing] : RIGHTS[standing];
  return { personId, accountId, kind, tokenHash, rights, isSuspended, isForeign: standing === 'guest' };
}
