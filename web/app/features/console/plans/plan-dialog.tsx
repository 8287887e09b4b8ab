import type { ConsolePlan, PlanVersion } from '@diyar/contract/console/console-plans';
import { dateTimeText } from '@diyar/contract/values/format';
import { type FormEvent, useId } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PlanVersionText } from './plan-version.tsx';
import { type PlanDraft, usePlanForm } from './use-plan-form.ts';

/** What a field of a figure is typed with. */
const number = { inputMode: 'numeric', autoComplete: 'off', ltr: true } as const;

interface PlanDialogProps {
  /** Undefined: a new one. */
  plan: ConsolePlan | undefined;
  today: string;
  onClose: () => void;
  onSaved: () => void;
  /** Another operator changed the plan: it is to be loaded anew. */
  onStale: () => Promise<ConsolePlan | undefined>;
}

/** What a plan is from a day on. */
export function PlanDialog({ plan, today, onClose, onSaved, onStale }: PlanDialogProps) {
  const t = useTranslations('consoleBooks');
  const form = useId();
  const planForm = usePlanForm(plan, today, { onSaved, onStale });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!planForm.isPending) planForm.save();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(plan === undefined ? 'add' : 'edit')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={form} pending={planForm.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        {planForm.newer === undefined ? null : (
          <Newer version={planForm.newer} isFree={plan?.is_free ?? false} />
        )}
        <Fields form={planForm} today={today} isFree={plan?.is_free ?? false} />
      </form>
    </Dialog>
  );
}

/** What another operator made of the plan meanwhile, above what is typed, which is kept. */
function Newer({ version, isFree }: { version: PlanVersion; isFree: boolean }) {
  const t = useTranslations('consoleBooks');
  const { set_by: by } = version;
  return (
    <div role="alert" className="grid gap-3 sm:col-span-2">
      <Notice tone="warning" icon="warning">
        {t('newer')}
      </Notice>
      <div className="grid gap-2 rounded-base border border-line p-4">
        <p className="text-sm text-info">
          {t('upcoming', { at: ltrText(dateTimeText(version.effective_from)) })}
        </p>
        <PlanVersionText version={version} isFree={isFree} />
        {by === null ? null : (
          <p className="text-xs text-soft">
            <bdi className="font-medium text-ink">{by.operator}</bdi> · <bdi>{by.reason}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

/** The free plan has no prices and is always on sale. */
function Fields(props: { form: ReturnType<typeof usePlanForm>; today: string; isFree: boolean }) {
  const t = useTranslations('consoleBooks');
  const { draft, change, errors } = props.form;
  const field = (name: Exclude<keyof PlanDraft, 'active'>) => ({
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    error: errors[name],
  });
  return (
    <>
      <TextField label={t('nameAr')} dir="rtl" {...field('name_ar')} />
      <TextField label={t('nameEn')} dir="ltr" {...field('name_en')} />
      <TextField label={t('ads')} {...number} {...field('ads')} />
      <TextField label={t('specialAds')} {...number} {...field('special_ads')} />
      <TextField label={t('specialDays')} {...number} {...field('special_days')} />
      <TextField label={t('sort')} {...number} {...field('sort')} />
      {props.isFree ? null : (
        <>
          <TextField label={t('month')} hint={t('priceHint')} {...number} {...field('month')} />
          <TextField label={t('year')} hint={t('priceHint')} {...number} {...field('year')} />
        </>
      )}
      <TextField
        label={t('from')}
        hint={t('fromHint')}
        type="date"
        min={props.today}
        {...field('effective_from')}
      />
      {props.isFree ? null : (
        <Checkbox
          label={t('active')}
          isSelected={draft.active}
          onChange={(active) => change({ active })}
          error={errors.active}
        />
      )}
      <div className="sm:col-span-2">
        <TextArea label={t('reason')} hint={t('reasonHint')} rows={2} maxLength={500} {...field('reason')} />
      </div>
    </>
  );
}
