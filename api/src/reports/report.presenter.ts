import { riyadhIso } from '@diyar/contract/format';
import type { Report, ReportCase } from '@diyar/contract/reports';
import type { Lang } from '@diyar/messages/messages';
import type { CaseRow, ReportRow } from './report.queries.ts';

function titleOf(row: { title_ar: string | null; title_en: string | null }, lang: Lang) {
  const other = lang === 'ar' ? 'en' : 'ar';
  const written = row[`title_${lang}`] === null ? other : lang;
  return { title: row[`title_${written}`] ?? '', title_lang: written } as const;
}

/** A report as its author sees it: its state, never what the operator wrote about it. */
export function presentReport(row: ReportRow, lang: Lang): Report {
  return {
    id: String(row.number),
    ad: { id: String(row.ad_number), ...titleOf(row, lang), on_show: row.on_show },
    reason: row.reason,
    text: row.text,
    created_at: riyadhIso(row.created_at),
    decision: row.decision,
    decided_at: row.decided_at && riyadhIso(row.decided_at),
  };
}

/** A case as an operator sees it. */
export function presentCase(row: CaseRow, lang: Lang): ReportCase {
  return {
    ad: {
      id: String(row.ad_number),
      ...titleOf(row, lang),
      state: row.state,
      held: row.held,
      advertiser: { id: String(row.advertiser_number), name: row.advertiser_name },
      decided_before: row.decided_before,
    },
    reports: row.reports.map(({ number, reason, text, created_at, name, verified }) => ({
      id: String(number),
      reason,
      text,
      created_at: riyadhIso(new Date(created_at)),
      reporter: { name, verified },
    })),
  };
}
