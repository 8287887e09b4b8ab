import { showLedgerProofs } from '@diyar/contract/console-ledger';
import { riyadhIso } from '@diyar/contract/format';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { findProofs } from './ledger-proof.queries.ts';

/** A month of nights. */
const MOST_PROOFS = 31;

export function registerConsoleLedgerRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, showLedgerProofs, async () => {
    const proofs = await findProofs(deps.db, MOST_PROOFS);
    return { items: proofs.map(({ at, disagreements }) => ({ at: riyadhIso(at), disagreements })) };
  });
}
