import type { ReportCase } from '@diyar/contract/console/console-reports';
import type { AppealOutcome, ReportDecision } from '@diyar/contract/people/reports';
import { APPEAL_OUTCOMES, DECISIONS_OF_KIND } from '@diyar/contract/words/report-words';
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

type Choice = ReportDecision | AppealOutcome;
interface DecisionProps {
  one: ReportCase;
  onDone: () => void;
}

/** The decision about a case or about its appeal, with the reason that both sides read. */
export function ReportDecisionForm({ one, onDone }: DecisionProps) {
  const t = useTranslations('console.reports');
  const { choice, setChoice, reason, setReason, errors, isPending, decide } = useDecision(one, onDone);
  const options = useOptions(one);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void decide();
  };
  return (
    <form onSubmit={submit} className="grid content-start gap-4" noValidate>
      <RadioGroup<Choice>
        label={t('decision')}
        options={options}
        value={choice}
        onChange={setChoice}
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
        {t(one.stage === 'appeal' ? 'decideAppeal' : 'decide')}
      </Button>
    </form>
  );
}

function useOptions({ stage, thing }: ReportCase): { value: Choice; label: string; text: string }[] {
  const t = useTranslations('console.reports');
  if (stage === 'appeal')
    return APPEAL_OUTCOMES.map((value) => ({
      value,
      label: t(`outcomes.${value}`),
      text: t(`outcomeTexts.${value}`),
    }));
  return DECISIONS_OF_KIND[thing.kind].map((value) => ({
    value,
    label: t(`decisions.${value}`),
    text: t(`decisionTexts.${value}`),
  }));
}

function isOutcome(choice: Choice): choice is AppealOutcome {
  return choice === 'upheld' || choice === 'overturned';
}

function useDecision(one: ReportCase, onDone: () => void) {
  const t = useTranslations();
  const call = useConsoleCall();
  const client = useQueryClient();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ decision?: string; reason?: string }>({});
  const [isPending, setPending] = useState(false);
  const send = (chosen: Choice) => {
    const params = { id: one.id };
    if (isOutcome(chosen))
      return callApi('POST /api/v1/console/reports/{id}/appeal_decision', {
        params,
        body: { outcome: chosen, reason },
      });
    return callApi('POST /api/v1/console/reports/{id}/decision', {
      params,
      body: { version: one.version, decision: chosen, reason },
    });
  };
  const decide = async () => {
    if (choice === null) return setErrors({ decision: t('console.reports.chooseDecision') });
    if (reason.trim() === '') return setErrors({ reason: t('rules.reason_required') });
    setErrors({});
    setPending(true);
    try {
      await call(() => send(choice));
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
  return { choice, setChoice, reason, setReason, errors, isPending, decide };
}
