import type { HostAdDetails } from '@diyar/contract/host-ads';
import { riyadhDate } from '@diyar/contract/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { Reader } from '../platform/db/database.ts';
import { lawsAt } from '../settings/laws.ts';
import { findAdToPublish } from './conditions.queries.ts';
import { type Condition, conditionsOf } from './conditions.ts';

/** What an ad lacks at `now` before it can be published, by the laws in force then. */
export async function missingOf(reader: Reader, adId: string, now: Date): Promise<Condition[]> {
  const ad = await findAdToPublish(reader, adId, riyadhDate(now));
  if (ad === undefined) return [];
  return conditionsOf(ad, await lawsAt(reader, now));
}

/** The same with a sentence each. */
export function tellMissing(missing: readonly Condition[], lang: Lang): HostAdDetails['missing'] {
  const t = translatorOf(lang);
  return missing.map(({ code, field }) => ({ code, field, msg: t(`publishing.conditions.${code}`) }));
}
