import { useTranslations } from '../../i18n/translations.ts';
import { TextField } from '../../ui/text-field.tsx';

/** Where an ad licence's number is typed; `hint` is the sentence below it while nothing is wrong. */
export function LicenceNumberField(props: {
  value: string;
  onChange: (number: string) => void;
  error: string | undefined;
  hint?: string;
}) {
  const t = useTranslations('licences');
  return (
    <TextField
      label={t('number')}
      hint={props.hint ?? t('numberHint')}
      value={props.value}
      onChange={props.onChange}
      error={props.error}
      ltr
      inputMode="numeric"
      autoComplete="off"
      maxLength={60}
    />
  );
}
