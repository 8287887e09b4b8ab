import type { ReportCase } from '@diyar/contract/console/console-reports';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { presentCase } from './case.presenter.ts';
import { type CaseSide, countCasesOf, findCasesOf } from './case-view.queries.ts';
import { presentConsoleCase } from './console-case.presenter.ts';
import { findWaitingCases } from './console-case.queries.ts';

/** As many cases as an operator looks at before asking again. */
const MOST_CASES = 50;

interface Asked {
  accountId: string;
  side: CaseSide;
  page: number;
  per_page: number;
  lang: Lang;
  now: Date;
}

/** A page of the cases that an account reported in, or that are about it, the newest first. */
export async function listCasesOf(reader: Reader, asked: Asked) {
  const { accountId, side, page, per_page } = asked;
  const [rows, counts] = await Promise.all([
    findCasesOf(reader, { side, accountId }, { limit: per_page, offset: (page - 1) * per_page }),
    countCasesOf(reader, accountId),
  ]);
  const total = counts[side];
  return {
    items: rows.map((row) => presentCase(row, asked)),
    total,
    total_exact: true,
    page,
    per_page,
    pages: Math.ceil(total / per_page),
    about_me: counts.reported,
  };
}

/** Cases that wait for an operator, with appeals among them, the one that is due first. */
export async function listWaiting(
  reader: Reader,
  seen: { operatorId: string; lang: Lang; now: Date },
): Promise<ReportCase[]> {
  const rows = await findWaitingCases(reader, MOST_CASES, seen.now);
  return rows.map((row) => presentConsoleCase(row, seen));
}
