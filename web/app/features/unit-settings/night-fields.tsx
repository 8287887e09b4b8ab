import type { Period } from '@diyar/contract/words/period';
import { useTranslations } from '../../i18n/translations.ts';
import { ManyChips } from '../../ui/chips.tsx';
import { Select } from '../../ui/select.tsx';
import { GapField } from './gap-field.tsx';
import { timeOptions } from './length-choices.ts';
import { LengthFields } from './length-fields.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** Sunday first, as weeks begin here. */
const WEEK = ['7', '1', '2', '3', '4', '5', '6'] as const;
const LONG = [
  { period: 2, unit: 'nights' },
  { period: 3, unit: 'months' },
  { period: 4, unit: 'years' },
] as const;

/** When nights, months and years begin and end, and how many there may be. */
export function NightFields({ form, periods }: { form: SettingsForm; periods: readonly Period[] }) {
  const t = useTranslations('unitBoard');
  const { draft, change, errorOf } = form;
  const isLet = (period: Period) => periods.length === 0 || periods.includes(period);
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <Select
          label={t('settings.arrival')}
          value={draft.arrival_time}
          options={timeOptions(draft.arrival_time)}
          onChange={(arrival_time) => change({ arrival_time })}
          error={errorOf('arrival_time')}
        />
        <Select
          label={t('settings.departure')}
          value={draft.departure_time}
          options={timeOptions(draft.departure_time)}
          onChange={(departure_time) => change({ departure_time })}
          error={errorOf('departure_time')}
        />
      </div>
      <GapField form={form} />
      <ManyChips
        label={t('settings.arrivalDays')}
        hint={t('settings.arrivalDaysHint')}
        options={WEEK.map((value) => ({ value, label: t(`weekday.${value}`) }))}
        values={WEEK.filter((day) => draft.arrival_days.includes(Number(day)))}
        onChange={(days) => change({ arrival_days: days.map(Number).toSorted((a, b) => a - b) })}
        error={errorOf('arrival_days')}
      />
      {LONG.filter(({ period }) => isLet(period)).map(({ unit }) => (
        <LengthFields key={unit} form={form} unit={unit} />
      ))}
    </>
  );
}
