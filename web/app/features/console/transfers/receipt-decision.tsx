import type { ReceiptCase } from '@diyar/contract/console/console-transfers';
import type { FormEvent } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useReceiptDecision } from './use-receipt-decision.ts';

interface DecisionProps {
  one: ReceiptCase;
  onDone: () => void;
}

/** Confirms a receipt with what the bank says, or refuses it with a reason. */
export function ReceiptDecision({ one, onDone }: DecisionProps) {
  const t = useTranslations('consoleTransfers');
  const form = useReceiptDecision(one, onDone);
  const { errors, isPending, isSecond } = form;
  const submit = (act: () => unknown) => (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void act();
  };
  return (
    <div className="grid content-start gap-6">
      <Proposed one={one} />
      {one.proposed?.mine ? null : (
        <form onSubmit={submit(form.confirm)} noValidate className="grid gap-4">
          {isSecond ? null : (
            <>
              <TextField
                label={t('received')}
                hint={t('receivedHint', { amount: ltrText(one.expected.text) })}
                ltr
                name="received"
                inputMode="decimal"
                autoComplete="off"
                value={form.received}
                onChange={form.setReceived}
                error={errors.received}
              />
              <TextField
                label={t('bankReference')}
                ltr
                name="bank_reference"
                autoComplete="off"
                value={form.bankReference}
                onChange={form.setBankReference}
                error={errors.bankReference}
              />
            </>
          )}
          <Button type="submit" pending={isPending}>
            {t(isSecond ? 'agree' : 'confirm')}
          </Button>
        </form>
      )}
      <form onSubmit={submit(form.refuse)} noValidate className="grid gap-4 border-t border-line pt-6">
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          value={form.reason}
          onChange={form.setReason}
          rows={2}
          maxLength={500}
          error={errors.reason}
        />
        <Button type="submit" kind="secondary" pending={isPending}>
          {t('refuse')}
        </Button>
      </form>
    </div>
  );
}

/** What a first operator read at the bank. */
function Proposed({ one: { proposed } }: { one: ReceiptCase }) {
  const t = useTranslations('consoleTransfers');
  if (proposed === null) return null;
  const { mine, by, received, bank_reference: reference } = proposed;
  const values = { name: by, amount: ltrText(received.text), reference: ltrText(reference) };
  return <Notice tone="info">{t(mine ? 'proposedMine' : 'proposed', values)}</Notice>;
}
