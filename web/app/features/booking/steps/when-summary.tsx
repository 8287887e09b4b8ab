import type { AdDetails } from '@diyar/contract/finding/ads';
import { useTranslations } from '../../../i18n/translations.ts';
import { DayHours } from '../fields/day-hours.tsx';
import { dateOf, type StayChoice } from '../stay/stay-choice.ts';
import { StayDate } from '../stay/stay-date.tsx';
import { StayLength } from '../stay/stay-length.tsx';
import { HourSpan } from '../stay/stay-span.tsx';

/** Names of the two ends of a stay; a stay by the month or year has no check-in. */
const ENDS = {
  1: ['day', 'time'],
  2: ['arrival', 'departure'],
  3: ['startDate', 'endDate'],
  4: ['startDate', 'endDate'],
} as const;

/** The stay as chosen: both ends with their Hijri dates, how long, and the services. */
export function WhenSummary({ ad, choice }: { ad: AdDetails; choice: StayChoice }) {
  const t = useTranslations('booking.when');
  const services = ad.services.filter(({ id, mandatory }) => mandatory || choice.services.includes(id));
  const hourly = choice.period === 1;
  const [start, end] = ENDS[choice.period];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start gap-x-10 gap-y-2 text-ink">
        <p>
          <span className="block text-xs text-soft">{t(start)}</span>
          <StayDate moment={dateOf(choice.start)} />
        </p>
        <p>
          <span className="block text-xs text-soft">{t(end)}</span>
          {hourly ? (
            <span className="tabular font-bold">
              <HourSpan stay={choice} />
            </span>
          ) : (
            <StayDate moment={choice.end} />
          )}
        </p>
        <p className="font-medium max-sm:w-full">
          <StayLength stay={choice} />
        </p>
      </div>
      <DayHours ad={ad} choice={choice} />
      {services.length === 0 ? null : (
        <p>
          {services.map((service, place) => (
            <span key={service.id}>
              {place === 0 ? null : ' · '}
              <bdi>{service.name}</bdi>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
