import type { ReportReason } from '@diyar/contract/people/reports';
import { REASONS_OF_KIND } from '@diyar/contract/words/report-words';
import type { Reportable } from '../../site/report-paths.ts';

export interface ReportDraft {
  reason: ReportReason | null;
  text: string;
}

const EMPTY: ReportDraft = { reason: null, text: '' };
/** Forgotten with the other drafts when somebody signs out. */
const keyOf = ({ kind, id }: Reportable) => `draft:report:${kind}:${id}`;

/** A report about a thing that is not sent yet. */
export function readDraft(thing: Reportable): ReportDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(thing)) ?? 'null') as Partial<ReportDraft> | null;
    const reasons: readonly ReportReason[] = REASONS_OF_KIND[thing.kind];
    const reason = reasons.find((each) => each === kept?.reason) ?? null;
    return { reason, text: typeof kept?.text === 'string' ? kept.text : '' };
  } catch {
    return EMPTY;
  }
}

/** Keeps what was written for a reload and for the way to sign-in and back; null forgets it. */
export function writeDraft(thing: Reportable, draft: ReportDraft | null): void {
  if (draft === null) sessionStorage.removeItem(keyOf(thing));
  else sessionStorage.setItem(keyOf(thing), JSON.stringify(draft));
}
