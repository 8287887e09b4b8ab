import type { AdDetails } from '@diyar/contract/finding/ads';
import { BEFORE_DAWN } from '@diyar/contract/values/day-use';
import { weekdayOf } from '@diyar/contract/values/riyadh';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { StayChoice } from '../stay/stay-choice.ts';

/** A day without a night has its hours, which nobody should learn after paying. */
export function DayHours({ ad, choice }: { ad: AdDetails; choice: Pick<StayChoice, 'period' | 'start'> }) {
  const t = useTranslations('booking.when');
  const hours = choice.period === 2 && ad.day_use ? hoursOf(ad, choice.start) : undefined;
  if (hours === undefined) return null;
  const [from, until] = hours;
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <Icon name="clock" className="size-4 text-primary" />
      {t(until < from ? 'dayHoursLate' : 'dayHours', { from: ltrText(from), until: ltrText(until) })}
    </p>
  );
}

/** As the day is let; where that is until dawn, which nobody means, when the place is open on the day that was chosen. */
function hoursOf({ policy }: AdDetails, start: string): readonly [from: string, until: string] | undefined {
  if (policy.departure_time !== BEFORE_DAWN) return [policy.arrival_time, policy.departure_time];
  const open =
    start === '' ? undefined : policy.hours.find(({ weekday }) => weekday === weekdayOf(start.slice(0, 10)));
  return open === undefined ? undefined : [open.opens, open.closes];
}
