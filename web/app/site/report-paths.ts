import type { ReportKind } from '@diyar/contract/words/report-words';
import type { Lang } from '@diyar/messages/messages';
import { addressAt, paths } from './paths.ts';

/** A thing to report, as its page names it: a message by its booking and place, an evaluation with the ad it was read on. */
export interface Reportable {
  kind: ReportKind;
  id: string;
  /** Of an evaluation: the ad it was read on; none where it was read in the dashboard. */
  ad?: string;
}

/** Addresses of reporting what is no ad; apart from `paths`, which every page loads. */
export function reportPaths(lang: Lang) {
  return {
    report: ({ kind, id, ad }: Reportable) =>
      kind === 'ad'
        ? paths(lang).report(id)
        : addressAt(lang, `/report/${kind}/${encodeURIComponent(id)}`, { ad }),
  };
}
