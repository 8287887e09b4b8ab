import type { ApiError } from '../../api/api-error.ts';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ChangeDraft, ChangeForm } from './change-draft.ts';

interface FieldsProps {
  form: ChangeForm;
  draft: ChangeDraft;
  change: (part: Partial<ChangeDraft>) => void;
  error: ApiError | undefined;
}

/** What of a booking can be changed: when, how many come, and which services. */
export function ChangeFields(props: FieldsProps) {
  const t = useTranslations('bookingChange');
  const { form, draft, change, error } = props;
  return (
    <div className="grid gap-4">
      {form.has_begun ? <Notice tone="info">{t('begun')}</Notice> : null}
      {form.period === 1 ? <HourFields {...props} /> : <DateFields {...props} />}
      <TextField
        label={t('guests')}
        hint={form.guests_max === null ? undefined : t('guestsMost', { count: String(form.guests_max) })}
        inputMode="numeric"
        ltr
        value={draft.guests}
        onChange={(guests) => change({ guests })}
        error={error?.fieldText('guests')}
      />
      <ServiceFields {...props} />
    </div>
  );
}

function DateFields({ form, draft, change, error }: FieldsProps) {
  const t = useTranslations('bookingChange');
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField
        type="date"
        label={t('arrival')}
        value={draft.startDate}
        disabled={form.has_begun}
        onChange={(startDate) => change({ startDate })}
        error={error?.fieldText('start')}
      />
      <TextField
        type="date"
        label={t('departure')}
        value={draft.endDate}
        min={draft.startDate}
        onChange={(endDate) => change({ endDate })}
        error={error?.fieldText('end')}
      />
    </div>
  );
}

function HourFields({ form, draft, change, error }: FieldsProps) {
  const t = useTranslations('bookingChange');
  return (
    <div className="grid items-start gap-3 sm:grid-cols-3">
      <TextField
        type="date"
        label={t('day')}
        value={draft.startDate}
        disabled={form.has_begun}
        onChange={(startDate) => change({ startDate })}
        error={error?.fieldText('start')}
      />
      <TextField
        type="time"
        label={t('from')}
        value={draft.startTime}
        disabled={form.has_begun}
        onChange={(startTime) => change({ startTime })}
        error={undefined}
      />
      <TextField
        type="time"
        label={t('to')}
        value={draft.endTime === '24:00' ? '00:00' : draft.endTime}
        onChange={(time) => change({ endTime: time === '00:00' ? '24:00' : time })}
        error={error?.fieldText('end')}
      />
    </div>
  );
}

function ServiceFields({ form, draft, change, error }: FieldsProps) {
  const t = useTranslations('bookingChange');
  if (form.services.length === 0) return null;
  const without = (id: string) => draft.services.filter((chosen) => chosen !== id);
  return (
    <fieldset>
      <legend className="font-medium">{t('services')}</legend>
      {form.services.map(({ id, name, price, mandatory }) => (
        <Checkbox
          key={id}
          label={`\u2068${name}\u2069 · ${ltrText(price.text)}`}
          isSelected={mandatory || draft.services.includes(id)}
          fixedReason={mandatory ? t('mandatory') : undefined}
          onChange={(isChosen) => change({ services: isChosen ? [...without(id), id] : without(id) })}
          error={error?.fieldText('services')}
        />
      ))}
    </fieldset>
  );
}
