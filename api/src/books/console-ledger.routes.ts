import { proveLedgerNow, showLedgerDays, showLedgerProofs } from '@diyar/contract/console/console-ledger';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../audit/record-act.ts';
import type { Payables } from '../dues/payable.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount } from '../platform/http/mount.ts';
import { keepProof } from './keep-proof.ts';
import { findDays, findHeldFor } from './ledger-days.queries.ts';
import { findProofs } from './proof.queries.ts';

/** A month of nights. */
const MOST_PROOFS = 31;
const DAYS = 30;
const MOST_HELD = 10;

export function registerConsoleLedgerRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { payables: Payables; gateway: PaymentGateway },
): void {
  const { db } = deps;

  mount(app, deps, showLedgerProofs, async () => {
    const proofs = await findProofs(db, MOST_PROOFS);
    return { items: proofs.map(({ at, disagreements }) => ({ at: riyadhIso(at), disagreements })) };
  });

  mount(app, deps, proveLedgerNow, async ({ operator, now }) => {
    const disagreements = await keepProof(deps, now);
    const subject = { kind: 'ledger', id: riyadhDate(now) };
    const after = { disagreements: disagreements.length };
    await transact(db, (tx) =>
      recordAct(tx, operator, { act: 'ledger_proved', subject, before: null, after }, now),
    );
    return { at: riyadhIso(now), disagreements };
  });

  mount(app, deps, showLedgerDays, async ({ now }) => {
    const [days, held] = [await findDays(db, riyadhDate(now), DAYS), await findHeldFor(db, MOST_HELD)];
    return {
      items: days.map(({ date, ...amounts }) => ({
        date,
        received: money(amounts.received),
        refunded: money(amounts.refunded),
        earned: money(amounts.earned),
        gateway_fees: money(amounts.gateway_fees),
        paid_out: money(amounts.paid_out),
        held: money(amounts.held),
        owed: money(amounts.owed),
      })),
      held_for: held.map(({ number, name, amount }) => ({
        account: { id: String(number), name },
        amount: money(amount),
      })),
    };
  });
}
