import { use } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { DailyNounContext } from '../../ads/daily-noun.ts';
import { lengthOf, type StayChoice } from './stay-choice.ts';

const UNIT = { 1: 'hours', 3: 'months', 4: 'years' } as const;

/** How to say a number of hours, nights or days, months or years, by the period. */
export function useLengthText() {
  const t = useTranslations('booking.length');
  const noun = use(DailyNounContext);
  return (period: StayChoice['period'], count: number) => t(period === 2 ? noun : UNIT[period], { count });
}

/** "3 ليالٍ". */
export function StayLength(props: { stay: Pick<StayChoice, 'period' | 'start' | 'end'> }) {
  const lengthText = useLengthText();
  return lengthText(props.stay.period, lengthOf(props.stay));
}
