import type { ConsoleOffice } from '@diyar/contract/people/offices';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/choice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useConsoleCall } from '../use-operator.ts';

type Decision = 'approved' | 'refused';
const DECISIONS: readonly Decision[] = ['approved', 'refused'];

interface DecisionProps {
  id: string;
  onSaved: (office: ConsoleOffice) => void;
  /** Another operator was first. */
  onStale: () => void;
}

/** The decision about a request; refusing needs a reason, which the office reads. */
export function OfficeDecision(props: DecisionProps) {
  const t = useTranslations('consoleOffices');
  const [decision, setDecision] = useState<Decision | null>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useDecision(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(decision === null);
    if (decision !== null && !isPending) mutate({ decision, reason: decision === 'refused' ? reason : '' });
  };
  const told = error instanceof ApiError ? (error.fieldText('reason') ?? error.msg) : error?.message;
  return (
    <Card as="section" className="p-5 xl:sticky xl:top-32">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <RadioGroup<Decision>
          label={t('decision')}
          options={DECISIONS.map((value) => ({ value, label: t(`decisions.${value}`) }))}
          value={decision}
          onChange={setDecision}
          error={isMissing ? t('chooseDecision') : decision === 'approved' ? told : undefined}
        />
        {decision === 'refused' ? (
          <TextArea
            label={t('reason')}
            hint={t('reasonHint')}
            value={reason}
            onChange={setReason}
            rows={4}
            maxLength={500}
            error={told}
          />
        ) : null}
        <div>
          <Button type="submit" kind={decision === 'refused' ? 'danger' : 'primary'} pending={isPending}>
            {t('decide')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useDecision({ id, onSaved, onStale }: DecisionProps) {
  const t = useTranslations('consoleOffices');
  const lang = useLang();
  const call = useConsoleCall();
  return useMutation({
    mutationFn: (body: { decision: Decision; reason: string }) =>
      call(() => callApi('POST /api/v1/console/verifications/{id}/decision', { params: { id }, body, lang })),
    onSuccess: (office, { decision }) => {
      toast.success(t(`decided.${decision}`));
      onSaved(office);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'state_changed') onStale();
    },
  });
}
