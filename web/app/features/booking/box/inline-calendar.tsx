import type { AdDetails } from '@diyar/contract/finding/ads';
import { useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { CalendarLegend, StayLengths } from '../fields/calendar-notes.tsx';
import { DayHours } from '../fields/day-hours.tsx';
import { PeriodField } from '../fields/period-field.tsx';
import { StayDays } from '../fields/stay-days.tsx';
import { useUnitCalendar } from '../fields/use-unit-calendar.ts';
import { isComplete, type StayChoice } from '../stay/stay-choice.ts';
import { StayLength } from '../stay/stay-length.tsx';
import { StaySpan } from '../stay/stay-span.tsx';
import { useDetailsChoice } from './use-details-choice.ts';

/**
 * The unit's days on its ad's page: what is free and what each night costs. What is picked here stands in the booking box,
 * and in the bar of phones, which have no other place to choose the period.
 */
export function InlineCalendar({ ad }: { ad: AdDetails }) {
  const { choice, linkKey, change } = useDetailsChoice(ad);
  const loaded = useUnitCalendar(ad, linkKey, true);
  const [half, setHalf] = useState<string>();
  const isWide = useMedia('(min-width: 48rem)', false);
  const clear = () => {
    setHalf(undefined);
    change({ ...choice, start: '', end: '' });
  };
  return (
    <div className="grid min-w-0 gap-4">
      <div className="lg:hidden">
        <PeriodField ad={ad} choice={choice} onChange={change} linkKey={linkKey} errorOf={noError} />
      </div>
      <StayDays
        ad={ad}
        choice={choice}
        onChange={change}
        loaded={loaded}
        half={half}
        onHalf={setHalf}
        months={isWide ? 2 : 1}
        isRoomy
      />
      <div className="grid justify-items-center gap-1">
        <DayHours ad={ad} choice={choice} />
        {choice.period === 2 ? <StayLengths ad={ad} /> : null}
        <CalendarLegend />
      </div>
      <Chosen choice={choice} half={half} onClear={clear} />
    </div>
  );
}

const noError = () => undefined;

/** What is chosen so far, and the way to choose anew. */
function Chosen(props: { choice: StayChoice; half: string | undefined; onClear: () => void }) {
  const t = useTranslations('booking.when');
  const { choice, half } = props;
  const isEmpty = choice.start === '' && half === undefined;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm">
        {half === undefined ? null : t('chooseDeparture')}
        {half === undefined && isComplete(choice) ? (
          <>
            <StaySpan stay={choice} />
            <span className="text-soft">
              <StayLength stay={choice} />
            </span>
          </>
        ) : null}
      </p>
      {isEmpty ? null : (
        <Button kind="quiet" onClick={props.onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
