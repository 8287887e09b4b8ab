import type { FailedRefund } from '@diyar/contract/console/console-refunds';
import { dateTimeText } from '@diyar/contract/values/format';
import type { FormEvent } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useRefundDecision } from './use-refund-decision.ts';

interface DecisionProps {
  one: FailedRefund;
  onChanged: () => void;
}

/** Has the gateway asked again, or takes a refund from it and says by which movement at the bank it was paid. */
export function RefundDecision({ one, onChanged }: DecisionProps) {
  const form = useRefundDecision(one, onChanged);
  return one.taken === null ? <ByGateway form={form} /> : <ByBank one={one} form={form} />;
}

interface FormProps {
  form: ReturnType<typeof useRefundDecision>;
}

const submitTo = (act: () => unknown) => (event: FormEvent) => {
  event.preventDefault();
  void act();
};

function ByGateway({ form }: FormProps) {
  const t = useTranslations('consoleRefunds');
  return (
    <div className="grid content-start gap-6">
      <form onSubmit={submitTo(form.retry)} noValidate className="grid gap-3">
        <h2 className="font-bold">{t('retryTitle')}</h2>
        <Button type="submit" pending={form.isPending}>
          {t('retry')}
        </Button>
      </form>
      <form onSubmit={submitTo(form.take)} noValidate className="grid gap-4 border-t border-line pt-6">
        <h2 className="font-bold">{t('takeTitle')}</h2>
        <p className="text-sm text-soft">{t('takeHint')}</p>
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          value={form.reason}
          onChange={form.setReason}
          rows={2}
          maxLength={500}
          error={form.errors.reason}
        />
        <Button type="submit" kind="secondary" pending={form.isPending}>
          {t('take')}
        </Button>
      </form>
    </div>
  );
}

function ByBank({ one: { taken, proposed }, form }: FormProps & { one: FailedRefund }) {
  const t = useTranslations('consoleRefunds');
  if (taken === null) return null;
  const { by, at, reason } = taken;
  const first = proposed && { name: proposed.by, reference: ltrText(proposed.bank_reference) };
  return (
    <div className="grid content-start gap-6">
      <Notice tone="info">
        {t('takenBy', { name: by, at: ltrText(dateTimeText(at)), reason })}
        {first === null ? null : (
          <p className="mt-2 font-bold">{t(proposed?.mine ? 'proposedMine' : 'proposed', first)}</p>
        )}
      </Notice>
      {proposed?.mine ? null : (
        <form onSubmit={submitTo(form.pay)} noValidate className="grid gap-4">
          <TextField
            label={t('bankReference')}
            ltr
            name="bank_reference"
            autoComplete="off"
            value={form.bankReference}
            onChange={form.setBankReference}
            error={form.errors.bankReference}
          />
          <Button type="submit" pending={form.isPending}>
            {t('paid')}
          </Button>
        </form>
      )}
      {proposed === null ? (
        <form onSubmit={submitTo(form.retry)} noValidate className="grid gap-3 border-t border-line pt-6">
          <p className="text-sm text-soft">{t('giveBackHint')}</p>
          <Button type="submit" kind="secondary" pending={form.isPending}>
            {t('giveBack')}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
