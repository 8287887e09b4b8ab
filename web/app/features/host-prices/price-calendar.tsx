import type { DayPrice, EarnedMonth } from '@diyar/contract/supply/unit-prices';
import { type CalendarDate, IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { AriaLocale } from '../../i18n/aria-locale.tsx';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { monthNames, weekdayText } from '../booking/fields/month-names.ts';

interface PriceCalendarProps {
  days: readonly DayPrice[];
  /** What months of a year before came to. */
  earned: readonly EarnedMonth[];
  from: string;
  to: string;
  onPick: (from: string, to: string) => void;
}

const MONTHS = [0, 1, 2];

/** What each day costs, three months at a time; a range of days is chosen by pointer, touch or keys. */
export function PriceCalendar({ days, earned, from, to, onPick }: PriceCalendarProps) {
  const t = useTranslations('hostPrices.days');
  const prices = new Map(days.map((day) => [day.date, day]));
  const lastYear = new Map(earned.map((month) => [month.month, month]));
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return null;
  return (
    <AriaLocale>
      <RangeCalendar
        aria-label={t('calendar')}
        value={from === '' ? null : { start: parseDate(from), end: parseDate(to) }}
        onChange={({ start, end }) => onPick(start.toString(), end.toString())}
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        defaultFocusedValue={parseDate(from === '' ? first : from)}
        visibleDuration={{ months: MONTHS.length }}
        firstDayOfWeek="sun"
      >
        {({ state }) => (
          <div className="grid gap-4">
            <div className="flex justify-between">
              <Turn slot="previous" />
              <Turn slot="next" />
            </div>
            <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
              {MONTHS.map((offset) => (
                <Month
                  key={offset}
                  offset={offset}
                  first={state.visibleRange.start.add({ months: offset }).toString()}
                  prices={prices}
                  lastYear={lastYear}
                />
              ))}
            </div>
          </div>
        )}
      </RangeCalendar>
    </AriaLocale>
  );
}

function Turn({ slot }: { slot: 'previous' | 'next' }) {
  const t = useTranslations('hostPrices.days');
  return (
    <Button
      slot={slot}
      aria-label={t(slot)}
      className="grid size-11 place-items-center rounded-pill text-ink outline-none data-disabled:text-line data-focus-visible:outline-2 data-focus-visible:outline-primary data-hovered:bg-sunken"
    >
      <Icon name="chevron" className={slot === 'previous' ? 'size-5 rotate-180' : 'size-5'} />
    </Button>
  );
}

interface MonthProps {
  offset: number;
  first: string;
  prices: ReadonlyMap<string, DayPrice>;
  lastYear: ReadonlyMap<string, EarnedMonth>;
}

function Month(props: MonthProps) {
  const t = useTranslations('hostPrices.days');
  const lang = useLang();
  const before = parseDate(props.first).subtract({ years: 1 }).toString().slice(0, 7);
  const earned = props.lastYear.get(before);
  const names = monthNames(props.first, lang);
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="grid justify-items-center pb-2 leading-snug">
        <span className="font-bold">{names.gregorian}</span>
        <span className="text-xs text-soft">{names.hijri}</span>
      </p>
      {earned === undefined ? null : (
        <p className="pb-2 text-center text-xs text-soft">
          {t('lastYear', { amount: ltrText(earned.amount.text), count: earned.days })}
        </p>
      )}
      <CalendarGrid
        offset={{ months: props.offset }}
        weekdayStyle="long"
        className="w-full table-fixed border-separate border-spacing-y-0.5"
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-xs font-normal whitespace-nowrap text-soft">
              {weekdayText(day, lang)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <Day date={date} price={props.prices.get(date.toString())} />}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

const DAY =
  'tabular relative mx-auto grid h-15 w-full content-center justify-items-center rounded-base outline-none data-outside-month:invisible data-hovered:bg-sunken data-disabled:opacity-35 data-focus-visible:z-10 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-primary data-selected:rounded-none data-selected:bg-primary-soft data-selection-start:rounded-s-base data-selection-start:bg-primary data-selection-start:text-on-primary data-selection-end:rounded-e-base data-selection-end:bg-primary data-selection-end:text-on-primary';
const CORNER =
  'absolute end-0.5 top-0.5 size-2.5 bg-gold [clip-path:polygon(0_0,100%_0,100%_100%)] rtl:[clip-path:polygon(0_0,100%_0,0_100%)]';
/** Stands beside the day and is no part of its name: the label that is heard says the date alone. */
const BESIDE = 'text-xs leading-tight before:content-[attr(data-text)]';
const UMALQURA = new IslamicUmalquraCalendar();

function Day({ date, price }: { date: CalendarDate; price: DayPrice | undefined }) {
  return (
    <CalendarCell date={date} className={DAY}>
      {({ formattedDate }) => (
        <>
          <span className="text-sm leading-tight">{formattedDate}</span>
          <span data-text={toCalendar(date, UMALQURA).day} className={`${BESIDE} opacity-75`} />
          {price === undefined ? null : (
            <bdi
              dir="ltr"
              data-price={price.by}
              data-text={Math.round(price.price.amount / 100)}
              className={`${BESIDE} ${price.by === 'base' ? '' : 'font-bold'}`}
            />
          )}
          {price === undefined || price.by === 'base' ? null : <span className={CORNER} />}
        </>
      )}
    </CalendarCell>
  );
}
