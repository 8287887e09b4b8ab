import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { dateOf, type StayChoice, timeOf } from './stay-choice.ts';

type Stay = Pick<StayChoice, 'period' | 'start' | 'end'>;

/** From when to when in one line, read in the direction of the page: two dates, or a day and its hours. */
export function StaySpan({ stay }: { stay: Stay }) {
  if (stay.period === 1) {
    return (
      <span className="tabular font-medium">
        <bdi dir="ltr">{dateOf(stay.start)}</bdi> <HourSpan stay={stay} />
      </span>
    );
  }
  return (
    <span className="tabular inline-flex flex-wrap items-center gap-x-1.5 font-medium">
      <bdi dir="ltr">{dateOf(stay.start)}</bdi>
      <Icon name="arrow" className="size-3.5 text-faint" />
      <bdi dir="ltr">{dateOf(stay.end)}</bdi>
    </span>
  );
}

/** «من 10:00 إلى 12:00»: in words, since a dash between two hours reads backwards in Arabic. */
export function HourSpan({ stay }: { stay: Stay }) {
  const t = useTranslations('booking.when');
  return t('hoursRange', { start: ltrText(timeOf(stay.start)), end: ltrText(timeOf(stay.end)) });
}
