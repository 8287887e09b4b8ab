import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FieldNote } from '../../../ui/text-field.tsx';
import { dateOf } from '../stay/stay-choice.ts';
import { StayDate } from '../stay/stay-date.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { DayHours } from './day-hours.tsx';
import { HourFields } from './hour-fields.tsx';
import { LengthField } from './length-field.tsx';
import { useUnitCalendar } from './use-unit-calendar.ts';

/** When: a day and its hours, nights, or a start and a number of months or years. */
export function WhenFields(props: ChoiceProps) {
  const { ad, choice, onChange, linkKey } = props;
  const [isOpen, setOpen] = useState(false);
  const day = choice.period === 1 ? dateOf(choice.start) : '';
  const loaded = useUnitCalendar(ad, linkKey, isOpen || day !== '');
  return (
    <div className="grid gap-4">
      <DateButton {...props} onOpen={() => setOpen(true)} />
      <DayHours ad={ad} choice={choice} />
      {day === '' ? null : <HourFields {...props} loaded={loaded} />}
      {choice.period >= 3 && choice.start !== '' ? <LengthField {...props} /> : null}
      {isOpen ? (
        <CalendarDialog
          ad={ad}
          choice={choice}
          onChange={onChange}
          loaded={loaded}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

function DateButton({ choice, errorOf, onOpen }: ChoiceProps & { onOpen: () => void }) {
  const t = useTranslations('booking.when');
  const id = useId();
  const isRange = choice.period === 2;
  const error = errorOf('start') ?? (choice.period === 1 ? undefined : errorOf('end'));
  const shown = error !== undefined && choice.period !== 1;
  const first = choice.period === 1 ? dateOf(choice.start) : choice.start;
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={`${id}-note`}
        onClick={onOpen}
        className={`grid w-full rounded-base border bg-surface text-start transition-colors hover:border-ink ${isRange || choice.period >= 3 ? 'grid-cols-2 divide-x divide-line' : ''} ${shown ? 'border-danger' : 'border-field-line'}`}
      >
        <Half label={t(HEADS[choice.period])} moment={first} empty={t('choose')} />
        {isRange ? <Half label={t('departure')} moment={choice.end} empty={t('choose')} /> : null}
        {choice.period >= 3 ? (
          <Half label={t('endDate')} moment={choice.end} empty={t('chooseStart')} />
        ) : null}
      </button>
      <FieldNote id={`${id}-note`} error={shown ? error : undefined} />
    </div>
  );
}

const HEADS = { 1: 'day', 2: 'arrival', 3: 'startDate', 4: 'startDate' } as const;

function Half(props: { label: string; moment: string; empty: ReactNode }) {
  return (
    <span className="grid min-h-18 min-w-0 content-start gap-0.5 px-3 py-2.5 xs:px-4 text-sm">
      <span className="text-xs text-soft">{props.label}</span>
      {props.moment === '' ? (
        <span className="flex items-center gap-1.5 text-soft">
          <Icon name="calendar" className="size-4 text-primary" />
          {props.empty}
        </span>
      ) : (
        <span>
          <StayDate moment={props.moment} />
        </span>
      )}
    </span>
  );
}
