import { moneyText } from '@diyar/contract/values/money';
import { PRICE_KINDS, type PriceKind } from '@diyar/contract/words/period';
import type { FormEvent } from 'react';
import { hijriText } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { MinimumPanelProps } from './minimum-panel-props.ts';
import { halalasOf, type MinimumForming, useMinimumForm } from './use-minimum-form.ts';

/** A minimum or its end, the day from which, and why; a new one also of what. Errors stand beside what they are about. */
export function MinimumForm(props: Omit<MinimumPanelProps, 'onBack'>) {
  const t = useTranslations('console.minimumPrices');
  const lang = useLang();
  const form = useMinimumForm(props);
  const { draft, canEnd, change, errors, isPending, save } = form;
  const { isEnd } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) save();
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      {props.item === null ? <OfWhat form={form} categories={props.categories} /> : null}
      {canEnd ? (
        <SegmentedControl
          label={t('what')}
          options={[
            { value: 'set', label: t('set') },
            { value: 'end', label: t('end') },
          ]}
          value={isEnd ? 'end' : 'set'}
          onChange={(what) => change({ isEnd: what === 'end' })}
        />
      ) : null}
      {isEnd ? <p className="text-sm text-soft">{t('endText')}</p> : <PriceField form={form} />}
      <TextField
        label={t('from')}
        hint={draft.date === '' ? t('fromHint') : `${t('fromHint')} ${hijriText(draft.date, lang)}`}
        type="date"
        min={props.today}
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
      <Button type="submit" kind={isEnd ? 'danger' : 'primary'} pending={isPending}>
        {t(isEnd ? 'saveEnd' : 'save')}
      </Button>
    </form>
  );
}

function PriceField({ form: { draft, change, errors } }: { form: MinimumForming }) {
  const t = useTranslations('console.minimumPrices');
  const amount = halalasOf(draft.price);
  return (
    <div className="grid gap-1">
      <TextField
        label={t('price')}
        value={draft.price}
        onChange={(price) => change({ price })}
        inputMode="decimal"
        autoComplete="off"
        ltr
        error={errors.amount}
      />
      {amount > 0 ? (
        <output className="text-xs font-medium text-primary">
          <bdi dir="ltr" className="tabular">
            {moneyText(amount)}
          </bdi>
        </output>
      ) : null}
    </div>
  );
}

function OfWhat(props: { form: MinimumForming; categories: MinimumPanelProps['categories'] }) {
  const t = useTranslations('console.minimumPrices');
  const { draft, change, errors } = props.form;
  const named = props.categories.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('category')}
        options={[{ value: '', label: '' }, ...named]}
        value={draft.category}
        onChange={(category) => change({ category })}
        error={errors.category}
      />
      <Select
        label={t('kind')}
        options={PRICE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={draft.kind}
        onChange={(kind) => change({ kind: kind as PriceKind })}
        error={errors.kind}
      />
    </div>
  );
}
