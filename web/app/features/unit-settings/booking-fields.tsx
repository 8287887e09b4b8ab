import { useTranslations } from '../../i18n/translations.ts';
import { RadioGroup } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import { timeOptions, useMinuteOptions } from './length-choices.ts';
import type { SettingsForm } from './use-settings-form.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const NOTICES = [0, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const HORIZONS = [14, 30, 60, 90, 180, 365];

/** How a booking is confirmed, and how soon and how far ahead one can be made. */
export function BookingFields({ form, isByNight }: { form: SettingsForm; isByNight: boolean }) {
  const t = useTranslations('unitBoard.settings');
  const { draft, change, errorOf } = form;
  const notices = useMinuteOptions(NOTICES, draft.notice_minutes, t('noNotice'));
  const horizons = [...new Set([...HORIZONS, draft.horizon_days ?? 365])].toSorted((a, b) => a - b);
  return (
    <>
      <RadioGroup
        label={t('instant')}
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          label: t(`instants.${value}`),
          text: t(`instantText.${value}`),
        }))}
        value={draft.instant ? 'yes' : 'no'}
        onChange={(value) => change({ instant: value === 'yes' })}
        error={errorOf('instant')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t('notice')}
          value={String(draft.notice_minutes)}
          options={notices}
          onChange={(value) => change({ notice_minutes: Number(value) })}
          error={errorOf('notice_minutes')}
        />
        <Select
          label={t('horizon')}
          value={String(draft.horizon_days)}
          options={horizons.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
          onChange={(value) => change({ horizon_days: Number(value) })}
          error={errorOf('horizon_days')}
        />
      </div>
      {isByNight ? (
        <Select
          label={t('sameDay')}
          hint={t('sameDayHint')}
          value={draft.same_day_until ?? ''}
          options={[{ value: '', label: t('noSameDay') }, ...timeOptions(draft.same_day_until)]}
          onChange={(value) => change({ same_day_until: value === '' ? null : value })}
          error={errorOf('same_day_until')}
        />
      ) : null}
    </>
  );
}
