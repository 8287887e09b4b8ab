import type { ReportCase } from '@diyar/contract/reports';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { presentCase, presentReport } from './report.presenter.ts';
import { countReportsOf, findOpenCases, findReportsOf } from './report.queries.ts';

/** As many cases as an operator looks at before asking again. */
const MOST_CASES = 50;

/** A page of the reports an account made, the newest first. */
export async function listReportsOf(
  reader: Reader,
  { accountId, page, per_page, lang }: { accountId: string; page: number; per_page: number; lang: Lang },
) {
  const [rows, total] = await Promise.all([
    findReportsOf(reader, accountId, { limit: per_page, offset: (page - 1) * per_page }),
    countReportsOf(reader, accountId),
  ]);
  const items = rows.map((row) => presentReport(row, lang));
  return { items, total, total_exact: true, page, per_page, pages: Math.ceil(total / per_page) };
}

/** Ads with open reports, the one that waits longest first. */
export async function listCases(reader: Reader, lang: Lang): Promise<ReportCase[]> {
  return (await findOpenCases(reader, MOST_CASES)).map((row) => presentCase(row, lang));
}
