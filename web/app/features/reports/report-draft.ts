import { REPORT_REASONS } from '@diyar/contract/report-words';
import type { ReportReason } from '@diyar/contract/reports';

export interface ReportDraft {
  reason: ReportReason | null;
  text: string;
}

const EMPTY: ReportDraft = { reason: null, text: '' };
/** Forgotten with the other drafts when somebody signs out. */
const keyOf = (adId: string) => `draft:report:${adId}`;

/** A report about an ad that is not sent yet. */
export function readDraft(adId: string): ReportDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(adId)) ?? 'null') as Partial<ReportDraft> | null;
    const reason = REPORT_REASONS.find((each) => each === kept?.reason) ?? null;
    return { reason, text: typeof kept?.text === 'string' ? kept.text : '' };
  } catch {
    return EMPTY;
  }
}

/** Keeps what was written for a reload and for the way to sign-in and back; null forgets it. */
export function writeDraft(adId: string, draft: ReportDraft | null): void {
  if (draft === null) sessionStorage.removeItem(keyOf(adId));
  else sessionStorage.setItem(keyOf(adId), JSON.stringify(draft));
}
