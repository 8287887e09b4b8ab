import { standingOf } from '../accounts/show-standing.ts';
import { mayPrice, mayWork, type Standing } from '../accounts/standing.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { saysSame } from './licensed.ts';
import type { Asker } from './show-properties.ts';

/** Refuses `role_forbids` to who may not: viewers never work, and only owners and managers lead. */
export async function refuseOthers(
  reader: Reader,
  actor: Asker['actor'],
  may: (standing: Standing) => boolean = mayWork,
): Promise<void> {
  if (!may((await standingOf(reader, actor)) ?? 'viewer')) throw new Refusal('role_forbids');
}

/**
 * Refuses `role_forbids` to those who may not change what a unit costs and on which terms, where a part that is sent is another than
 * the one that stands: pairs of before and after.
 */
export async function refusePricing(
  reader: Reader,
  actor: Asker['actor'],
  parts: readonly (readonly [before: unknown, after: unknown])[],
): Promise<void> {
  const changes = parts.some(([before, after]) => after !== undefined && !saysSame(before, after));
  if (changes) await refuseOthers(reader, actor, mayPrice);
}
