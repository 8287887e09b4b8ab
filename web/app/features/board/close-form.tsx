import { SEASONS } from '@diyar/contract/words/seasons';
import { type FormEvent, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ManyChips } from '../../ui/chips.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { timeOptions } from '../unit-settings/length-choices.ts';
import { BookingsNotice } from './bookings-notice.tsx';
import { type ClosureDraft, ruleOf } from './closure-draft.ts';
import type { Closing } from './use-closing.ts';

/** Sunday first, as weeks begin here. */
const WEEK = ['7', '1', '2', '3', '4', '5', '6'] as const;
const KINDS = ['dates', 'weekdays', 'season'] as const;

interface CloseFormProps {
  first: ClosureDraft;
  closing: Closing;
  submitText: string;
  onSubmit: (rule: ReturnType<typeof ruleOf>) => void;
}

interface FieldsProps {
  draft: ClosureDraft;
  change: (part: Partial<ClosureDraft>) => void;
  errorOf: Closing['errorOf'];
}

/** When a unit is let to nobody: dates, weekdays or a season, whole days or hours, with an end or without. */
export function CloseForm({ first, closing, submitText, onSubmit }: CloseFormProps) {
  const t = useTranslations('unitBoard.closing');
  const [draft, setDraft] = useState(first);
  const change = (part: Partial<ClosureDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    closing.forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(ruleOf(draft));
  };
  const fields = { draft, change, errorOf: closing.errorOf };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <SegmentedControl
        label={t('what')}
        options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <DayFields {...fields} />
      <DateFields {...fields} />
      <HourFields {...fields} />
      <TextField
        label={t('note')}
        hint={t('noteHint')}
        value={draft.note}
        maxLength={200}
        autoComplete="off"
        onChange={(note) => change({ note })}
        error={closing.errorOf('note')}
      />
      <BookingsNotice closing={closing} />
      <Button type="submit" pending={closing.isPending}>
        {submitText}
      </Button>
    </form>
  );
}

function DayFields({ draft, change, errorOf }: FieldsProps) {
  const t = useTranslations('unitBoard');
  if (draft.kind === 'weekdays') {
    return (
      <ManyChips
        label={t('closing.weekdays')}
        options={WEEK.map((value) => ({ value, label: t(`weekday.${value}`) }))}
        values={WEEK.filter((day) => draft.weekdays.includes(Number(day)))}
        onChange={(days) => change({ weekdays: days.map(Number) })}
        error={errorOf('weekdays')}
      />
    );
  }
  if (draft.kind === 'dates') return null;
  const seasons = SEASONS.map((value) => ({ value, label: t(`closing.seasons.${value}`) }));
  return (
    <Select
      label={t('closing.season')}
      value={draft.season}
      options={[{ value: '', label: t('closing.chooseSeason') }, ...seasons]}
      onChange={(value) => change({ season: SEASONS.find((season) => season === value) ?? '' })}
      error={errorOf('season')}
    />
  );
}

function DateFields({ draft, change, errorOf }: FieldsProps) {
  const t = useTranslations('unitBoard.closing');
  const isEndless = draft.kind !== 'dates' && draft.endless;
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          type="date"
          label={t('from')}
          value={draft.from}
          onChange={(from) => change({ from, ...(draft.to < from && { to: from }) })}
          error={errorOf('from')}
        />
        {isEndless ? null : (
          <TextField
            type="date"
            label={t('to')}
            hint={t('toHint')}
            value={draft.to}
            onChange={(to) => change({ to })}
            error={errorOf('to')}
          />
        )}
      </div>
      {draft.kind === 'dates' ? null : (
        <Checkbox
          label={t('endless')}
          isSelected={draft.endless}
          onChange={(endless) => change({ endless })}
          error={undefined}
        />
      )}
    </div>
  );
}

function HourFields({ draft, change, errorOf }: FieldsProps) {
  const t = useTranslations('unitBoard.closing');
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t('hours')}
        isSelected={draft.byHours}
        onChange={(byHours) => change({ byHours })}
        error={undefined}
      />
      {draft.byHours ? (
        <div className="grid grid-cols-2 items-start gap-3">
          <Select
            label={t('starts')}
            value={draft.starts}
            options={timeOptions(draft.starts)}
            onChange={(starts) => change({ starts })}
            error={errorOf('starts')}
          />
          <Select
            label={t('ends')}
            value={draft.ends}
            options={timeOptions(draft.ends, true)}
            onChange={(ends) => change({ ends })}
            error={errorOf('ends')}
          />
        </div>
      ) : null}
    </div>
  );
}
