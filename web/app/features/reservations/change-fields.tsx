import type { ApiError } from '../../api/api-error.ts';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ChangeDraft, ChangeForm } from './change-draft.ts';
import { ChangeWhen } from './change-when.tsx';

interface FieldsProps {
  form: ChangeForm;
  draft: ChangeDraft;
  change: (part: Partial<ChangeDraft>) => void;
  error: ApiError | undefined;
  /** The booking's number. */
  number: string;
}

/** What of a booking can be changed: when, how many come, and which services. */
export function ChangeFields(props: FieldsProps) {
  const t = useTranslations('bookingChange');
  const { form, draft, change, error } = props;
  return (
    <div className="grid gap-4">
      {form.has_begun ? <Notice tone="info">{t('begun')}</Notice> : null}
      <ChangeWhen {...props} errorOf={(field) => error?.fieldText(field)} />
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

function ServiceFields({ form, draft, change, error }: FieldsProps) {
  const t = useTranslations('bookingChange');
  if (form.services.length === 0) return null;
  const { services } = draft.stay;
  const choose = (chosen: string[]) => change({ stay: { ...draft.stay, services: chosen } });
  const without = (id: string) => services.filter((chosen) => chosen !== id);
  return (
    <fieldset>
      <legend className="font-medium">{t('services')}</legend>
      {form.services.map(({ id, name, price, mandatory }) => (
        <Checkbox
          key={id}
          label={`\u2068${name}\u2069 · ${ltrText(price.text)}`}
          isSelected={mandatory || services.includes(id)}
          fixedReason={mandatory ? t('mandatory') : undefined}
          onChange={(isChosen) => choose(isChosen ? [...without(id), id] : without(id))}
          error={error?.fieldText('services')}
        />
      ))}
    </fieldset>
  );
}
