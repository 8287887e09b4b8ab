import { useTranslations } from 'use-intl/react';
import { lengthOf, type StayChoice } from './stay-choice.ts';

const UNIT = { 1: 'hours', 2: 'nights', 3: 'months', 4: 'years' } as const;

/** How to say a number of hours, nights, months or years, by the period. */
export function useLengthText() {
  const t = useTranslations('booking.length');
  return (period: StayChoice['period'], count: number) => t(UNIT[period], { count });
}

/** "3 ليالٍ". */
export function StayLength(props: { stay: Pick<StayChoice, 'period' | 'start' | 'end'> }) {
  const lengthText = useLengthText();
  return lengthText(props.stay.period, lengthOf(props.stay));
}
