import type { BankLine, LineMatch } from '@diyar/contract/console/console-bank-lines';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { type CallInput, callApi } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

type Body = CallInput<'POST /api/v1/console/bank_lines/{id}/match'>['body'];

/** What is sent to confirm a match: of a transfer with what the page shows it to wait for, so that it is refused when that changed meanwhile. */
function bodyOf(match: LineMatch): Body {
  const { kind, id } = match;
  if (match.kind !== 'transfer') return { kind, id };
  return { kind: match.kind, id, expected: match.expected?.amount ?? null };
}

/** What is sent for a transfer whose reference was typed, which may be the one that is shown. */
function bodyByHand(reference: string, shown: LineMatch | undefined): Body {
  const isShown = shown?.kind === 'transfer' && shown.id === reference.trim().toUpperCase();
  return isShown ? bodyOf(shown) : { kind: 'transfer', id: reference };
}

/** What an operator decides of a line, and sending it. What was typed stays when it is refused. */
export function useLineDecision({ id, proposal }: BankLine, onChanged: () => void) {
  const t = useTranslations();
  const call = useConsoleCall();
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ reference?: string; reason?: string; confirm?: string }>({});
  const [isPending, setPending] = useState(false);

  const send = async (field: keyof typeof errors, act: () => Promise<string>) => {
    setErrors({});
    setPending(true);
    try {
      toast.success(await act());
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'console_login_required') return;
      const text = error.fieldText('id') ?? error.fieldText('reason') ?? error.fieldText('bank_reference');
      setErrors({ [field]: text ?? error.msg });
      if (error.code === 'state_changed') onChanged();
    } finally {
      setPending(false);
    }
  };
  const match = (field: 'confirm' | 'reference', body: Body) =>
    send(field, async () => {
      const path = 'POST /api/v1/console/bank_lines/{id}/match';
      const { outcome } = await call(() => callApi(path, { params: { id }, body }));
      return t(`consoleStatement.outcomes.${outcome}`);
    });
  const confirm = () => {
    if (proposal === null) return;
    return match('confirm', bodyOf(proposal.match));
  };
  const matchByHand = () => {
    if (reference.trim() === '') return setErrors({ reference: t('rules.reference_required') });
    return match('reference', bodyByHand(reference, proposal?.match));
  };
  const setAside = () => {
    if (reason.trim() === '') return setErrors({ reason: t('rules.reason_required') });
    return send('reason', async () => {
      const path = 'POST /api/v1/console/bank_lines/{id}/aside';
      await call(() => callApi(path, { params: { id }, body: { reason } }));
      return t('consoleStatement.asideDone');
    });
  };
  const fields = { reference, setReference, reason, setReason };
  return { ...fields, errors, isPending, confirm, matchByHand, setAside };
}
