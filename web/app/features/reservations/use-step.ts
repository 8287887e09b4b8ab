import type { Reservation } from '@diyar/contract/booking/reservations';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import type { Offered } from './offered-steps.ts';

interface StepInput {
  step: Offered;
  reservation: Reservation;
  onClose: () => void;
  onChanged: () => void;
}

/** Riyals as they were typed, in halalas; 0 for what is no amount, which the API refuses. */
function halalasOf(typed: string): number {
  const riyals = Number(typed.replaceAll(',', '').trim());
  return Number.isFinite(riyals) && riyals > 0 ? Math.round(riyals * 100) : 0;
}

/**
 * Takes a step with the amount that the dialog shows: the API refuses it when another would go back by now, and the dialog
 * then shows the new one. What is typed stays until the step is taken.
 */
export function useStep({ step, reservation, onClose, onChanged }: StepInput) {
  const t = useTranslations();
  const lang = useLang();
  const client = useQueryClient();
  const [form, setForm] = useState({ reason: '', amount: '' });
  const [errors, setErrors] = useState<{ reason?: string | undefined; refund?: string | undefined }>({});
  const [isPending, setPending] = useState(false);
  const { id, side } = reservation;

  const send = () => {
    const refund = step.says_refund ? halalasOf(form.amount) : step.refund.amount;
    const body = { event: step.event, refund, reason: form.reason };
    const call = { params: { id }, body, lang };
    if (side !== 'host') return callApi('POST /api/v1/reservations/{id}/steps', call);
    // Once it was given back, less is kept: sent again after a lost answer, the same is refused.
    const said = step.says_refund ? { kept: step.kept.amount } : {};
    return callApi('POST /api/v1/host/reservations/{id}/steps', { ...call, body: { ...body, ...said } });
  };

  const take = async () => {
    setPending(true);
    setErrors({});
    try {
      client.setQueryData([lang, 'reservation', side, id], await send());
      toast.success(t(`bookingLife.done.${step.event}`));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const told = { reason: error.fieldText('reason'), refund: error.fieldText('refund') };
      setErrors(told);
      if (told.reason === undefined && told.refund === undefined) toast.error(error.msg);
      if (error.code === 'state_changed') onChanged();
    } finally {
      setPending(false);
    }
  };
  return { form, setForm, errors, isPending, take };
}
