import { SLOT_MINUTES, type UnitSettings } from '@diyar/contract/supply/unit-settings';
import { useId } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { FIELD_LOOK, FieldNote } from '../../ui/text-field.tsx';
import { GapField } from './gap-field.tsx';
import { timeOptions, useMinuteOptions } from './length-choices.ts';
import { LengthFields } from './length-fields.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** Sunday first, as weeks begin here. */
const WEEK = [7, 1, 2, 3, 4, 5, 6] as const;
type Weekday = (typeof WEEK)[number];
type Hours = UnitSettings['hours'];
const USUAL = { opens: '08:00', closes: '23:00' };

/** When the unit is open by the hour, in slots of which length, and how many hours there may be. */
export function HourFields({ form, hasGap }: { form: SettingsForm; hasGap: boolean }) {
  const t = useTranslations('unitBoard.settings');
  const id = useId();
  const { draft, change, errorOf } = form;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium">{t('opening')}</legend>
        <div className="grid divide-y divide-line rounded-base border border-line px-4">
          {WEEK.map((weekday) => (
            <Day key={weekday} weekday={weekday} form={form} />
          ))}
        </div>
        <FieldNote id={id} error={errorOf('hours')} />
      </fieldset>
      <Select
        label={t('slot')}
        value={String(draft.slot_minutes)}
        options={useMinuteOptions(SLOT_MINUTES, draft.slot_minutes, '')}
        onChange={(value) =>
          change({ slot_minutes: SLOT_MINUTES.find((minutes) => String(minutes) === value) ?? 60 })
        }
        error={errorOf('slot_minutes')}
      />
      <LengthFields form={form} unit="hours" />
      {hasGap ? <GapField form={form} /> : null}
    </>
  );
}

function Day({ weekday, form }: { weekday: Weekday; form: SettingsForm }) {
  const t = useTranslations('unitBoard');
  const { draft, change, errorOf } = form;
  const day = t(`weekday.${weekday}`);
  const place = draft.hours.findIndex((one) => one.weekday === weekday);
  const mine = draft.hours[place];
  const others = draft.hours.filter((one) => one.weekday !== weekday);
  const put = (hours: Hours) =>
    change({ hours: hours.toSorted((one, other) => one.weekday - other.weekday) });
  const isFirst = WEEK.find((one) => draft.hours.some((open) => open.weekday === one)) === weekday;
  return (
    <div className="grid items-center gap-x-4 py-1.5 sm:grid-cols-[9rem_1fr]">
      <Checkbox
        label={mine === undefined ? `${day} · ${t('settings.closed')}` : day}
        isSelected={mine !== undefined}
        onChange={(isOpen) => put(isOpen ? [...others, { ...(draft.hours[0] ?? USUAL), weekday }] : others)}
        error={undefined}
      />
      {mine === undefined ? null : (
        <div className="flex flex-wrap items-center gap-2 pb-1.5 sm:pb-0">
          <Time
            label={t('settings.opensOf', { day })}
            value={mine.opens}
            onChange={(opens) => put([...others, { ...mine, opens }])}
          />
          <span aria-hidden="true">–</span>
          <Time
            label={t('settings.closesOf', { day })}
            value={mine.closes}
            onChange={(closes) => put([...others, { ...mine, closes }])}
          />
          {isFirst && draft.hours.length > 0 ? (
            <Button
              kind="quiet"
              size="small"
              onClick={() => put(WEEK.map((one) => ({ ...mine, weekday: one })))}
            >
              {t('settings.copyDay', { day })}
            </Button>
          ) : null}
          <FieldNote
            id={`hours-${weekday}`}
            error={errorOf(`hours.${place}.closes`) ?? errorOf(`hours.${place}.opens`)}
          />
        </div>
      )}
    </div>
  );
}

function Time(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <select
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      className={`${FIELD_LOOK} tabular w-auto! min-w-0 px-3`}
    >
      {timeOptions(props.value, true).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
