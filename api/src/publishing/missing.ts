import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { conditionsOf } from '../licences/load-conditions.ts';

type Condition = Awaited<ReturnType<typeof conditionsOf>>[number];

/** What an ad lacks before it can be published, with a sentence each. */
export function tellMissing(missing: readonly Condition[], lang: Lang): HostAdDetails['missing'] {
  const translate = translatorOf(lang) as unknown as (key: string, values?: Record<string, string>) => string;
  // An amount keeps its own direction within an Arabic sentence.
  const isolated = (price: string) => (lang === 'ar' ? `\u2066${price}\u2069` : price);
  return missing.map(({ code, field, params }) => {
    const values = params && { price: isolated(params.price) };
    return { code, field, msg: translate(`licences.condition.${code}`, values) };
  });
}
