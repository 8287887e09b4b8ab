import { EVALUATION_PARTS, type EvaluationPart } from '@diyar/contract/words/evaluation-words';

/** The stars and words given so far; nought stars are none yet. */
export interface EvaluationDraft {
  rate: number;
  parts: Record<EvaluationPart, number>;
  comment: string;
}

export const NO_PARTS: EvaluationDraft['parts'] = {
  cleanliness: 0,
  accuracy: 0,
  location: 0,
  communication: 0,
  value: 0,
};
const EMPTY: EvaluationDraft = { rate: 0, parts: NO_PARTS, comment: '' };
const MOST_STARS = 5;

/** Per reservation; forgotten with the other drafts when somebody signs out. */
const keyOf = (id: string) => `draft:evaluation:${id}`;

const starsOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_STARS ? value : 0;

/** An evaluation of a reservation that is not sent yet. */
export function readDraft(id: string): EvaluationDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Partial<EvaluationDraft> | null;
    const parts = { ...NO_PARTS };
    for (const part of EVALUATION_PARTS) parts[part] = starsOf(kept?.parts?.[part]);
    const comment = typeof kept?.comment === 'string' ? kept.comment : '';
    return { rate: starsOf(kept?.rate), parts, comment };
  } catch {
    return EMPTY;
  }
}

/** Keeps it for a reload and for the way to another page and back. */
export function writeDraft(id: string, draft: EvaluationDraft): void {
  sessionStorage.setItem(keyOf(id), JSON.stringify(draft));
}

export function forgetDraft(id: string): void {
  sessionStorage.removeItem(keyOf(id));
}

export const hasDraft = (id: string): boolean => sessionStorage.getItem(keyOf(id)) !== null;
