import { useTranslations } from '../../i18n/translations.ts';
import { Select } from '../../ui/select.tsx';
import { useMinuteOptions } from './length-choices.ts';
import type { SettingsForm } from './use-settings-form.ts';

const GAPS = [0, 15, 30, 45, 60, 90, 120, 180, 240, 360, 720];

/** How long nobody can have the unit after a stay. */
export function GapField({ form }: { form: SettingsForm }) {
  const t = useTranslations('unitBoard.settings');
  const { draft, change, errorOf } = form;
  return (
    <Select
      label={t('gap')}
      hint={t('gapHint')}
      value={String(draft.gap_minutes)}
      options={useMinuteOptions(GAPS, draft.gap_minutes, t('noGap'))}
      onChange={(value) => change({ gap_minutes: Number(value) })}
      error={errorOf('gap_minutes')}
    />
  );
}
