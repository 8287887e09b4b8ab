import { useMemo } from 'react';
import { dayText } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Select } from '../../ui/select.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { CalendarLegend, StayLengths } from '../booking/fields/calendar-notes.tsx';
import { ChosenStay } from '../booking/fields/chosen-stay.tsx';
import { calendarFrom, type UnitCalendar } from '../booking/fields/free-days.ts';
import { EndField, HourFields } from '../booking/fields/hour-fields.tsx';
import { LengthField } from '../booking/fields/length-field.tsx';
import { StayDays } from '../booking/fields/stay-days.tsx';
import { lengthOf, type StayChoice, timeOf } from '../booking/stay/stay-choice.ts';
import { useLengthText } from '../booking/stay/stay-length.tsx';
import { type ChangeDraft, type ChangeForm, laterDepartures } from './change-draft.ts';

interface WhenProps {
  form: ChangeForm;
  draft: ChangeDraft;
  change: (part: Partial<ChangeDraft>) => void;
  errorOf: (field: string) => string | undefined;
  /** The booking's number. */
  number: string;
}

/** When a booking is to be instead: on its unit's calendar, where it takes no days itself; of a stay that has begun, its end alone. */
export function ChangeWhen(props: WhenProps) {
  const { form } = props;
  const calendar = useMemo(() => calendarFrom(form, form.limits), [form]);
  const Fields = form.has_begun ? EndFields : DaysFields;
  return <Fields {...props} calendar={calendar} />;
}

type FieldsProps = WhenProps & { calendar: UnitCalendar };

function DaysFields({ form, draft, change, errorOf, number, calendar }: FieldsProps) {
  const t = useTranslations('bookingChange');
  const unit = { unit_id: form.unit_id, policy: form.limits };
  const { stay, half } = draft;
  const loaded = { calendar, error: undefined, reload: () => undefined };
  const booked = { ...stay, start: form.start, end: form.end };
  const isMoved = half !== undefined || stay.start !== form.start || stay.end !== form.end;
  // The calendar clears nights whose departure is their arrival.
  const take = (next: StayChoice) => change({ stay: next.start === '' ? booked : next });
  const refused = stay.period === 1 ? undefined : (errorOf('start') ?? errorOf('end'));
  return (
    <fieldset aria-describedby="change-when-note" className="grid min-w-0 gap-3">
      <legend className="sr-only">{t('when')}</legend>
      <StayDays
        except={number}
        ad={unit}
        choice={stay}
        onChange={take}
        loaded={loaded}
        half={half}
        onHalf={(arrival) => change({ half: arrival })}
        months={1}
        isRoomy
      />
      {stay.period === 2 ? <StayLengths ad={unit} /> : null}
      <CalendarLegend />
      {stay.period === 1 ? (
        <HourFields
          ad={unit}
          choice={stay}
          onChange={take}
          errorOf={errorOf}
          loaded={loaded}
          booked={{ start: form.start, end: form.end, slots: form.own_slots }}
        />
      ) : null}
      {stay.period >= 3 ? <LengthField ad={unit} choice={stay} onChange={take} /> : null}
      <ChosenStay
        choice={stay}
        half={half}
        clearing={
          isMoved
            ? { text: t('asBooked'), clear: () => change({ stay: booked, half: undefined }) }
            : undefined
        }
      />
      <FieldNote id="change-when-note" error={refused} />
    </fieldset>
  );
}

function EndFields({ form, draft, change, errorOf, calendar }: FieldsProps) {
  const unit = { policy: form.limits };
  const { stay } = draft;
  const take = (next: StayChoice) => change({ stay: next });
  const error = errorOf('start') ?? errorOf('end');
  if (stay.period === 2)
    return <Departure form={form} stay={stay} onChange={take} error={error} calendar={calendar} />;
  if (stay.period >= 3) {
    const booked = lengthOf({ ...stay, start: form.start, end: form.end });
    return (
      <>
        <LengthField ad={unit} choice={stay} onChange={take} atLeast={booked} error={error} />
        <ChosenStay choice={stay} half={undefined} clearing={undefined} />
      </>
    );
  }
  const least = timeOf(form.end);
  return (
    <EndField
      ad={unit}
      choice={stay}
      onChange={take}
      errorOf={() => error}
      slots={form.own_slots}
      least={least}
      kept={least}
    />
  );
}

interface DepartureProps {
  form: ChangeForm;
  stay: StayChoice;
  onChange: (stay: StayChoice) => void;
  error: string | undefined;
  calendar: UnitCalendar;
}

function Departure({ form, stay, onChange, error, calendar }: DepartureProps) {
  const t = useTranslations('bookingChange');
  const lang = useLang();
  const lengthText = useLengthText();
  const options = laterDepartures(form, calendar).map((end) => ({
    value: end,
    label: `${dayText(end, lang)} · ${lengthText(2, lengthOf({ ...stay, end }))}`,
  }));
  return (
    <Select
      label={t('departure')}
      value={stay.end}
      onChange={(end) => onChange({ ...stay, end })}
      options={options}
      error={error}
    />
  );
}
