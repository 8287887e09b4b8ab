import type { Rule } from '@diyar/contract/call/errors';
import type { StayPolicy } from '@diyar/contract/finding/ads';
import { addDays } from '@diyar/contract/values/riyadh';
import type { Period } from '@diyar/contract/words/period';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { AriaLocale } from '../../../i18n/aria-locale.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { firstFreeDay, lengthRefusal, nightsRefusal, startRefusal, type UnitCalendar } from './free-days.ts';
import { StayMonths } from './stay-months.tsx';

interface Shared {
  calendar: UnitCalendar;
  period: Period;
  /** How many stand beside each other. */
  months: 1 | 2;
  /** They fill the width that is there. */
  isRoomy: boolean;
  /** A day was pressed that cannot be had: why, as the rule's sentence is named. */
  onRefused: (rule: Rule, date: string) => void;
}

/** One day: of an hourly stay, or the first of months and years. */
export function OneDayCalendar(props: Shared & { value: string; onChange: (date: string) => void }) {
  const { calendar, period, value } = props;
  const t = useTranslations('booking.when');
  const explain = (date: string) => {
    const rule = startRefusal(calendar, date, period);
    if (rule !== undefined) props.onRefused(rule, date);
  };
  return (
    <Explaining explain={explain}>
      <AriaLocale>
        <Calendar
          aria-label={t('calendar')}
          value={value === '' ? null : parseDate(value)}
          onChange={(date) => props.onChange(date.toString())}
          minValue={parseDate(calendar.today)}
          maxValue={parseDate(calendar.last)}
          defaultFocusedValue={parseDate(value === '' ? firstFreeDay(calendar, period) : value)}
          isDateUnavailable={(date) => isBarred(startRefusal(calendar, date.toString(), period))}
          visibleDuration={{ months: props.months }}
          pageBehavior="single"
          firstDayOfWeek="sun"
        >
          {({ state }) => <StayMonths {...props} first={state.visibleRange.start} />}
        </Calendar>
      </AriaLocale>
    </Explaining>
  );
}

interface NightsProps extends Shared {
  start: string;
  end: string;
  policy: Pick<StayPolicy, 'min_nights' | 'max_nights'>;
  /** The arrival that waits for its departure. */
  half: string | undefined;
  onHalf: (arrival: string) => void;
  onChange: (start: string, end: string) => void;
}

/** Arrival and departure; nobody sleeps on the day of departure, so it may be taken. */
export function NightsCalendar(props: NightsProps) {
  const { calendar, start, end, policy } = props;
  const t = useTranslations('booking.when');
  const anchor = useRef<string>(undefined);
  const refusal = (date: string, from: string | undefined): Rule | undefined => {
    if (from === undefined || from === date) {
      // The departure already chosen stays valid, whoever arrives that day.
      if (date === end && start !== '') return undefined;
      return startRefusal(calendar, date, 2);
    }
    const [arrival, departure] = from < date ? [from, date] : [date, from];
    const long = lengthRefusal(policy, arrival, departure) === 'stay_too_long';
    return nightsRefusal(calendar, arrival, departure) ?? (long ? 'stay_too_long' : undefined);
  };
  const explain = (date: string) => {
    const rule = refusal(date, anchor.current);
    if (rule !== undefined) props.onRefused(rule, date);
  };
  return (
    <Explaining explain={explain}>
      <AriaLocale>
        <RangeCalendar
          aria-label={t('calendar')}
          value={start === '' || end === '' ? null : { start: parseDate(start), end: parseDate(end) }}
          onChange={(range) => props.onChange(range.start.toString(), range.end.toString())}
          minValue={parseDate(calendar.today)}
          maxValue={parseDate(addDays(calendar.last, policy.max_nights))}
          defaultFocusedValue={parseDate(start === '' ? firstFreeDay(calendar, 2) : start)}
          isDateUnavailable={(date, from) => isBarred(refusal(date.toString(), from?.toString()))}
          visibleDuration={{ months: props.months }}
          pageBehavior="single"
          commitBehavior="reset"
          firstDayOfWeek="sun"
        >
          {({ state }) => {
            anchor.current = state.anchorDate?.toString();
            return (
              <>
                <KeepHalf state={state} half={props.half} onHalf={props.onHalf} />
                <StayMonths {...props} first={state.visibleRange.start} />
              </>
            );
          }}
        </RangeCalendar>
      </AriaLocale>
    </Explaining>
  );
}

/**
 * The calendar forgets a first press as soon as focus leaves it, which would close the dialog on half a choice without a
 * word: here it stays until the departure is chosen or the dates are cleared.
 */
function KeepHalf(props: {
  state: { anchorDate: CalendarDate | null; setAnchorDate: (date: CalendarDate | null) => void };
  half: string | undefined;
  onHalf: (arrival: string) => void;
}) {
  const { state, half, onHalf } = props;
  const anchor = state.anchorDate?.toString();
  const pressed = useEffectEvent(() => {
    if (anchor === undefined) {
      if (half !== undefined) state.setAnchorDate(parseDate(half));
    } else if (anchor !== half) onHalf(anchor);
  });
  const cleared = useEffectEvent(() => {
    if (half === undefined && anchor !== undefined) state.setAnchorDate(null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is followed, not what follows
  useEffect(() => pressed(), [anchor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is followed, not what follows
  useEffect(() => cleared(), [half]);
  return null;
}

/** Days gone by are dimmed by the calendar's first day. */
function isBarred(rule: Rule | undefined): boolean {
  return rule !== undefined && rule !== 'past';
}

/** A day that cannot be chosen takes no press from the calendar; here it says why. */
function Explaining(props: { explain: (date: string) => void; children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const explain = useEffectEvent((event: Event) => {
    const cell = (event.target as Element).closest('td');
    const date = cell?.querySelector('[data-date]')?.getAttribute('data-date');
    if (date && cell?.querySelector('[data-unavailable],[data-disabled]') !== null) props.explain(date);
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const click = (event: Event) => explain(event);
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') explain(event);
    };
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    };
  }, []);
  return <div ref={ref}>{props.children}</div>;
}
