import { useTranslations } from '../../i18n/translations.ts';
import { NumberField } from '../host-fields/number-field.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** The shortest and the longest stay of a period, in its own unit. */
export function LengthFields(props: { form: SettingsForm; unit: 'hours' | 'nights' | 'months' | 'years' }) {
  const t = useTranslations('unitBoard.settings');
  const { form, unit } = props;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <NumberField
        whole
        label={t(`least.${unit}`)}
        value={form.draft[`min_${unit}`]}
        onChange={(least) => form.change({ [`min_${unit}`]: least })}
        error={form.errorOf(`min_${unit}`)}
      />
      <NumberField
        whole
        label={t(`most.${unit}`)}
        value={form.draft[`max_${unit}`]}
        onChange={(most) => form.change({ [`max_${unit}`]: most })}
        error={form.errorOf(`max_${unit}`)}
      />
    </div>
  );
}
