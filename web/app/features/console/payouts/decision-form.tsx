import type { ConsolePayout } from '@diyar/contract/console/console-payouts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConsoleCall } from '../use-operator.ts';

interface Draft {
  outcome: 'paid' | 'failed';
  reference: string;
  reason: string;
}

/** Marks a payout with the bank's answer: paid with its reference, or failed with the reason its advertiser reads. */
export function DecisionForm({ payout }: { payout: ConsolePayout }) {
  const t = useTranslations('consoleMoney');
  const [draft, setDraft] = useState<Draft>({ outcome: 'paid', reference: '', reason: '' });
  const { errors, isPending, mark } = useMark(payout.id);
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mark(draft);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <SegmentedControl
        label={t('outcome')}
        options={[
          { value: 'paid', label: t('paid') },
          { value: 'failed', label: t('failed') },
        ]}
        value={draft.outcome}
        onChange={(outcome) => change({ outcome: outcome === 'paid' ? 'paid' : 'failed' })}
      />
      {draft.outcome === 'paid' ? (
        <TextField
          label={t('reference')}
          value={draft.reference}
          onChange={(reference) => change({ reference })}
          autoComplete="off"
          ltr
          error={errors.reference}
        />
      ) : (
        <TextArea
          label={t('why')}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          rows={3}
          dir="auto"
          error={errors.reason}
        />
      )}
      <Button type="submit" kind={draft.outcome === 'paid' ? 'primary' : 'danger'} pending={isPending}>
        {t('mark')}
      </Button>
    </form>
  );
}

function useMark(id: string) {
  const t = useTranslations('consoleMoney');
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const [errors, setErrors] = useState<{ reference?: string | undefined; reason?: string | undefined }>({});
  const { mutate, isPending } = useMutation({
    mutationFn: ({ outcome, reference, reason }: Draft) => {
      const body = outcome === 'paid' ? { outcome, reference } : { outcome, reason };
      return call(() =>
        callApi('POST /api/v1/console/payouts/{id}/decision', { params: { id }, body, lang }),
      );
    },
    onSuccess: async () => {
      toast.success(t('marked'));
      await client.invalidateQueries({ queryKey: [lang, 'console-payouts'] });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) throw error;
      const told = { reference: error.fieldText('reference'), reason: error.fieldText('reason') };
      setErrors(told);
      if (error.errors.length === 0 && error.code !== 'console_login_required') toast.error(error.msg);
    },
  });
  return { errors, isPending, mark: (draft: Draft) => mutate(draft) };
}
