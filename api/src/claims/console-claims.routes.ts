import * as contract from '@diyar/contract/money/deposit-calls';
import { money } from '@diyar/contract/values/money';
import type { FastifyInstance } from 'fastify';
import type { Payables } from '../dues/payable.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount } from '../platform/http/mount.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { figuresAt } from '../settings/figures.ts';
import { presentCase } from './claim.presenter.ts';
import { findCases } from './claim.queries.ts';
import { readPhotoForConsole } from './claim-photos.ts';
import { decideClaim } from './decide-claim.ts';

/** Claims of deposits as operators decide them. */
export function registerConsoleClaimRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { files: FileStorage; payables: Payables },
): void {
  const { db, payables } = deps;

  mount(app, deps, contract.listClaimCases, async ({ operator, now }) => ({
    items: (await findCases(db)).map((row) => presentCase(row, operator.operatorId)),
    second_above: money((await figuresAt(db, now)).award_second_operator_above),
  }));

  mount(app, deps, contract.readConsoleClaimPhoto, ({ params }) =>
    readPhotoForConsole(deps, { number: params.id, position: params.position }),
  );

  mount(app, deps, contract.decideClaim, async ({ params, body, operator, now }) => {
    const decision = { number: params.id, ...body };
    const { outcome, awarded, released } = await transact(db, (tx) =>
      decideClaim(tx, payables, operator, decision, now),
    );
    return { outcome, awarded: money(awarded), released: money(released) };
  });
}
