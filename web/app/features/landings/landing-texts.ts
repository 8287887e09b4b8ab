import type { Landing } from '@diyar/contract/site/landings';
import type { Money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { dailyNounOf, perWord } from '../ads/daily-noun.ts';
import { isolated } from '../ads/periods.ts';
import { landingHeading } from './landing-words.ts';

type Page = Pick<Landing, 'city' | 'category' | 'period'> & {
  prices: { lowest: Money; median: Money; highest: Money; ads: number } | null;
};

/** The sentences of a landing page, from what is counted and asked for now. On the server alone. */
export function landingTexts(lang: Lang, page: Page, found: { total: number }) {
  const translate = translatorOf(lang);
  const heading = landingHeading(translate, page);
  const { prices, period } = page;
  const isShort = period === 1 || period === 2;
  return {
    count: translate(found.total === 0 ? 'adMore.landing.none' : 'adMore.landing.count', {
      heading,
      count: found.total,
    }),
    prices:
      prices === null
        ? null
        : translate('adMore.landing.prices', {
            lowest: isolated(prices.lowest.text),
            median: isolated(prices.median.text),
            highest: isolated(prices.highest.text),
            per: translate(`common.per.${perWord(period, dailyNounOf(page))}`),
            ads: prices.ads,
          }),
    how: translate(isShort ? 'adMore.landing.short' : 'adMore.landing.long'),
    districts: translate('adMore.landing.districts'),
    all: translate('adMore.landing.all'),
    more: translate('adMore.landing.more', { city: page.city.name }),
  };
}
