import { PERIODS } from '@diyar/contract/words/period';
import type { FormEvent } from 'react';
import type { CallData } from '../../../api/client.ts';
import { hijriText } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type FeeForming, useFeeForm } from './use-fee-form.ts';

type FeeRatesData = CallData<'GET /api/v1/console/fee-rates'>;

/** A share or its end, of what, from which day, and why. Errors stand beside what they are about. */
export function FeeForm({ data }: { data: FeeRatesData }) {
  const t = useTranslations('consoleMoney');
  const form = useFeeForm(data.today);
  const { draft, change, errors, isPending, save } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) save();
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <OfWhat form={form} categories={data.categories} />
      <Checkbox
        isSelected={draft.isEnd}
        onChange={(isEnd) => change({ isEnd })}
        label={t('end')}
        error={undefined}
      />
      {draft.isEnd ? null : (
        <TextField
          label={t('percent')}
          hint={t('percentHint')}
          value={draft.percent}
          onChange={(percent) => change({ percent })}
          inputMode="decimal"
          autoComplete="off"
          ltr
          error={errors.basis_points}
        />
      )}
      <FromWhenAndWhy form={form} today={data.today} />
      <Button type="submit" pending={isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

function FromWhenAndWhy({ form: { draft, change, errors }, today }: { form: FeeForming; today: string }) {
  const t = useTranslations('consoleMoney');
  const lang = useLang();
  return (
    <>
      <TextField
        label={t('from')}
        hint={draft.date === '' ? t('fromHint') : `${t('fromHint')} ${hijriText(draft.date, lang)}`}
        type="date"
        min={today}
        value={draft.date}
        onChange={(date) => change({ date })}
        error={errors.effective_from}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        rows={3}
        dir="auto"
        error={errors.reason}
      />
    </>
  );
}

function OfWhat({ form, categories }: { form: FeeForming; categories: FeeRatesData['categories'] }) {
  const t = useTranslations('consoleMoney');
  const { draft, change, errors } = form;
  const named = categories.map(({ slug, name }) => ({ value: slug, label: name }));
  const periods = PERIODS.map((period) => ({ value: String(period), label: t(`periods.${period}`) }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('category')}
        options={[{ value: '', label: t('anyCategory') }, ...named]}
        value={draft.category}
        onChange={(category) => change({ category })}
        error={errors.category}
      />
      <Select
        label={t('period')}
        options={[{ value: '', label: t('anyPeriod') }, ...periods]}
        value={draft.period}
        onChange={(period) => change({ period })}
        error={errors.period}
      />
    </div>
  );
}
