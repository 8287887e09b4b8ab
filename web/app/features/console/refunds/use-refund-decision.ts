import type { FailedRefund } from '@diyar/contract/console/console-refunds';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

interface Wrong {
  reason?: string | undefined;
  bankReference?: string | undefined;
}

/** What an operator types about a refund, and sending it. What was typed stays when it is refused. */
export function useRefundDecision({ id, taken }: FailedRefund, onChanged: () => void) {
  const t = useTranslations('consoleRefunds');
  const call = useConsoleCall();
  const [reason, setReason] = useState('');
  const [bankReference, setBankReference] = useState('');
  const [errors, setErrors] = useState<Wrong>({});
  const [isPending, setPending] = useState(false);
  const params = { id };

  /** Sends one act; its answer is what to say, and whether it went well. */
  const send = async (act: () => Promise<{ said: string; isWell: boolean }>) => {
    if (isPending) return;
    setPending(true);
    setErrors({});
    try {
      const { said, isWell } = await call(act);
      (isWell ? toast.success : toast.error)(said);
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = { reason: error.fieldText('reason'), bankReference: error.fieldText('bank_reference') };
      setErrors(wrong);
      const isOfField = wrong.reason !== undefined || wrong.bankReference !== undefined;
      if (!isOfField && error.code !== 'console_login_required') toast.error(error.msg);
      if (error.code === 'state_changed') onChanged();
    } finally {
      setPending(false);
    }
  };

  const retry = () =>
    send(async () => {
      const body = { give_back: taken !== null };
      const { outcome } = await callApi('POST /api/v1/console/refunds/{id}/attempts', { params, body });
      return { said: t(`retried.${outcome}`), isWell: outcome === 'sent' };
    });
  const take = () =>
    send(async () => {
      await callApi('POST /api/v1/console/refunds/{id}/takeover', { params, body: { reason } });
      return { said: t('taken'), isWell: true };
    });
  const pay = () =>
    send(async () => {
      const body = { bank_reference: bankReference };
      const { outcome } = await callApi('POST /api/v1/console/refunds/{id}/payments', { params, body });
      return { said: t(`outcomes.${outcome}`), isWell: true };
    });
  return { reason, setReason, bankReference, setBankReference, errors, isPending, retry, take, pay };
}
