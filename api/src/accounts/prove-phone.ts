import type { Database, Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { ensurePerson } from './account.queries.ts';
import {
  type ChallengeRow,
  countTry,
  findChallenge,
  lockChallenge,
  proveChallenge,
  useChallenge,
} from './challenge.queries.ts';
import { isCode, MOST_TRIES } from './challenge.ts';

export interface CodeProof {
  challengeId: string;
  /** As typed. */
  code: string;
  now: Date;
}

/**
 * Counts a try at a challenge and checks the code. Refuses `code_wrong` (also while no code was made yet), `code_expired`
 * (also used, replaced or unknown) and `code_tries_used` after 5 tries. Call it outside the transaction that goes on,
 * whose refusals would take the count back.
 */
export async function checkCode(
  { db, pepper }: { db: Database; pepper: string },
  { challengeId, code, now }: CodeProof,
): Promise<void> {
  const challenge = await countTry(db, challengeId, now);
  if (challenge === undefined) throw await whyDead(db, challengeId, now);
  if (!isCode(code, challenge, pepper)) throw new Refusal('code_wrong');
}

async function whyDead(db: Database, challengeId: string, now: Date): Promise<Refusal> {
  const challenge = await findChallenge(db, challengeId);
  const isAlive = challenge !== undefined && challenge.used_at === null && challenge.expires_at > now;
  return new Refusal(isAlive && challenge.tries >= MOST_TRIES ? 'code_tries_used' : 'code_expired');
}

/** The challenge whose code was just checked, locked; refuses `code_expired` when it was used in between. */
export async function lockProof(tx: Tx, { challengeId, now }: CodeProof): Promise<ChallengeRow> {
  const challenge = await lockChallenge(tx, challengeId, now);
  if (challenge === undefined) throw new Refusal('code_expired');
  return challenge;
}

/** Lets a checked code hold until `until`, with all its tries, the first time; later ones change nothing. */
export async function keepProof(tx: Tx, proof: ChallengeRow, now: Date, until: Date): Promise<void> {
  if (proof.proved_at === null) await proveChallenge(tx, proof, now, until);
}

/** The code has done its work and opens nothing more. */
export async function useProof(tx: Tx, proof: ChallengeRow, now: Date): Promise<void> {
  await useChallenge(tx, proof.id, now);
}

/** The id of the person of a proved phone, who need not have an account. */
export function knowPerson(tx: Tx, phone: string, now: Date): Promise<string> {
  return ensurePerson(tx, phone, now);
}
