import type { HostAdDetails } from '@diyar/contract/host-ads';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { conditionsOf } from '../licences/load-conditions.ts';

type Condition = Awaited<ReturnType<typeof conditionsOf>>[number];

/** What an ad lacks before it can be published, with a sentence each. */
export function tellMissing(missing: readonly Condition[], lang: Lang): HostAdDetails['missing'] {
  const t = translatorOf(lang);
  return missing.map(({ code, field }) => ({ code, field, msg: t(`licences.condition.${code}`) }));
}
