import { PERIODS } from '@diyar/contract/words/period';
import { useTranslations } from '../../i18n/translations.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RequestForm } from './use-request-form.ts';

type Measure = 'area_min' | 'area_max' | 'price_min' | 'price_max' | 'length' | 'width';

/** How large, for how much, for how long. */
export function SizeFields({ form }: { form: RequestForm }) {
  const t = useTranslations('ownRequests.form');
  const { draft, change, errorOf } = form;
  const words = useTranslations('requests');
  const day = (field: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(field)}
      value={draft[field]}
      onChange={(date) => change({ [field]: date })}
      error={errorOf(field)}
    />
  );
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-bold">{t('sizes')}</legend>
      {draft.purpose === 'rent' ? (
        <Select
          label={t('term')}
          value={draft.period === null ? '' : `${draft.period}`}
          onChange={(value) => change({ period: PERIODS.find((one) => `${one}` === value) ?? null })}
          options={[
            { value: '', label: t('chooseTerm') },
            ...PERIODS.map((one) => ({ value: `${one}`, label: words(`periods.${one}`) })),
          ]}
          error={errorOf('period')}
        />
      ) : null}
      <div className="grid grid-cols-2 items-start gap-3">
        <Measured form={form} field="price_min" label={t('priceMin')} />
        <Measured form={form} field="price_max" label={t('priceMax')} />
        <Measured form={form} field="area_min" label={t('areaMin')} />
        <Measured form={form} field="area_max" label={t('areaMax')} />
        <Measured form={form} field="length" label={t('length')} />
        <Measured form={form} field="width" label={t('width')} />
      </div>
      {draft.purpose === 'rent' && draft.kind === 'wanted' ? (
        <div className="grid gap-2">
          <div className="grid grid-cols-2 items-start gap-3">
            {day('from')}
            {day('to')}
          </div>
          <p className="text-xs text-soft">{t('datesHint')}</p>
        </div>
      ) : null}
    </fieldset>
  );
}

function Measured(props: { form: RequestForm; field: Measure; label: string }) {
  const { form, field, label } = props;
  return (
    <TextField
      ltr
      inputMode="decimal"
      autoComplete="off"
      label={label}
      value={form.draft[field]}
      onChange={(value) => form.change({ [field]: value })}
      error={form.errorOf(field)}
    />
  );
}
