import type { BankLine } from '@diyar/contract/console/console-bank-lines';
import type { FormEvent } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLineDecision } from './use-line-decision.ts';

interface DecisionProps {
  one: BankLine;
  onChanged: () => void;
}

const submitTo = (isPending: boolean, act: () => unknown) => (event: FormEvent) => {
  event.preventDefault();
  if (!isPending) void act();
};

/** Confirms what a line is proposed for, says which other transfer it is, or sets it aside with a reason. */
export function LineDecision({ one, onChanged }: DecisionProps) {
  const t = useTranslations('consoleStatement');
  const form = useLineDecision(one, onChanged);
  const { errors, isPending } = form;
  const proposed = one.proposal?.proposed ?? null;
  return (
    <div className="grid content-start gap-6">
      {proposed === null ? null : (
        <Notice tone="info">
          {proposed.mine ? t('proposedMine') : t('proposedBy', { name: proposed.by })}
        </Notice>
      )}
      {one.proposal === null || proposed?.mine ? null : (
        <form onSubmit={submitTo(isPending, form.confirm)} noValidate className="grid gap-3">
          {errors.confirm === undefined ? null : <Notice tone="danger">{errors.confirm}</Notice>}
          <Button type="submit" pending={isPending}>
            {t(proposed === null ? 'confirm' : 'agree')}
          </Button>
        </form>
      )}
      {one.amount.amount < 0 || one.waits ? null : <ByHand form={form} />}
      <Aside form={form} />
    </div>
  );
}

interface FormProps {
  form: ReturnType<typeof useLineDecision>;
}

const PART = 'grid gap-4 border-line not-first:border-t not-first:pt-6';

function ByHand({ form }: FormProps) {
  const t = useTranslations('consoleStatement');
  return (
    <form onSubmit={submitTo(form.isPending, form.matchByHand)} noValidate className={PART}>
      <h2 className="font-bold">{t('byHand')}</h2>
      <TextField
        label={t('reference')}
        hint={t('referenceHint')}
        ltr
        name="reference"
        autoComplete="off"
        value={form.reference}
        onChange={form.setReference}
        error={form.errors.reference}
      />
      <Button type="submit" kind="secondary" pending={form.isPending}>
        {t('match')}
      </Button>
    </form>
  );
}

function Aside({ form }: FormProps) {
  const t = useTranslations('consoleStatement');
  return (
    <form onSubmit={submitTo(form.isPending, form.setAside)} noValidate className={PART}>
      <TextArea
        label={t('asideReason')}
        hint={t('asideHint')}
        name="aside_reason"
        value={form.reason}
        onChange={form.setReason}
        rows={2}
        maxLength={300}
        error={form.errors.reason}
      />
      <Button type="submit" kind="secondary" pending={form.isPending}>
        {t('aside')}
      </Button>
    </form>
  );
}
