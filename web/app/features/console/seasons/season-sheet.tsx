import { type FormEvent, useId } from 'react';
import { hijriText } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SeasonWork } from './season-work.ts';
import { type SeasonForm, useSeasonForm } from './use-season-form.ts';

/** Dates of a season being written, or taken away, each with the reason. */
export function SeasonSheet(props: { work: SeasonWork; onClose: () => void; onDone: () => void }) {
  const t = useTranslations('consoleSeasons');
  const id = useId();
  const { season, isRemoval } = props.work;
  const form = useSeasonForm(props.work, () => {
    props.onDone();
    props.onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  const name = t(`seasons.${season}`);
  return (
    <Sheet
      isOpen
      onClose={props.onClose}
      title={t(isRemoval ? 'removeTitle' : 'formTitle', { season: name })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} wide kind={isRemoval ? 'danger' : 'primary'} pending={form.isPending}>
          {t(isRemoval ? 'remove' : 'save')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        {isRemoval ? <p>{t('removeText')}</p> : <DateFields form={form} />}
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          value={form.draft.reason}
          onChange={(reason) => form.change({ reason })}
          rows={3}
          dir="auto"
          error={form.errorOf('reason')}
        />
      </form>
    </Sheet>
  );
}

function DateFields({ form: { draft, change, errorOf } }: { form: SeasonForm }) {
  const t = useTranslations('consoleSeasons');
  const lang = useLang();
  const hijri = (date: string) => (date === '' ? undefined : hijriText(date, lang));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        type="date"
        label={t('from')}
        hint={hijri(draft.starts_on)}
        value={draft.starts_on}
        onChange={(starts_on) => change({ starts_on })}
        error={errorOf('starts_on')}
      />
      <TextField
        type="date"
        label={t('to')}
        hint={hijri(draft.ends_on)}
        value={draft.ends_on}
        onChange={(ends_on) => change({ ends_on })}
        error={errorOf('ends_on')}
      />
    </div>
  );
}
