import type { AdDetails } from '@diyar/contract/finding/ads';
import type { Period } from '@diyar/contract/words/period';
import { useTranslations } from '../../../i18n/translations.ts';
import { Price } from '../../../ui/price.tsx';
import { dailyNounOf, perWord } from '../../ads/daily-noun.ts';
import { rentPrices } from '../stay/rent-prices.ts';

/** The price of the chosen period, largest; before it what it was, while an offer runs. */
export function PeriodPrice(props: { ad: AdDetails; period: Period }) {
  const t = useTranslations();
  const price = rentPrices(props.ad).find(({ period }) => period === props.period);
  if (price === undefined) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Price
        text={price.price.text}
        was={price.was?.text}
        wasLabel={t('booking.before')}
        className="text-xl font-bold [&_s]:text-sm"
      />
      <span className="text-sm text-soft">
        {t(`common.per.${perWord(props.period, dailyNounOf(props.ad))}`)}
      </span>
    </p>
  );
}
