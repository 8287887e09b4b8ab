import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/choice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useConsoleCall } from '../use-operator.ts';

type Decision = 'kept' | 'hidden';

/** The decision about a request; hiding needs a reason. */
export function RequestDecisionForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslations('consoleRequests');
  const { decision, setDecision, reason, setReason, errors, isPending, decide } = useDecision(id, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void decide();
  };
  return (
    <form onSubmit={submit} className="grid content-start gap-4" noValidate>
      <RadioGroup<Decision>
        label={t('decision')}
        options={(['kept', 'hidden'] as const).map((value) => ({ value, label: t(`decisions.${value}`) }))}
        value={decision}
        onChange={setDecision}
        error={errors.decision}
      />
      {decision === 'hidden' ? (
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          onChange={setReason}
          rows={2}
          maxLength={500}
          error={errors.reason}
        />
      ) : null}
      <Button type="submit" pending={isPending}>
        {t('decide')}
      </Button>
    </form>
  );
}

function useDecision(id: string, onDone: () => void) {
  const t = useTranslations('consoleRequests');
  const rules = useTranslations('rules');
  const call = useConsoleCall();
  const client = useQueryClient();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ decision?: string; reason?: string }>({});
  const [isPending, setPending] = useState(false);
  const decide = async () => {
    if (decision === null) return setErrors({ decision: t('chooseDecision') });
    if (decision === 'hidden' && reason.trim() === '') return setErrors({ reason: rules('reason_required') });
    setErrors({});
    setPending(true);
    try {
      const body = { decision, reason: decision === 'hidden' ? reason : null };
      await call(() => callApi('POST /api/v1/console/requests/{id}/decision', { params: { id }, body }));
      toast.success(t('decided'));
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('desk') });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'console_login_required') toast.error(error.msg);
      if (error.code === 'state_changed') onDone();
    } finally {
      setPending(false);
    }
  };
  return { decision, setDecision, reason, setReason, errors, isPending, decide };
}
