import { GREGORIAN_LOCALE, partsOf } from '../../../i18n/dates.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { dateOf, type StayChoice, timeOf } from './stay-choice.ts';

type Stay = Pick<StayChoice, 'period' | 'start' | 'end'>;

/** From when to when in one line, read in the direction of the page: two dates, or a day and its hours. */
export function StaySpan({ stay }: { stay: Stay }) {
  if (stay.period === 1) {
    return (
      <span className="tabular font-medium">
        <NamedDay date={dateOf(stay.start)} /> <HourSpan stay={stay} />
      </span>
    );
  }
  return (
    <span className="tabular inline-flex flex-wrap items-center gap-x-1.5 font-medium">
      <NamedDay date={dateOf(stay.start)} />
      <Icon name="arrow" className="size-3.5 text-faint" />
      <NamedDay date={dateOf(stay.end)} />
    </span>
  );
}

/** A date after its weekday, as one plans with both. */
function NamedDay({ date }: { date: string }) {
  const lang = useLang();
  return (
    <span className="inline-flex flex-wrap gap-x-1.5">
      <span className="font-normal">
        {partsOf(GREGORIAN_LOCALE[lang], date, { weekday: 'long' })('weekday')}
      </span>
      <bdi dir="ltr">{date}</bdi>
    </span>
  );
}

/** «من 10:00 إلى 12:00»: in words, since a dash between two hours reads backwards in Arabic. */
export function HourSpan({ stay }: { stay: Pick<Stay, 'start' | 'end'> }) {
  const t = useTranslations('booking.when');
  const [start, end] = [timeOf(stay.start), timeOf(stay.end)];
  return t(end < start ? 'hoursRangeLate' : 'hoursRange', { start: ltrText(start), end: ltrText(end) });
}
