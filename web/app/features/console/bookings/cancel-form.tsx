import type { ConsoleReservation } from '@diyar/contract/console/console-reservations';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/choice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { Section } from '../../reservations/section.tsx';
import { useConsoleCall } from '../use-operator.ts';

interface CancelFormProps {
  number: string;
  cancelling: NonNullable<ConsoleReservation['cancelling']>;
  /** The booking is not what the page shows any more. */
  refetch: () => void;
}

/** Cancels a booking: how much goes back, and why. */
export function CancelForm({ number, cancelling, refetch }: CancelFormProps) {
  const t = useTranslations('consoleBookings');
  const { gives, setGives, reason, setReason, error, isPending, cancel } = useCancel(
    { number, cancelling, refetch },
    t('done'),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void cancel();
  };
  return (
    <Section title={t('cancel')}>
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <p className="text-sm text-soft">{t('cancelText')}</p>
        <RadioGroup
          label={t('gives')}
          options={[
            { value: 'all', label: t('all', { amount: ltrText(cancelling.all.text) }) },
            { value: 'policy', label: t('policy', { amount: ltrText(cancelling.policy.text) }) },
          ]}
          value={gives}
          onChange={(value) => setGives(value === 'all' ? 'all' : 'policy')}
        />
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={setReason}
          error={error}
        />
        <Button type="submit" kind="danger" pending={isPending}>
          {t('confirm')}
        </Button>
      </form>
    </Section>
  );
}

function useCancel({ number, cancelling, refetch }: CancelFormProps, done: string) {
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const [gives, setGives] = useState<'all' | 'policy'>('all');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const cancel = async () => {
    setPending(true);
    setError(undefined);
    const body = { gives, refund: cancelling[gives].amount, reason };
    try {
      const answer = await call(() =>
        callApi('POST /api/v1/console/reservations/{id}/cancellation', {
          params: { id: number },
          body,
          lang,
        }),
      );
      client.setQueryData([lang, 'console-booking', number], answer);
      toast.success(done);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      const told = problem.fieldText('reason');
      setError(told);
      if (told === undefined) toast.error(problem.msg);
      if (problem.code === 'state_changed') refetch();
    } finally {
      setPending(false);
    }
  };
  return { gives, setGives, reason, setReason, error, isPending, cancel };
}
