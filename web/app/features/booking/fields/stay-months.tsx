import type { Period } from '@diyar/contract/words/period';
import type { CalendarDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/RangeCalendar';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isTakenDay, type UnitCalendar } from './free-days.ts';
import { monthNames, weekdayText } from './month-names.ts';
import { StayDay } from './stay-day.tsx';

interface StayMonthsProps {
  first: CalendarDate;
  months: 1 | 2;
  calendar: UnitCalendar;
  period: Period;
  /** They fill the width that is there. */
  isRoomy: boolean;
}

/** One month or two beside each other, with their Hijri ones, and buttons that turn them. */
export function StayMonths({ first, months, calendar, period, isRoomy }: StayMonthsProps) {
  const offsets = months === 1 ? [0] : [0, 1];
  const columns = months === 2 && isRoomy ? 'grid-cols-2' : 'md:grid-flow-col md:justify-center';
  return (
    <div className={`relative grid gap-6 ${columns}`}>
      <div className="absolute inset-x-0 top-0 flex justify-between">
        <Turn slot="previous" />
        <Turn slot="next" />
      </div>
      {offsets.map((offset) => (
        <div key={offset} className="min-w-0">
          <MonthHeading first={first.add({ months: offset }).toString()} />
          <MonthGrid offset={offset} calendar={calendar} period={period} isRoomy={isRoomy} />
        </div>
      ))}
    </div>
  );
}

const TURN =
  'grid size-11 place-items-center rounded-pill text-ink outline-none transition-colors data-hovered:bg-sunken data-focus-visible:outline-2 data-focus-visible:outline-primary data-disabled:text-line';

function Turn(props: { slot: 'previous' | 'next' }) {
  const t = useTranslations('booking.when');
  return (
    <Button
      slot={props.slot}
      aria-label={t(props.slot === 'previous' ? 'previousMonth' : 'nextMonth')}
      className={TURN}
    >
      <Icon name="chevron" className={props.slot === 'previous' ? 'size-5 rotate-180' : 'size-5'} />
    </Button>
  );
}

function MonthHeading(props: { first: string }) {
  const names = monthNames(props.first, useLang());
  return (
    <p
      aria-hidden="true"
      className="grid min-h-11 content-center justify-items-center px-11 pb-1 text-center"
    >
      <span className="leading-snug font-bold">{names.gregorian}</span>
      <span className="text-xs leading-snug text-soft">{names.hijri}</span>
    </p>
  );
}

function MonthGrid(props: Omit<StayMonthsProps, 'first' | 'months'> & { offset: number }) {
  const lang = useLang();
  const { calendar, period } = props;
  return (
    <CalendarGrid
      offset={{ months: props.offset }}
      weekdayStyle="long"
      className={`mt-1 w-full table-fixed border-separate border-spacing-y-0.5 ${props.isRoomy ? '' : 'md:w-[15.5rem]'}`}
    >
      <CalendarGridHeader>
        {(day) => (
          <CalendarHeaderCell className="pb-1 text-xs font-normal whitespace-nowrap text-soft">
            {weekdayText(day, lang)}
          </CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <StayDay
            date={date}
            state={calendar.days.get(date.toString())?.state ?? 'free'}
            isTaken={isTakenDay(calendar, date.toString(), period)}
            price={period === 2 ? calendar.days.get(date.toString())?.price : null}
            period={period}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
