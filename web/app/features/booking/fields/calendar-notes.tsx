import { useTranslations } from '../../../i18n/translations.ts';
import { useLengthText } from '../stay/stay-length.tsx';
import { HOURS_MARK, PARTIAL_MARK } from './day-marks.ts';
import type { LimitedUnit } from './use-unit-calendar.ts';

/** How long a stay may be, said before a departure is refused. */
export function StayLengths({ ad }: { ad: Pick<LimitedUnit, 'policy'> }) {
  const t = useTranslations('booking.when');
  const lengthText = useLengthText();
  const { min_nights: min, max_nights: max } = ad.policy;
  const lines = [
    ...(min > 1 ? [t('shortest', { length: lengthText(2, min) })] : []),
    t('longest', { length: lengthText(2, max) }),
  ];
  return <p className="mt-4 text-center text-sm text-soft">{lines.join(' · ')}</p>;
}

/** What the marks on a day mean. */
export function CalendarLegend() {
  const t = useTranslations('booking.when');
  return (
    <ul className="mt-2 flex flex-wrap justify-center gap-x-5 gap-y-1 text-xs text-soft">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="text-faint line-through">
          12
        </span>
        {t('legendTaken')}
      </li>
      <li className="flex items-center gap-1.5">
        {/* A sample of the look alone, so no text of the page. */}
        <span aria-hidden="true" className="text-ink opacity-35 after:content-['12']" />
        {t('legendBeyond')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className={PARTIAL_MARK} />
        {t('legendPartial')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className={HOURS_MARK} />
        {t('legendHours')}
      </li>
    </ul>
  );
}
