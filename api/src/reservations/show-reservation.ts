import type { Reservation, ReservationCard, ReservationState } from '@diyar/contract/booking/reservations';
import type { Lang } from '@diyar/messages/messages';
import { depositOf } from '../claims/deposit-of.ts';
import { type PaymentView, paidOf, paymentsOf } from '../dues/payments-of.ts';
import { isToEvaluate } from '../evaluations/show-evaluations.ts';
import { feeOf } from '../fees/settle-fee.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { transferNewsOf } from '../transfers/transfer-news.ts';
import { loadLifeWithChanges } from './load-life.ts';
import { presentCard, presentReservation } from './reservation.presenter.ts';
import { findOnSide } from './reservation.queries.ts';
import { countViews, findHistory, findViews } from './reservation-views.queries.ts';

interface Asker {
  accountId: string;
  side: 'guest' | 'host';
  lang: Lang;
  now: Date;
}

/** One reservation as its guest or its host sees it. Throws `not_found` when it is not theirs. */
export async function showReservation(
  deps: { db: Reader },
  asked: Asker & { number: string },
): Promise<Reservation> {
  const { accountId, side, lang, now } = asked;
  const [row] = await findViews(
    deps.db,
    { side, accountId, number: Number(asked.number) },
    { limit: 1, offset: 0 },
    now,
  );
  if (row === undefined) throw new Refusal('not_found');
  const reservation = await findOnSide(deps.db, side, asked.number, accountId);
  if (reservation === undefined) throw new Refusal('not_found');
  const [payments, history, { life, changes }, transfer, deposit, isEvaluable] = await Promise.all([
    paymentsOf(deps.db, 'reservation', [row.id]),
    findHistory(deps.db, row.id),
    loadLifeWithChanges(deps.db, reservation),
    transferNewsOf(deps.db, 'reservation', row.id),
    depositOf(deps.db, row.id, { side, now }),
    isToEvaluate(deps.db, reservation, side, now),
  ]);
  const fee = side === 'host' ? await feeOf(deps.db, row.id) : undefined;
  const paid = { kept: life.kept + life.pending, returned: returnedOf(payments.get(row.id) ?? []) };
  const money = { payments: payments.get(row.id) ?? [], paid, transfer, fee, deposit };
  const details = { ...money, history, life, changes, isEvaluable, now };
  return presentReservation(row, details, side, lang);
}

/** Halalas that went or go back of what was paid for the stay. */
function returnedOf(payments: readonly PaymentView[]): number {
  const settled = payments.filter(({ state, isDeposit }) => state === 'settled' && !isDeposit);
  return settled.reduce((sum, { refunded, returning }) => sum + refunded + returning, 0);
}

export interface ReservationPage {
  items: ReservationCard[];
  total: number;
  total_exact: boolean;
  page: number;
  per_page: number;
  pages: number;
}

interface ListQuery {
  state?: ReservationState | undefined;
  when?: 'ahead' | 'past' | undefined;
  page: number;
  per_page: number;
}

/** A page of one side's reservations, newest first. */
export async function listReservations(
  deps: { db: Reader },
  asked: Asker,
  query: ListQuery,
): Promise<ReservationPage> {
  const filter = {
    side: asked.side,
    accountId: asked.accountId,
    ...(query.state && { state: query.state }),
    ...(query.when && { when: query.when }),
  };
  const page = { limit: query.per_page, offset: (query.page - 1) * query.per_page };
  const [rows, total] = await Promise.all([
    findViews(deps.db, filter, page, asked.now),
    countViews(deps.db, filter, asked.now),
  ]);
  const paid = await paidOf(
    deps.db,
    'reservation',
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => presentCard(row, paid.get(row.id), asked.side, asked.lang)),
    total,
    total_exact: true,
    page: query.page,
    per_page: query.per_page,
    pages: Math.ceil(total / query.per_page),
  };
}
