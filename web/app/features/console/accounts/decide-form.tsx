import type { ConsoleAccount } from '@diyar/contract/console/console-accounts';
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

type Decision = 'suspended' | 'reopened' | 'signed_out';

/** What an operator can decide about an account, with its effect said first and the reason asked for. */
export function DecideForm({ account, onDone }: { account: ConsoleAccount; onDone: () => void }) {
  const t = useTranslations('consoleAccounts');
  const decisions: Decision[] = [account.state === 'suspended' ? 'reopened' : 'suspended', 'signed_out'];
  const [decision, setDecision] = useState<Decision>(decisions[0] ?? 'signed_out');
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useDecision(account.id, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ decision, reason });
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <RadioGroup
          label={t('decision')}
          value={decision}
          options={decisions.map((each) => ({
            value: each,
            label: t(`decisions.${each}`),
            hint: t(`texts.${each}`),
          }))}
          onChange={(next) => setDecision(decisions.find((each) => each === next) ?? decision)}
          error={undefined}
        />
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={error instanceof ApiError ? (error.fieldText('reason') ?? error.msg) : error?.message}
        />
        <div>
          <Button type="submit" kind={decision === 'suspended' ? 'danger' : 'primary'} pending={isPending}>
            {t('confirm')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useDecision(id: string, onDone: () => void) {
  const t = useTranslations('consoleAccounts');
  const lang = useLang();
  const call = useConsoleCall();
  return useMutation({
    mutationFn: (body: { decision: Decision; reason: string }) =>
      call(() => callApi('POST /api/v1/console/accounts/{id}/decision', { params: { id }, body, lang })),
    onSuccess: () => {
      toast.success(t('done'));
      onDone();
    },
    onError: (error) => {
      // Another operator was first: what they did is shown.
      if (error instanceof ApiError && error.code === 'state_changed') onDone();
    },
  });
}
