import type { AdDetails } from '@diyar/contract/finding/ads';
import { useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { CalendarLegend, StayLengths } from '../fields/calendar-notes.tsx';
import { ChosenStay } from '../fields/chosen-stay.tsx';
import { DayHours } from '../fields/day-hours.tsx';
import { PeriodField } from '../fields/period-field.tsx';
import { StayDays } from '../fields/stay-days.tsx';
import { useUnitCalendar } from '../fields/use-unit-calendar.ts';
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
  const t = useTranslations('booking.when');
  const isEmpty = choice.start === '' && half === undefined;
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
      <ChosenStay choice={choice} half={half} clearing={isEmpty ? undefined : { text: t('clear'), clear }} />
    </div>
  );
}

const noError = () => undefined;
