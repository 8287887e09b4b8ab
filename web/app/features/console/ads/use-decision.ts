import type { AdDecision, AskableField } from '@diyar/contract/words/ad-review-words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

export interface AskedRow {
  field: AskableField;
  text: string;
}

interface Draft {
  decision: AdDecision | null;
  asked: readonly AskedRow[];
  reason: string;
}

/** A decision as it is sent, whole. */
export interface SentDecision {
  decision: AdDecision;
  fields: AskedRow[];
  reason: string;
}

interface Deciding<Answer> {
  /** Sends it about exactly what was seen. */
  post: (decision: SentDecision) => Promise<Answer>;
  /** Told once it is done, with what came of it. */
  doneText: (decision: AdDecision, answer: Answer) => string;
  onDecided: () => void;
  /** It is not as it was seen. */
  onStale: () => void;
}

const EMPTY: Draft = { decision: null, asked: [{ field: 'photos', text: '' }], reason: '' };

/** A decision as it is made: what is missing stands at its field before anything is sent. */
export function useDecision<Answer>({ post, doneText, onDecided, onStale }: Deciding<Answer>) {
  const t = useTranslations();
  const call = useConsoleCall();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [errors, setErrors] = useState<{ decision?: string; asked?: string; reason?: string }>({});
  const [isPending, setPending] = useState(false);
  const change = (changes: Partial<Draft>) => {
    setErrors({});
    setDraft((now) => ({ ...now, ...changes }));
  };
  const send = async () => {
    const { decision, asked, reason } = draft;
    if (decision === null) return setErrors({ decision: t('rules.decision_required') });
    if (decision === 'changes_asked' && asked.some(({ text }) => text.trim() === ''))
      return setErrors({ asked: t('rules.asked_text_required') });
    if (decision === 'refused' && reason.trim() === '')
      return setErrors({ reason: t('rules.reason_required') });
    setPending(true);
    try {
      const fields = decision === 'changes_asked' ? [...asked] : [];
      const answer = await call(async () => post({ decision, fields, reason }));
      toast.success(doneText(decision, answer));
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('desk') });
      onDecided();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'console_login_required') toast.error(error.msg);
      if (error.status === 409 || error.status === 404) onStale();
    } finally {
      setPending(false);
    }
  };
  return { draft, change, errors, isPending, send };
}
