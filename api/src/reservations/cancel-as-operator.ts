import type { ConsoleReservation } from '@diyar/contract/console/console-reservations';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refundAt } from '../prices/refund-steps.ts';
import { advance } from './advance.ts';
import { loadLife } from './load-life.ts';
import { findByNumber, lockById } from './reservation.queries.ts';
import { isStepOpen, type Life, stepFrom } from './reservation-life.ts';
import { showReservation } from './show-reservation.ts';

/** Halalas that an operator's cancelling would give back at `now`; undefined when there is nothing to cancel. */
function cancellingNow(life: Life, now: Date): { all: number; policy: number } | undefined {
  const step = stepFrom(life.reservation.state, 'operator_cancel');
  if (step === undefined || !isStepOpen(step, life, now)) return undefined;
  const { kept, pending } = life;
  const { refunds, kept_for_changes: fees = 0 } = life.reservation.terms;
  // Money paid for a change that was not agreed yet goes back in either case.
  return {
    all: kept + pending,
    policy: refundAt(refunds, Math.max(0, kept - fees), now).amount + pending,
  };
}

/** Any reservation by its number, for an operator. Throws `not_found`. */
export async function showToOperator(
  reader: Reader,
  number: string,
  lang: Lang,
  now: Date,
): Promise<ConsoleReservation> {
  const found = await findByNumber(reader, number);
  if (found === undefined) throw new Refusal('not_found');
  const [asGuest, asHost, life] = [
    await showReservation(
      { db: reader },
      { number, accountId: found.guestAccountId, side: 'guest', lang, now },
    ),
    await showReservation(
      { db: reader },
      { number, accountId: found.hostAccountId, side: 'host', lang, now },
    ),
    await loadLife(reader, found),
  ];
  const cancelling = cancellingNow(life, now);
  return {
    reservation: {
      ...asGuest,
      steps: [],
      abilities: { pay: false, cancel: false, change: false, evaluate: false },
    },
    guest: asHost.other,
    host: asGuest.other,
    cancelling:
      cancelling === undefined ? null : { all: money(cancelling.all), policy: money(cancelling.policy) },
  };
}

export interface OperatorCancels {
  number: string;
  gives: 'all' | 'policy';
  /** Halalas that the operator was shown. */
  refund: number;
  reason: string;
}

/**
 * Cancels a reservation for an operator, in the audit log; both sides read the reason. Throws `not_found`, `state_changed` when it
 * cannot be cancelled any more or another amount would go back than was shown.
 */
export function cancelAsOperator(
  db: Database,
  operator: OperatorActor,
  { number, gives, refund, reason }: OperatorCancels,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const found = await findByNumber(tx, number);
    const reservation = found && (await lockById(tx, found.id));
    if (reservation === undefined) throw new Refusal('not_found');
    const life = await loadLife(tx, reservation);
    if (cancellingNow(life, now)?.[gives] !== refund) throw new Refusal('state_changed');
    const { operatorId } = operator;
    await advance(tx, life, 'operator_cancel', now, { personId: null, operatorId, reason, said: refund });
    const act = {
      act: 'reservation_cancelled' as const,
      subject: { kind: 'reservation', id: number },
      before: { state: reservation.state },
      after: { state: 'canceled', refund },
      reason,
    };
    await recordAct(tx, operator, act, now);
  });
}
