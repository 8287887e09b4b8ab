import { PERIODS, type Period } from '@diyar/contract/words/period';
import { type FormEvent, useId } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ManyChips } from '../../ui/chips.tsx';
import { SegmentedControl } from '../../ui/choice.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { FieldNote, TextField } from '../../ui/text-field.tsx';
import { NumberField } from '../host-fields/number-field.tsx';
import type { DiscountDraft, DiscountKind } from './discount-draft.ts';
import { type DiscountForm, useDiscountForm } from './use-discount-form.ts';
import type { DiscountList } from './use-discounts.ts';

interface DiscountSheetProps {
  kind: DiscountKind;
  draft: DiscountDraft;
  units: DiscountList['units'];
  onSaved: () => void;
  onClose: () => void;
}

/** A discount or a coupon being made or changed, over its list. */
export function DiscountSheet({ kind, draft: first, units, onSaved, onClose }: DiscountSheetProps) {
  const t = useTranslations('hostPrices');
  const id = useId();
  const form = useDiscountForm(kind, first, onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(first.id === null ? `${kind}.add` : `${kind}.edit`)}
      closeLabel={t('discount.close')}
      footer={
        <Button type="submit" form={id} wide pending={form.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={t('discount.name')}
          value={form.draft.name}
          maxLength={100}
          autoComplete="off"
          onChange={(name) => form.change({ name })}
          error={form.errorOf('name')}
        />
        {kind === 'coupons' ? <CodeField form={form} /> : null}
        <OffFields kind={kind} form={form} />
        <DateFields form={form} />
        {kind === 'coupons' ? <UseFields form={form} /> : null}
        <PeriodsField form={form} units={units} />
        <UnitsField kind={kind} form={form} units={units} />
        <Checkbox
          label={t(`${kind}.paused`)}
          isSelected={form.draft.paused}
          onChange={(paused) => form.change({ paused })}
          error={undefined}
        />
      </form>
    </Sheet>
  );
}

function CodeField({ form }: { form: DiscountForm }) {
  const t = useTranslations('hostPrices.coupons');
  return (
    <TextField
      label={t('code')}
      hint={t('codeHint')}
      value={form.draft.code}
      maxLength={20}
      ltr
      autoComplete="off"
      autoCapitalize="characters"
      onChange={(code) => form.change({ code })}
      error={form.errorOf('code')}
    />
  );
}

function OffFields({ kind, form }: { kind: DiscountKind; form: DiscountForm }) {
  const t = useTranslations('hostPrices');
  const { draft, change, errorOf } = form;
  const isPercent = draft.type_discount === 'percent';
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={t('discount.type')}
        options={(['percent', 'fixed'] as const).map((value) => ({
          value,
          label: t(`discount.types.${value}`),
        }))}
        value={draft.type_discount}
        onChange={(type_discount) => change({ type_discount, discount: null })}
      />
      {isPercent ? (
        <NumberField
          label={t('discount.percent')}
          suffix="%"
          whole
          value={draft.discount}
          onChange={(discount) => change({ discount })}
          error={errorOf('discount')}
        />
      ) : (
        <NumberField
          label={t('discount.amount')}
          hint={t(kind === 'offers' ? 'discount.amountHintOffer' : 'discount.amountHintCoupon')}
          suffix={t('currency')}
          value={draft.discount === null ? null : draft.discount / 100}
          onChange={(riyals) => change({ discount: riyals === null ? null : Math.round(riyals * 100) })}
          error={errorOf('discount')}
        />
      )}
    </div>
  );
}

function DateFields({ form }: { form: DiscountForm }) {
  const t = useTranslations('hostPrices.discount');
  const { draft, change, errorOf } = form;
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField
        type="date"
        label={t('from')}
        value={draft.from}
        onChange={(from) => change({ from })}
        error={errorOf('from')}
      />
      <TextField
        type="date"
        label={t('to')}
        hint={t('toHint')}
        value={draft.to}
        onChange={(to) => change({ to })}
        error={errorOf('to')}
      />
    </div>
  );
}

function UseFields({ form }: { form: DiscountForm }) {
  const t = useTranslations('hostPrices.coupons');
  const { draft, change, errorOf } = form;
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <NumberField
        label={t('usesMost')}
        hint={t('usesHint')}
        whole
        value={draft.usesMost}
        onChange={(usesMost) => change({ usesMost })}
        error={errorOf('uses_most')}
      />
      <NumberField
        label={t('usesMostEach')}
        hint={t('usesHint')}
        whole
        value={draft.usesMostEach}
        onChange={(usesMostEach) => change({ usesMostEach })}
        error={errorOf('uses_most_each')}
      />
    </div>
  );
}

interface UnitsProps {
  form: DiscountForm;
  units: DiscountList['units'];
}

function PeriodsField({ form, units }: UnitsProps) {
  const t = useTranslations('hostPrices');
  const offered = PERIODS.filter((period) => units.some(({ periods }) => periods.includes(period)));
  return (
    <ManyChips
      label={t('discount.periods')}
      options={offered.map((period) => ({ value: String(period), label: t(`periods.${period}`) }))}
      values={form.draft.periods.map(String)}
      onChange={(values) => form.change({ periods: values.map((value) => Number(value) as Period) })}
      error={form.errorOf('periods')}
    />
  );
}

function UnitsField({ kind, form, units }: UnitsProps & { kind: DiscountKind }) {
  const t = useTranslations('hostPrices');
  const id = useId();
  const { draft, change, errorOf } = form;
  const isAll = kind === 'coupons' ? draft.allUnits : units.every((unit) => draft.units.includes(unit.id));
  const toggle = (unit: string, isOn: boolean) => {
    const others = draft.units.filter((one) => one !== unit);
    change({ units: isOn ? [...others, unit] : others });
  };
  const all = (isOn: boolean) =>
    change(kind === 'coupons' ? { allUnits: isOn } : { units: isOn ? units.map((unit) => unit.id) : [] });
  if (units.length === 0) return <p className="text-soft">{t('discount.noUnits')}</p>;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('discount.units')}</legend>
      <Checkbox
        label={t(kind === 'coupons' ? 'coupons.allUnits' : 'discount.allUnits')}
        isSelected={isAll}
        onChange={all}
        error={undefined}
      />
      {kind === 'coupons' && draft.allUnits ? null : (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-base border border-line px-3">
          {units.map((unit) => (
            <li key={unit.id}>
              <Checkbox
                label={<bdi>{unit.name}</bdi>}
                isSelected={draft.units.includes(unit.id)}
                onChange={(isOn) => toggle(unit.id, isOn)}
                error={undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <FieldNote id={id} error={errorOf('units')} />
    </fieldset>
  );
}
