import type { MoneyCase } from '@diyar/contract/console/console-money-cases';
import type { MoneyCaseDecision } from '@diyar/contract/words/money-case-words';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

interface Wrong {
  reason?: string | undefined;
  number?: string | undefined;
}

type Kind = MoneyCase['fits'][number]['kind'];

/** What an operator chooses and types about money that does not match, and sending it. What was typed stays when it is refused. */
export function useCaseDecision(one: MoneyCase, onChanged: () => void) {
  const t = useTranslations('consoleMoneyCases');
  const call = useConsoleCall();
  const meant = one.proposed?.of ?? one.fits[0];
  const [decision, setDecision] = useState(one.proposed?.decision ?? one.decisions[0] ?? 'explained');
  const [kind, setKind] = useState<Kind>(meant?.kind ?? 'reservation');
  const [number, setNumber] = useState(one.proposed?.of?.number ?? '');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Wrong>({});
  const [isPending, setPending] = useState(false);
  const asksNumber = decision === 'assigned' && one.here === null;

  const send = async () => {
    if (isPending) return;
    setPending(true);
    setErrors({});
    try {
      const body = bodyOf(decision, reason, asksNumber ? { kind, number: number.trim() } : undefined);
      const params = { id: one.id };
      const { outcome } = await call(() =>
        callApi('POST /api/v1/console/money_cases/{id}/decision', { params, body }),
      );
      toast.success(t(`outcomes.${outcome}`));
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = { reason: error.fieldText('reason'), number: error.fieldText('of.number') };
      setErrors(error.code === 'due_unlike' ? { number: error.msg } : wrong);
      const isOfField =
        wrong.reason !== undefined || wrong.number !== undefined || error.code === 'due_unlike';
      if (!isOfField && error.code !== 'console_login_required') toast.error(error.msg);
      if (error.code === 'state_changed') onChanged();
    } finally {
      setPending(false);
    }
  };
  return {
    ...{ decision, kind, number, reason, errors, isPending, asksNumber, send, setNumber, setReason },
    setDecision: (value: string) => setDecision(one.decisions.find((each) => each === value) ?? decision),
    setKind: (value: string) => setKind(value === 'purchase' ? 'purchase' : 'reservation'),
  };
}

function bodyOf(decision: MoneyCaseDecision, reason: string, of?: { kind: Kind; number: string }) {
  return decision === 'assigned' ? { decision, reason, ...(of && { of }) } : { decision, reason };
}
