import { USAGES } from '@diyar/contract/words/supply';
import type { FormEvent } from 'react';
import { hijriText } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ManyChips } from '../../../ui/chips.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useRentFreezeForm } from './use-rent-freeze-form.ts';

/** A city, what of it is frozen, from when and until when, and why; errors stand beside what they are about. */
export function RentFreezeForm(props: { cities: readonly { slug: string; name: string }[]; today: string }) {
  const t = useTranslations('consoleRentFreezes');
  const form = useRentFreezeForm(props.today);
  const { draft, change, errors, isPending, save } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) save();
  };
  return (
    <Card as="section" className="p-5 lg:sticky lg:top-20">
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <h2 className="text-lg font-bold">{t('set')}</h2>
        <p className="text-sm text-soft">{t('setHint')}</p>
        <Select
          label={t('city')}
          value={draft.city}
          onChange={(city) => change({ city })}
          options={[
            { value: '', label: t('chooseCity') },
            ...props.cities.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          error={errors.city}
        />
        <ManyChips
          label={t('usagesLabel')}
          hint={t('usagesHint')}
          options={USAGES.map((value) => ({ value, label: t(`usages.${value}`) }))}
          values={draft.usages}
          onChange={(usages) => change({ usages })}
          error={errors.usages}
        />
        <Days form={form} today={props.today} />
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          maxLength={500}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          error={errors.reason}
        />
        <Button type="submit" pending={isPending}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}

/** From when and until when, each with its Hijri date. */
function Days({ form, today }: { form: ReturnType<typeof useRentFreezeForm>; today: string }) {
  const t = useTranslations('consoleRentFreezes');
  const lang = useLang();
  const { draft, change, errors } = form;
  const hijri = (date: string) => (date === '' ? undefined : hijriText(date, lang));
  return (
    <>
      <TextField
        label={t('startsOn')}
        hint={hijri(draft.starts_on)}
        type="date"
        min={today}
        value={draft.starts_on}
        onChange={(starts_on) => change({ starts_on })}
        error={errors.starts_on}
      />
      <TextField
        label={t('endsOn')}
        hint={hijri(draft.ends_on)}
        type="date"
        min={draft.starts_on}
        value={draft.ends_on}
        onChange={(ends_on) => change({ ends_on })}
        error={errors.ends_on}
      />
    </>
  );
}
