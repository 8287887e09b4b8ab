import * as contract from '@diyar/contract/console/console-payouts';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount } from '../platform/http/mount.ts';
import { agreeToBatch, batchPayouts, exportBatch } from './batch-payouts.ts';
import { decidePayout } from './decide-payout.ts';
import { listForConsole } from './list-payouts.ts';

export function registerConsolePayoutRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listConsolePayouts, ({ query, operator, now }) =>
    listForConsole(db, query, { operatorId: operator.operatorId, now }),
  );

  mount(app, deps, contract.makePayoutBatch, ({ operator, now }) =>
    transact(db, (tx) => batchPayouts(tx, operator, now)),
  );

  mount(app, deps, contract.agreeToPayoutBatch, ({ params, operator, now }) =>
    transact(db, (tx) => agreeToBatch(tx, operator, Number(params.id), now)),
  );

  mount(app, deps, contract.exportPayoutBatch, ({ params, operator, now }) =>
    transact(db, (tx) => exportBatch(tx, operator, Number(params.id), now)),
  );

  mount(app, deps, contract.decidePayout, ({ params, body, operator, now }) =>
    transact(db, (tx) => decidePayout(tx, operator, { number: Number(params.id), said: body }, now)),
  );
}
