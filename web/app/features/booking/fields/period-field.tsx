import { type Period, priceKindOf } from '@diyar/contract/words/period';
import { useTranslations } from '../../../i18n/translations.ts';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { rentPrices } from '../stay/rent-prices.ts';
import { withPeriod } from '../stay/stay-choice.ts';
import type { ChoiceProps } from './choice-props.ts';
import { withinLengths } from './within-lengths.ts';

/** Hour, night, month or year: only what is offered, and nothing to choose when there is one. */
export function PeriodField({ ad, choice, onChange, errorOf }: ChoiceProps) {
  const t = useTranslations();
  const prices = rentPrices(ad);
  if (prices.length < 2) return null;
  return (
    <SegmentedControl
      label={t('booking.period')}
      labelHidden
      options={prices.map(({ period }) => ({
        value: String(period),
        label: t(`common.period.${priceKindOf(period)}`),
      }))}
      value={String(choice.period)}
      onChange={(value) => onChange(withinLengths(withPeriod(choice, Number(value) as Period), ad.policy))}
      error={errorOf('period')}
    />
  );
}
