import { addMonths, instantOf, riyadhDate } from '@diyar/contract/values/riyadh';
import { endOver } from '../memberships/change-membership.ts';
import { endMemberships } from '../memberships/end-memberships.ts';
import { PAYABLES } from '../payables.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { resolvePayment } from '../payments/resolve-payment.ts';
import { startPayment } from '../payments/start-payment.ts';
import { plansOnSale, termsInForce } from '../plans/show-plans.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { openPurchase } from '../purchases/open-purchase.ts';
import type { BuiltPerson } from '../testing/factories.ts';
import { GoodGateway } from './good-gateway.ts';

export type Step =
  /** Opens a purchase of one of the plans that are sold. */
  | { is: 'open'; plan: number; year: boolean }
  /** Pays one of the purchases that were opened, also one that was paid before. */
  | { is: 'pay'; which: number }
  | { is: 'pass'; days: number }
  /** The clock's job comes by. */
  | { is: 'clock' };

interface Opened {
  number: string;
  amount: number;
  year: boolean;
  openedAt: Date;
  /** The one paid last when it was opened. */
  after: Opened | null;
  state: 'pending' | 'paid' | 'returned';
}

interface Expected {
  purchase: string | null;
  ended: 'expired' | 'replaced' | null;
  endsAt: string | null;
}

const START = '2030-01-07T09:00:00Z';
const DAY_MS = 86_400_000;
const PAYABLE_MS = DAY_MS;

/** The memberships of one account, lived through the product, beside what they must be by the rules of product.md 11. */
export class MembershipLife {
  /** Halalas the house keeps. */
  kept = 0;
  readonly #db: Database;
  readonly #person: BuiltPerson;
  readonly #gateway = new GoodGateway();
  #now = new Date(START);
  readonly #opened: Opened[] = [];
  #last: Opened | null = null;
  readonly #memberships: Expected[] = [{ purchase: null, ended: null, endsAt: null }];

  constructor(db: Database, person: BuiltPerson) {
    this.#db = db;
    this.#person = person;
  }

  async take(step: Step): Promise<void> {
    if (step.is === 'open') return this.#open(step);
    if (step.is === 'pay') return this.#pay(step.which);
    if (step.is === 'pass') this.#now = new Date(this.#now.getTime() + step.days * DAY_MS);
    else {
      await endMemberships(this.#db, this.#now);
      this.#expire();
    }
  }

  /** What must be by now, the newest first. */
  expected(): Expected[] {
    return this.#memberships.toReversed();
  }

  /** What is, once all refunds are sent. */
  async found(): Promise<Expected[]> {
    // A sent refund is older than this for the reconciler.
    const later = new Date(this.#now.getTime() + 200_000);
    const deps = { db: this.#db, gateway: this.#gateway, payables: PAYABLES };
    await reconcilePayments(deps, later, (error) => {
      throw error;
    });
    const rows = await this.#db
      .selectFrom('membership')
      .leftJoin('purchase', 'purchase.id', 'membership.purchase_id')
      .select(['purchase.number', 'end_reason', 'ends_at'])
      .where('membership.account_id', '=', this.#person.accountId)
      .orderBy('membership.id', 'desc')
      .execute();
    return rows.map(({ number, end_reason, ends_at }) => ({
      purchase: number === null ? null : String(number),
      ended: end_reason,
      endsAt: ends_at?.toISOString() ?? null,
    }));
  }

  async #open({ plan, year }: { plan: number; year: boolean }): Promise<void> {
    const { accountId, actor } = this.#person;
    const now = this.#now;
    const sold = (await plansOnSale(this.#db, now)).filter(({ prices }) => prices.length > 0);
    const chosen = sold[plan % sold.length];
    if (chosen === undefined) throw new Error('no plan is sold');
    // A membership that is over is ended by whoever looks first: before a purchase is opened, its buyer has looked.
    await transact(this.#db, (tx) => endOver(tx, accountId, now));
    this.#expire();
    const { id: replaces } = await this.#db
      .selectFrom('membership')
      .select('id')
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    const { version: termsVersion } = await termsInForce(this.#db, now);
    const period = year ? 'year' : 'month';
    const { number: planNumber, version: planVersion } = chosen;
    const wanted = { planId: String(planNumber), planVersion, period, replaces, termsVersion } as const;
    const { number, amount } = await transact(this.#db, (tx) => openPurchase(tx, wanted, actor, now));
    const after = this.#last;
    this.#opened.push({ number: String(number), amount, year, openedAt: now, after, state: 'pending' });
  }

  async #pay(which: number): Promise<void> {
    const purchase = this.#opened[which % Math.max(1, this.#opened.length)];
    const now = this.#now;
    const isOpen = purchase?.state === 'pending' && now.getTime() - purchase.openedAt.getTime() < PAYABLE_MS;
    if (purchase === undefined || !isOpen) return;
    const start = () =>
      transact(this.#db, (tx) =>
        startPayment(
          tx,
          { gateway: this.#gateway, payables: PAYABLES.purchase },
          {
            number: purchase.number,
            accountId: this.#person.accountId,
            lang: 'ar',
            now,
            origin: 'http://localhost',
          },
        ),
      );
    // Every other one is paid twice, in two tabs.
    const payments = which % 2 === 0 ? [await start()] : [await start(), await start()];
    for (const { id, amount } of payments) this.#gateway.pay(id, amount);
    const deps = { db: this.#db, gateway: this.#gateway, payables: PAYABLES };
    await Promise.all(payments.map(({ id }) => resolvePayment(deps, id, now)));
    this.#settle(purchase);
  }

  #settle(purchase: Opened): void {
    if (purchase.after !== this.#last) {
      purchase.state = 'returned';
      return;
    }
    this.#expire();
    purchase.state = 'paid';
    this.#last = purchase;
    this.kept += purchase.amount;
    const current = this.#memberships.at(-1);
    if (current !== undefined) current.ended = 'replaced';
    const day = addMonths(riyadhDate(this.#now), purchase.year ? 12 : 1);
    const sinceMidnight = this.#now.getTime() - instantOf(riyadhDate(this.#now), 0);
    const endsAt = new Date(instantOf(day, 0) + sinceMidnight).toISOString();
    this.#memberships.push({ purchase: purchase.number, ended: null, endsAt });
  }

  #expire(): void {
    const current = this.#memberships.at(-1);
    if (current?.endsAt === null || current === undefined || current.endsAt > this.#now.toISOString()) return;
    current.ended = 'expired';
    this.#memberships.push({ purchase: null, ended: null, endsAt: null });
  }
}
