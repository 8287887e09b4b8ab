import type { ConsoleSetting } from '@diyar/contract/console/console-settings';
import { type FormEvent, useId } from 'react';
import { hijriText } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { FIELD_LOOK, Field, fieldAria, TextField } from '../../ui/text-field.tsx';
import { SettingValueText } from './setting-value.tsx';
import { typedNumber, useSettingForm } from './use-setting-form.ts';

const LONG_TEXT = 100;

/** A value, the day it holds from and why; errors stand beside what they are about. */
export function SettingForm({ setting, today }: { setting: ConsoleSetting; today: string }) {
  const t = useTranslations('console.settings');
  const lang = useLang();
  const { draft, change, errors, isPending, save } = useSettingForm(setting, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) save();
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <ValueField
        setting={setting}
        value={draft.value}
        onChange={(value) => change({ value })}
        error={errors.value}
      />
      <TextField
        label={t('from')}
        hint={draft.date === '' ? t('fromHint') : `${t('fromHint')} ${hijriText(draft.date, lang)}`}
        type="date"
        min={today}
        value={draft.date}
        onChange={(date) => change({ date })}
        error={errors.effective_from}
      />
      <LongField
        label={t('reason')}
        hint={t('reasonHint')}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={errors.reason}
      />
      <Button type="submit" pending={isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

interface ValueFieldProps {
  setting: ConsoleSetting;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function ValueField({ setting, value, onChange, error }: ValueFieldProps) {
  const t = useTranslations('console.settings');
  const { min, max, unit } = setting;
  const field = { label: t('newValue'), value, onChange, error };
  if (setting.type === 'boolean') {
    const options = [
      { value: 'true', label: t('on') },
      { value: 'false', label: t('off') },
    ];
    return <Select {...field} options={options} />;
  }
  const hint = t(unit ?? 'text', { min, max });
  if (setting.type === 'text')
    return max > LONG_TEXT ? (
      <LongField {...field} hint={hint} />
    ) : (
      <TextField {...field} hint={hint} dir="auto" />
    );
  const number = typedNumber(value);
  return (
    <div className="grid gap-1">
      <TextField {...field} hint={hint} inputMode="numeric" autoComplete="off" ltr />
      {unit === 'count' || Number.isNaN(number) || !Number.isSafeInteger(number) || number < 0 ? null : (
        <output className="text-xs font-medium text-primary">
          <SettingValueText setting={setting} value={number} />
        </output>
      )}
    </div>
  );
}

function LongField(props: {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const id = useId();
  return (
    <Field id={id} label={props.label} hint={props.hint} error={props.error}>
      <textarea
        {...fieldAria(id, props.error)}
        rows={3}
        dir="auto"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className={`${FIELD_LOOK} py-2`}
      />
    </Field>
  );
}
