import * as contract from '@diyar/contract/console/console-bank-lines';
import { MOST_STATEMENT_MB } from '@diyar/contract/words/bank-words';
import type { FastifyInstance } from 'fastify';
import type { Payables } from '../dues/payable.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { withUpload } from '../platform/http/upload.ts';
import type { UploadRoom } from '../platform/http/upload-room.ts';
import { keepStatement } from './keep-statement.ts';
import { matchLine } from './match-line.ts';
import { setLineAside } from './set-line-aside.ts';
import { showLines } from './show-lines.ts';

const STATEMENT = {
  field: 'statement',
  mostBytes: MOST_STATEMENT_MB * 1024 * 1024,
  missing: 'statement_required',
  tooLarge: 'statement_2mb',
} as const;

/** Statements of the marketplace's account at the bank, as operators read and decide them. */
export function registerConsoleBankLineRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { payables: Payables; uploads: UploadRoom },
): void {
  const { db } = deps;

  mount(app, deps, contract.giveStatement, ({ query, operator, lang, now, request }) =>
    withUpload(request, STATEMENT, deps.uploads, (bytes) =>
      keepStatement(db, operator, { bytes, columns: query.columns, keep: query.keep === 'true', lang, now }),
    ),
  );

  mount(app, deps, contract.listBankLines, ({ query, operator, now }) =>
    showLines(db, { view: query.view, operatorId: operator.operatorId, now }),
  );

  mount(app, deps, contract.matchBankLine, async ({ params, body, operator, now }) => ({
    outcome: await matchLine(deps, operator, { lineId: params.id, match: body }, now),
  }));

  mount(app, deps, contract.setBankLineAside, async ({ params, body, operator, now }) => {
    await setLineAside(db, operator, { lineId: params.id, reason: body.reason }, now);
    return {};
  });
}
