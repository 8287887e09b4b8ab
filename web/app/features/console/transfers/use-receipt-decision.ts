import type { ReceiptCase } from '@diyar/contract/console/console-transfers';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { type CallInput, callApi } from '../../../api/client.ts';
import { halalasOf } from '../../../i18n/riyals.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

type Body = CallInput<'POST /api/v1/console/transfers/{id}/decision'>['body'];

/** What an operator types about a receipt, and sending it. What was typed stays when it is refused. */
export function useReceiptDecision({ id, proposed }: ReceiptCase, onDone: () => void) {
  const t = useTranslations();
  const call = useConsoleCall();
  const client = useQueryClient();
  const isSecond = proposed !== null && !proposed.mine;
  const [received, setReceived] = useState('');
  const [bankReference, setBankReference] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ received?: string; bankReference?: string; reason?: string }>({});
  const [isPending, setPending] = useState(false);

  const decide = async (body: Body) => {
    setErrors({});
    setPending(true);
    try {
      const path = 'POST /api/v1/console/transfers/{id}/decision';
      const { outcome } = await call(() => callApi(path, { params: { id }, body }));
      toast.success(t(`consoleTransfers.outcomes.${outcome}`));
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('desk') });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = error.fieldText('bank_reference');
      if (wrong !== undefined) setErrors({ bankReference: wrong });
      else if (error.code !== 'console_login_required') toast.error(error.msg);
      if (error.code === 'state_changed') onDone();
    } finally {
      setPending(false);
    }
  };

  const confirm = () => {
    if (isSecond)
      return decide({
        decision: 'confirmed',
        received: proposed.received.amount,
        bank_reference: proposed.bank_reference,
      });
    const halalas = halalasOf(received);
    if (halalas === undefined) return setErrors({ received: t('rules.number') });
    if (bankReference.trim() === '') return setErrors({ bankReference: t('rules.bank_reference_required') });
    return decide({ decision: 'confirmed', received: halalas, bank_reference: bankReference });
  };
  const refuse = () => {
    if (reason.trim() === '') return setErrors({ reason: t('rules.reason_required') });
    return decide({ decision: 'refused', reason });
  };
  const fields = { received, setReceived, bankReference, setBankReference, reason, setReason };
  return { ...fields, errors, isPending, isSecond, confirm, refuse };
}
