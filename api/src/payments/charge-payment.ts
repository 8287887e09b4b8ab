import type { Lang } from '@diyar/messages/messages';
import { chargeOf } from '../dues/due.ts';
import type { Payables } from '../dues/payable.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findSubjectOf, lockPayment } from './payment.queries.ts';
import type { ChargeAnswer, GatewayCharge, GatewaySource, PaymentGateway } from './payment-gateway.ts';
import { callbackOf } from './start-payment.ts';

export interface ChargeDeps {
  db: Database;
  gateway: PaymentGateway;
  payables: Payables;
}

interface ChargeRequest {
  paymentId: string;
  accountId: string;
  lang: Lang;
  now: Date;
  origin: string;
}

/**
 * Charges an open payment of the caller's from our server, with what `findSource` finds, and answers where the payer goes next:
 * to their bank, or back to us. Nothing is settled here: that is `resolve-payment.ts` alone, by what the gateway says. The row
 * was committed before, and the gateway takes its id once, so repeating this or dying in the midst of it charges nothing
 * twice. Throws `not_found`, `state_changed`, `gateway_unreached`, and `kept_card_gone` when the gateway refuses the source.
 */
export async function chargePayment(
  { db, gateway, payables }: ChargeDeps,
  request: ChargeRequest,
  findSource: (tx: Tx) => Promise<GatewaySource>,
): Promise<{ address: string }> {
  const charge = await transact(db, async (tx) => {
    const allowed = await allow(tx, { gateway, payables }, request);
    return { ...allowed, source: await findSource(tx) };
  });
  const answer = await ask(gateway, charge);
  if (answer.is === 'refused') throw new Refusal('kept_card_gone');
  return { address: answer.address ?? charge.callbackUrl };
}

async function ask(gateway: PaymentGateway, charge: GatewayCharge): Promise<ChargeAnswer> {
  try {
    return await gateway.charge(charge);
  } catch (cause) {
    throw new Refusal('gateway_unreached', { cause });
  }
}

async function allow(
  tx: Tx,
  { gateway, payables }: Omit<ChargeDeps, 'db'>,
  { paymentId: id, accountId, lang, now, origin }: ChargeRequest,
): Promise<Omit<GatewayCharge, 'source'>> {
  const subject = await findSubjectOf(tx, id);
  if (subject === undefined) throw new Refusal('not_found');
  const payable = await payables[subject.kind].lock(tx, subject.id);
  if (payable.payerId !== accountId) throw new Refusal('not_found');
  const payment = await lockPayment(tx, id);
  const isOpen = payment.state === 'open' && payment.gateway === gateway.name && payable.isPayable(now);
  if (!isOpen) throw new Refusal('state_changed');
  return {
    id,
    amount: chargeOf({
      amount: payment.amount,
      deposit: payment.deposit === null ? null : { dueId: payment.due_id, amount: payment.deposit },
    }),
    description: payable.description,
    callbackUrl: callbackOf(payable, { id, lang, origin }),
  };
}
