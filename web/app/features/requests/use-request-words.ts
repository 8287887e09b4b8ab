import type { RequestCard } from '@diyar/contract/finding/requests';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { dailyNounOf, perWord } from '../ads/daily-noun.ts';

/** What a request says of place, price, area and dates, as sentences; null where it says nothing. */
export function useRequestWords(request: RequestCard) {
  const t = useTranslations('requests');
  const words = useTranslations('common.per');
  const { city, districts, price_min, price_max, period } = request;
  const names = districts.map(({ name }) => name);
  const place =
    names.length > 0
      ? [...names, city.name].join(' · ')
      : t(request.is_drawn ? 'place.drawn' : 'place.whole', { city: city.name });
  const term = period === null ? '' : ` ${words(perWord(period, dailyNounOf(request)))}`;
  const price = between(
    price_min && ltrText(price_min.text),
    price_max && ltrText(price_max.text),
    (from) => t('priceFrom', { price: from }),
    (to) => t('priceTo', { price: to }),
    (from, to) => t('priceBetween', { from, to }),
  );
  const number = (value: number | null) => (value === null ? null : value.toLocaleString('en-US'));
  const area = between(
    number(request.area_min),
    number(request.area_max),
    (from) => t('areaFrom', { area: from }),
    (to) => t('areaTo', { area: to }),
    (from, to) => t('areaBetween', { from, to }),
  );
  const dates =
    request.from === null || request.to === null
      ? null
      : t('datesBetween', { from: ltrText(request.from), to: ltrText(request.to) });
  return {
    asks: t(`asks.${request.kind}.${request.purpose}`),
    place,
    price: price === null ? null : `${price}${term}`,
    area,
    dates,
    term: period === null ? null : t(`periods.${period}`),
  };
}

function between(
  from: string | null,
  to: string | null,
  least: (from: string) => string,
  most: (to: string) => string,
  both: (from: string, to: string) => string,
): string | null {
  if (from !== null && to !== null) return both(from, to);
  if (from !== null) return least(from);
  return to === null ? null : most(to);
}
