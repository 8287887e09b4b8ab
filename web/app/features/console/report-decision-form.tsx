import { REPORT_DECISIONS } from '@diyar/contract/report-words';
import type { ReportCase, ReportDecision } from '@diyar/contract/reports';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useConsoleCall } from './use-operator.ts';

/** The decision about a reported ad, with its reason; it decides all reports that are shown. */
export function ReportDecisionForm({ one, onDone }: { one: ReportCase; onDone: () => void }) {
  const t = useTranslations('console.reports');
  const { decision, setDecision, reason, setReason, errors, isPending, decide } = useDecision(one, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void decide();
  };
  return (
    <form onSubmit={submit} className="grid content-start gap-4" noValidate>
      <RadioGroup<ReportDecision>
        label={t('decision')}
        options={REPORT_DECISIONS.map((value) => ({
          value,
          label: t(`decisions.${value}`),
          text: t(`decisionTexts.${value}`),
        }))}
        value={decision}
        onChange={setDecision}
        error={errors.decision}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        onChange={setReason}
        rows={2}
        maxLength={500}
        error={errors.reason}
      />
      <Button type="submit" pending={isPending}>
        {t('decide', { count: one.reports.length })}
      </Button>
    </form>
  );
}

function useDecision(one: ReportCase, onDone: () => void) {
  const t = useTranslations();
  const call = useConsoleCall();
  const client = useQueryClient();
  const [decision, setDecision] = useState<ReportDecision | null>(null);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ decision?: string; reason?: string }>({});
  const [isPending, setPending] = useState(false);
  const decide = async () => {
    if (decision === null) return setErrors({ decision: t('console.reports.chooseDecision') });
    if (reason.trim() === '') return setErrors({ reason: t('rules.reason_required') });
    setErrors({});
    setPending(true);
    try {
      const body = { reports: one.reports.map(({ id }) => id), decision, reason };
      await call(() => callApi('POST /api/v1/console/reports/decisions', { body }));
      toast.success(t('console.reports.decided'));
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
