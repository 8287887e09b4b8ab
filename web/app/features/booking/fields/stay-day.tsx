import type { CalendarDay, DayState } from '@diyar/contract/booking/stays';
import type { Period } from '@diyar/contract/words/period';
import { type CalendarDate, IslamicUmalquraCalendar, toCalendar } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/RangeCalendar';
import { hijriText } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { HOURS_MARK, PARTIAL_MARK } from './day-marks.ts';

const DAY =
  'tabular relative mx-auto grid w-full content-center justify-items-center outline-none data-outside-month:invisible data-hovered:bg-sunken rounded-base data-focus-visible:z-10 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-primary data-disabled:opacity-35 data-unavailable:bg-transparent';
const NIGHTS =
  ' h-15 data-selected:rounded-none data-selected:bg-primary-soft data-selection-start:rounded-s-base data-selection-end:rounded-e-base data-selection-start:bg-primary data-selection-end:bg-primary data-selection-start:text-on-primary data-selection-end:text-on-primary data-selection-start:*:opacity-100 data-selection-end:*:opacity-100';
const ONE_DAY =
  ' h-12 data-selected:rounded-base data-selected:bg-primary data-selected:text-on-primary data-selected:*:opacity-100';
/** Taken by someone is struck through; only out of reach is dim. */
const TAKEN = ' data-unavailable:text-faint data-unavailable:[&_[data-day]]:line-through';
/** From here on, in halalas, a price is written smaller: a cell of a narrow phone holds no seven characters of the usual size. */
const LONG_PRICE = 100_000_00;
const BEYOND = ' data-unavailable:opacity-35';
const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const UMALQURA = new IslamicUmalquraCalendar();

interface DayProps {
  date: CalendarDate;
  state: DayState;
  isTaken: boolean;
  period: Period;
  /** What its night costs, where nights are chosen. */
  price: CalendarDay['price'] | undefined;
}

/** A day of the calendar on which a stay is chosen: its Hijri day, what its night costs, and whether it can be had. */
export function StayDay(props: DayProps) {
  const { date, state, period, price } = props;
  const said = useSaid(props);
  const comma = useLang() === 'ar' ? '، ' : ', ';
  const look = `${DAY}${period === 2 ? NIGHTS : ONE_DAY}${props.isTaken ? TAKEN : BEYOND}`;
  return (
    <CalendarCell date={date} className={look} render={(given) => <div {...heard(given, said, comma)} />}>
      {({ formattedDate }) => (
        <>
          <span data-date={date.toString()} data-day className="text-sm leading-tight">
            {formattedDate}
          </span>
          {/* Drawn beside the day's number, and said in words by its name. */}
          <span
            data-hijri={toCalendar(date, UMALQURA).day}
            className="text-xs leading-tight opacity-75 after:content-[attr(data-hijri)]"
          />
          {price === null || price === undefined || props.isTaken ? null : (
            <span
              data-night-price={GROUPED.format(price.amount / 100)}
              className={`leading-tight tracking-tighter opacity-75 after:content-[attr(data-night-price)] ${price.amount < LONG_PRICE ? 'text-xs' : 'text-[0.625rem]'}`}
            />
          )}
          {state === 'partially_booked' ? <span className={`absolute end-1 top-1 ${PARTIAL_MARK}`} /> : null}
          {state === 'hourly_booked' ? <span className={`absolute end-1 top-1 ${HOURS_MARK}`} /> : null}
        </>
      )}
    </CalendarCell>
  );
}

/** The calendar's own words of a day, and after them what else it shows. */
function heard<Given extends { 'aria-label'?: string | undefined }>(
  given: Given,
  said: readonly string[],
  comma: string,
): Given {
  return { ...given, 'aria-label': [given['aria-label'], ...said].join(comma) };
}

/** What a day shows beside its number, for the ear: its Hijri date, what is taken of it, what its night costs. */
function useSaid({ date, state, isTaken, price }: DayProps): string[] {
  const lang = useLang();
  const t = useTranslations('booking.when');
  const taken = isTaken && state === 'free' ? 'reserved' : state;
  return [
    hijriText(date.toString(), lang),
    ...(taken === 'free' ? [] : [t(STATES[taken])]),
    ...(price === null || price === undefined || isTaken ? [] : [price.text]),
  ];
}

const STATES = {
  reserved: 'legendTaken',
  partially_booked: 'legendPartial',
  hourly_booked: 'legendHours',
} as const;
