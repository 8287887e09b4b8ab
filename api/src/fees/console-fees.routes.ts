import * as contract from '@diyar/contract/console/console-fees';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listFeeRates, setFeeRate } from './set-fee-rate.ts';

export function registerConsoleFeeRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listFeeRates, ({ lang, now }) => listFeeRates(db, lang, now));

  mount(app, deps, contract.setFeeRate, ({ body, operator, lang, now }) => {
    const { basis_points: basisPoints, effective_from: date, ...wanted } = body;
    return setFeeRate(db, operator, { ...wanted, basisPoints, date }, { lang, now });
  });
}
