import { addDays } from '@diyar/contract/values/riyadh';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { dayText, hijriText } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { FIELD_LOOK } from '../../../ui/text-field.tsx';
import type { Search } from '../query/search.ts';
import { CalendarButton } from './calendar-button.tsx';
import { Labelled } from './form-parts.tsx';
import { OtherDates } from './other-dates.tsx';

/**
 * The two dates of a stay. The API takes both or neither: a departure follows the arrival, and a date that is left alone is
 * given the other, of which `onCompleted` tells.
 */
function useStayDates(filters: Search, onCompleted: () => void) {
  const [from, setFrom] = useState(filters.from ?? '');
  const [to, setTo] = useState(filters.to ?? '');
  const arrive = (date: string) => {
    setFrom(date);
    if (date === '') setTo('');
    else if (to <= date) setTo(addDays(date, 1));
  };
  const complete = () => {
    if ((from === '' && to === '') || (from !== '' && from < to)) return;
    if (from === '') setFrom(addDays(to, -1));
    else setTo(addDays(from, 1));
    onCompleted();
  };
  const pick = (dates: { from: string; to: string }) => {
    setFrom(dates.from);
    setTo(dates.to);
  };
  return { from, to, arrive, leave: setTo, complete, pick };
}

/** Takes an arrival that was typed before this code came: React keeps it in the field and tells nobody. */
function useTypedArrival(
  box: RefObject<HTMLFieldSetElement | null>,
  known: string,
  take: (date: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before is read once
  useEffect(() => {
    const field = box.current?.querySelector<HTMLInputElement>('[name=from]');
    if (field && field.value !== known) take(field.value);
  }, []);
}

/** Limits a search to ads that are free from one date to another. */
export function StayFields({ filters, onCompleted }: { filters: Search; onCompleted: () => void }) {
  const t = useTranslations('filters');
  const box = useRef<HTMLFieldSetElement>(null);
  const { from, to, arrive, leave, complete, pick } = useStayDates(filters, onCompleted);
  useTypedArrival(box, from, arrive);
  // The form counts its ads by its fields, which have the dates a moment later.
  const [picked, setPicked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only picked dates are told so
  useEffect(() => {
    if (picked > 0) onCompleted();
  }, [picked]);
  const take = (dates: { from: string; to: string }) => {
    pick(dates);
    setPicked((times) => times + 1);
  };
  const common = { required: from !== '' || to !== '', onLeave: complete };
  return (
    <fieldset ref={box} className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('dates')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-3">
        <DateField
          {...common}
          name="from"
          label={t('arrival')}
          value={from}
          min={undefined}
          onChange={arrive}
        />
        <DateField
          {...common}
          name="to"
          label={t('departure')}
          value={to}
          min={from === '' ? undefined : addDays(from, 1)}
          onChange={leave}
        />
      </div>
      <div className="mt-3 grid justify-items-start">
        <CalendarButton from={from} to={to} onPick={take} />
      </div>
      <OtherDates box={box} from={from} to={to} onPick={take} />
    </fieldset>
  );
}

interface DateFieldProps {
  name: 'from' | 'to';
  label: string;
  value: string;
  min: string | undefined;
  /** Refuses a form sent by Enter, before the field was left, with one date of two. */
  required: boolean;
  onChange: (date: string) => void;
  onLeave: () => void;
}

/** A date field that says the chosen day in words and in the Hijri calendar. */
function DateField({ name, label, value, min, required, onChange, onLeave }: DateFieldProps) {
  const lang = useLang();
  return (
    <Labelled id={`filters-${name}`} label={label} look="field">
      <input
        id={`filters-${name}`}
        type="date"
        name={name}
        value={value}
        min={min}
        required={required}
        max="2199-12-31"
        aria-describedby={value === '' ? undefined : `filters-${name}-day`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        className={`${FIELD_LOOK} tabular`}
      />
      {value === '' ? null : (
        <p id={`filters-${name}-day`} className="mt-1 text-xs text-soft">
          {dayText(value, lang)} · {hijriText(value, lang)}
        </p>
      )}
    </Labelled>
  );
}
