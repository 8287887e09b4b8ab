import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** Throws `role_forbids` for those who may only look at what the acting account has. */
export async function requireWorker(reader: Reader, actor: Actor): Promise<void> {
  const standing = await standingOf(reader, actor);
  if (standing === undefined || !mayWork(standing)) throw new Refusal('role_forbids');
}
