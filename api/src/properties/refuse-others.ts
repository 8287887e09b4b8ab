import { standingOf } from '../accounts/show-standing.ts';
import { mayWork, type Standing } from '../accounts/standing.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Asker } from './show-properties.ts';

/** Refuses `forbidden` to who may not: viewers never work, and only owners and managers lead. */
export async function refuseOthers(
  reader: Reader,
  actor: Asker['actor'],
  may: (standing: Standing) => boolean = mayWork,
): Promise<void> {
  if (!may((await standingOf(reader, actor)) ?? 'viewer')) throw new Refusal('forbidden');
}
