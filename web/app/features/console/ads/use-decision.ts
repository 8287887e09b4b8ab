import type { AdDecision, AskableField } from '@diyar/contract/ad-review-words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';
import type { QueueKind } from './queue.ts';

export interface AskedRow {
  field: AskableField;
  text: string;
}

export interface Draft {
  decision: AdDecision | null;
  asked: readonly AskedRow[];
  reason: string;
}

interface Deciding {
  kind: QueueKind;
  id: string;
  version: string;
  onDecided: () => void;
  /** It is not as it was seen. */
  onStale: () => void;
}

const EMPTY: Draft = { decision: null, asked: [{ field: 'photos', text: '' }], reason: '' };

/** A decision as it is made: what is missing stands at its field before anything is sent. */
export function useDecision({ kind, id, version, onDecided, onStale }: Deciding) {
  const t = useTranslations();
  const lang = useLang();
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
      const rest = { version, fields, reason };
      await call((): Promise<unknown> => {
        if (kind === 'ads')
          return callApi('POST /api/v1/console/ads/{id}/decision', {
            params: { id },
            body: { ...rest, decision },
            lang,
          });
        if (decision === 'approved') throw new Error('only the authority approves a licence');
        return callApi('POST /api/v1/console/licences/{id}/decision', {
          params: { id },
          body: { ...rest, decision },
          lang,
        });
      });
      toast.success(t(`console.ads.done.${decision}`));
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
