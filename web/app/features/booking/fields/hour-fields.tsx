import type { CalendarDay } from '@diyar/contract/booking/stays';
import { minutesOf } from '@diyar/contract/values/riyadh';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FieldNote } from '../../../ui/text-field.tsx';
import { TimeGrid } from '../../../ui/time-grid.tsx';
import { dateOf, type StayChoice, timeOf } from '../stay/stay-choice.ts';
import { useLengthText } from '../stay/stay-length.tsx';
import { endsAfter, startsOf } from './free-days.ts';
import type { LimitedUnit, LoadedCalendar } from './use-unit-calendar.ts';

interface HourProps {
  ad: Pick<LimitedUnit, 'policy'>;
  choice: StayChoice;
  onChange: (choice: StayChoice) => void;
  /** The sentence a field was refused with, if it was. */
  errorOf: (field: string) => string | undefined;
  loaded: LoadedCalendar;
  booked?: BookedHours | undefined;
}

/** A booking whose hours are changed: it may keep its start, which may be too soon for others, and end as late as `slots` run on. */
export interface BookedHours {
  /** `YYYY-MM-DDTHH:mm`, as its end. */
  start: string;
  end: string;
  slots: CalendarDay['slots'];
}

/** The hours of the chosen day: a start among the free slots, then an end as far as they run on. */
export function HourFields(props: HourProps) {
  const { ad, choice, loaded } = props;
  const t = useTranslations('booking.when');
  if (loaded.calendar === undefined) {
    return loaded.error === undefined ? <Skeleton className="h-28" /> : <Unreached {...props} />;
  }
  const slots = loaded.calendar.days.get(dateOf(choice.start))?.slots ?? [];
  const booked = dateOf(props.booked?.start ?? '') === dateOf(choice.start) ? props.booked : undefined;
  if (startsOf(slots, ad.policy).length === 0 && booked === undefined)
    return <p className="text-soft">{t('noSlots')}</p>;
  const kept = choice.start === booked?.start ? booked : undefined;
  const runOn = kept?.slots ?? slots;
  return (
    <>
      <StartField {...props} slots={slots} booked={booked} />
      {timeOf(choice.start) === '' ? null : (
        <EndField {...props} slots={runOn} kept={timeOf(kept?.end ?? '')} />
      )}
    </>
  );
}

function Unreached({ loaded }: HourProps) {
  const t = useTranslations('common');
  return (
    <div className="grid gap-2">
      <FieldNote id="slots-note" error={loaded.error} />
      <Button kind="secondary" onClick={loaded.reload}>
        {t('retry')}
      </Button>
    </div>
  );
}

type SlotProps = Omit<HourProps, 'loaded'> & { slots: CalendarDay['slots'] };
type EndProps = SlotProps & { least?: string; kept?: string };

function StartField({ ad, choice, onChange, errorOf, slots, booked }: SlotProps) {
  const t = useTranslations('booking.when');
  const date = dateOf(choice.start);
  const kept = booked === undefined ? [] : [timeOf(booked.start)];
  const starts = [...new Set([...kept, ...startsOf(slots, ad.policy)])].toSorted();
  const take = (time: string) => {
    const runOn = kept.includes(time) ? (booked?.slots ?? []) : slots;
    const possible = endsAfter(runOn, time, ad.policy);
    const ended = timeOf(choice.end);
    // The end that stands, if it still can be; otherwise the first there is.
    const first = kept.includes(time) ? timeOf(booked?.end ?? '') : possible[0];
    const end = possible.includes(ended) ? ended : first;
    onChange({ ...choice, start: `${date}T${time}`, end: end === undefined ? '' : `${date}T${end}` });
  };
  return (
    <TimeGrid
      label={t('startTime')}
      options={starts.map((time) => ({ value: time, text: time }))}
      value={timeOf(choice.start)}
      onChange={take}
      error={errorOf('start')}
    />
  );
}

/** Until when, from the chosen start on: `least` is the earliest end there may be; `kept` is one also where the unit has stopped taking it. */
export function EndField({ ad, choice, onChange, errorOf, slots, least = '', kept = '' }: EndProps) {
  const t = useTranslations('booking.when');
  const lengthText = useLengthText();
  const start = timeOf(choice.start);
  const later = endsAfter(slots, start, ad.policy).filter((time) => time > least);
  const ends = [...new Set([...(kept === '' ? [] : [kept]), ...later])].toSorted();
  const length = (end: string) => lengthText(1, (minutesOf(end) - minutesOf(start)) / 60);
  return (
    <TimeGrid
      label={t('endTime')}
      options={ends.map((time) => ({
        value: time,
        text: time,
        label: t('slotEnd', { time: ltrText(time), length: length(time) }),
      }))}
      value={timeOf(choice.end)}
      onChange={(time) => onChange({ ...choice, end: `${dateOf(choice.start)}T${time}` })}
      error={errorOf('end')}
    />
  );
}
