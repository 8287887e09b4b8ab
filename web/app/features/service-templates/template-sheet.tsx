import type { ServiceTemplate } from '@diyar/contract/supply/service-templates';
import { type FormEvent, useId } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NumberField } from '../host-fields/number-field.tsx';
import { useTemplateForm } from './use-template-form.ts';

type Charge = ServiceTemplate['charge'];
const CHARGES: readonly Charge[] = ['per_booking', 'per_period', 'per_guest', 'per_night'];

/** A service template being written: both names, its price, how that counts, and whether every booking has it. */
export function TemplateSheet(props: {
  template: ServiceTemplate | null;
  onSaved: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('serviceTemplates');
  const id = useId();
  const form = useTemplateForm(props.template, props.onSaved);
  const { draft, change, errorOf, isPending, save } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Sheet
      isOpen
      onClose={props.onClose}
      title={t(props.template === null ? 'add' : 'edit')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} wide pending={isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <NameFields form={form} />
        <NumberField
          label={t('price')}
          suffix="S.R"
          value={draft.price === null || draft.price === undefined ? null : draft.price / 100}
          onChange={(riyals) => change({ price: riyals === null ? null : Math.round(riyals * 100) })}
          error={errorOf('price')}
        />
        <Select
          label={t('charge')}
          options={CHARGES.map((value) => ({ value, label: t(`charges.${value}`) }))}
          value={draft.charge ?? 'per_booking'}
          onChange={(charge) => change({ charge: charge as Charge })}
          error={errorOf('charge')}
        />
        <Checkbox
          label={t('mandatory')}
          isSelected={draft.mandatory ?? false}
          onChange={(mandatory) => change({ mandatory })}
          error={undefined}
        />
        {props.template === null ? null : <p className="text-sm text-soft">{t('editHint')}</p>}
      </form>
    </Sheet>
  );
}

function NameFields({ form: { draft, change, errorOf } }: { form: ReturnType<typeof useTemplateForm> }) {
  const t = useTranslations('serviceTemplates');
  return (
    <>
      <TextField
        label={t('nameAr')}
        lang="ar"
        dir="rtl"
        maxLength={100}
        value={draft.name_ar ?? ''}
        onChange={(name_ar) => change({ name_ar })}
        error={errorOf('name_ar')}
      />
      <TextField
        label={t('nameEn')}
        lang="en"
        dir="ltr"
        maxLength={100}
        value={draft.name_en ?? ''}
        onChange={(name_en) => change({ name_en })}
        error={errorOf('name_en')}
      />
    </>
  );
}
