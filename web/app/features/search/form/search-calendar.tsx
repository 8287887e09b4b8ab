import { addDays, addMonths, riyadhDate } from '@diyar/contract/values/riyadh';
import { IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { AriaLocale } from '../../../i18n/aria-locale.tsx';
import { hijriMonths } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang.ts';
import { monthName } from '../../../i18n/short-dates.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useMedia } from '../../../ui/use-media.ts';

const UMALQURA = new IslamicUmalquraCalendar();
/** How far ahead a search may look. */
const MONTHS_AHEAD = 18;
const DAY =
  'tabular mx-auto grid h-12 w-full content-center justify-items-center rounded-base outline-none data-outside-month:invisible data-hovered:bg-sunken data-focus-visible:z-10 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-primary data-disabled:opacity-35 data-selected:rounded-none data-selected:bg-primary-soft data-selection-start:rounded-s-base data-selection-start:bg-primary data-selection-start:text-on-primary data-selection-end:rounded-e-base data-selection-end:bg-primary data-selection-end:text-on-primary';
const TURN =
  'grid size-11 place-items-center rounded-pill outline-none transition-colors data-hovered:bg-sunken data-focus-visible:outline-2 data-focus-visible:outline-primary data-disabled:text-line';

interface SearchCalendarProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string, to: string) => void;
}

/** Days from today on, with their Hijri ones beneath: an arrival, then a departure. */
export function SearchCalendar({ from, to, onChange }: SearchCalendarProps) {
  const t = useTranslations('searchDates');
  const months = useMedia('(min-width: 48rem)', false) ? 2 : 1;
  const today = riyadhDate(Date.now());
  return (
    <AriaLocale>
      <RangeCalendar
        aria-label={t('calendar')}
        value={from && to ? { start: parseDate(from), end: parseDate(to) } : null}
        onChange={({ start, end }) => onChange(start.toString(), end.toString())}
        minValue={parseDate(today)}
        maxValue={parseDate(addDays(addMonths(today, MONTHS_AHEAD), 1))}
        defaultFocusedValue={parseDate(from ?? today)}
        visibleDuration={{ months }}
        pageBehavior="single"
        firstDayOfWeek="sun"
      >
        {({ state }) => (
          <div className="relative grid gap-6 md:grid-flow-col md:justify-center">
            <div className="absolute inset-x-0 top-0 flex justify-between">
              <Turn slot="previous" />
              <Turn slot="next" />
            </div>
            {(months === 1 ? [0] : [0, 1]).map((offset) => (
              <Month
                key={offset}
                offset={offset}
                first={state.visibleRange.start.add({ months: offset }).toString()}
              />
            ))}
          </div>
        )}
      </RangeCalendar>
    </AriaLocale>
  );
}

function Turn({ slot }: { slot: 'previous' | 'next' }) {
  const t = useTranslations('searchDates');
  const isBack = slot === 'previous';
  return (
    <Button slot={slot} aria-label={t(isBack ? 'previousMonth' : 'nextMonth')} className={TURN}>
      <Icon name="chevron" className={isBack ? 'size-5 rotate-180' : 'size-5'} />
    </Button>
  );
}

function Month({ offset, first }: { offset: number; first: string }) {
  const lang = useLang();
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="grid min-h-11 justify-items-center px-11 pb-1 text-center">
        <span className="leading-snug font-bold">{monthName(first, lang)}</span>
        <span className="text-xs leading-snug text-soft">{hijriMonths(first, lang)}</span>
      </p>
      <CalendarGrid
        offset={{ months: offset }}
        weekdayStyle="long"
        className="mt-1 w-full table-fixed border-separate border-spacing-y-0.5 md:w-[15.5rem]"
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-xs font-normal whitespace-nowrap text-soft">
              {lang === 'ar' ? day.replace(/^ال/, '') : day.slice(0, 3)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={DAY}>
              {({ formattedDate }) => (
                // The Hijri day is drawn beside the day's name, which says it all already.
                <span
                  data-hijri={toCalendar(date, UMALQURA).day}
                  className="grid justify-items-center text-sm leading-tight after:text-xs after:leading-tight after:opacity-75 after:content-[attr(data-hijri)]"
                >
                  {formattedDate}
                </span>
              )}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
