import type { OwnEvaluation } from '@diyar/contract/booking/evaluations';
import { useState } from 'react';
import { type EvaluationDraft, forgetDraft, NO_PARTS, readDraft, writeDraft } from './evaluation-draft.ts';

/** Stars and words as they are given; those of a new evaluation are kept in this tab until it is sent or given up. */
export function useEvaluationFields(id: string, was: OwnEvaluation | null) {
  const [fields, setFields] = useState<EvaluationDraft>(() =>
    was === null
      ? readDraft(id)
      : { rate: was.rate, parts: was.parts ?? NO_PARTS, comment: was.comment ?? '' },
  );
  const change = (changes: Partial<EvaluationDraft>) => {
    const next = { ...fields, ...changes };
    setFields(next);
    if (was === null) writeDraft(id, next);
  };
  return { ...fields, change, forget: () => forgetDraft(id) };
}
