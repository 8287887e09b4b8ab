import type { Reservation as Shown } from '@diyar/contract/booking/reservations';
import type { ReservationStep } from '@diyar/contract/values/reservation-step';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { loadUnit } from '../availability/load-unit.ts';
import { dueNow } from '../dues/due-now.ts';
import { PAYABLES } from '../payables.ts';
import { resolvePayment } from '../payments/resolve-payment.ts';
import { startPayment } from '../payments/start-payment.ts';
import { makePayouts } from '../payouts/make-payouts.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { makeQuote } from '../quotes/make-quote.ts';
import { askChange } from '../reservations/ask-change.ts';
import { bookUnit } from '../reservations/book-unit.ts';
import { endOverChanges } from '../reservations/end-over-changes.ts';
import { cancelUnpaidRests, expireUnanswered } from '../reservations/expire-unanswered.ts';
import { finishEnded } from '../reservations/finish-ended.ts';
import { loadLife } from '../reservations/load-life.ts';
import { quoteChangeOf } from '../reservations/quote-change-of.ts';
import { releaseLapsed } from '../reservations/release-lapsed.ts';
import { remindOfRests } from '../reservations/remind-of-rests.ts';
import { findOnSide } from '../reservations/reservation.queries.ts';
import { stepFrom } from '../reservations/reservation-life.ts';
import { showReservation } from '../reservations/show-reservation.ts';
import { takeStep } from '../reservations/take-step.ts';
import { DepositLives } from './deposit-lives.ts';
import type { BuiltListing, BuiltPerson } from './factories.ts';
import { GoodGateway } from './good-gateway.ts';
import type { Deed } from './reservation-deed.ts';
import { settleWithBank } from './settle-with-bank.ts';

interface Lived {
  number: string;
  guest: BuiltPerson;
  /** What cancelling last gave back, and of how much. */
  cancelling: { kept: number; refund: number; changes: number } | undefined;
}

const MUST_REFUSE: ReadonlySet<string> = new Set([
  'unit_taken',
  'hold_exists',
  'too_many_holds',
  'hold_cooldown',
  'validation_failed',
  'not_available',
  'state_changed',
  'change_open',
  'change_too_late',
]);

/** Bookings of one unit, lived through the product by random deeds, beside what may never happen. */
export class ReservationLives {
  readonly #db: Database;
  readonly #listing: BuiltListing;
  readonly #guests: readonly BuiltPerson[];
  readonly #operatorId: string;
  readonly #gateway = new GoodGateway();
  readonly #deposits: DepositLives;
  readonly #lived: Lived[] = [];
  changes = 0;
  #open: string[] = [];
  #now: Date;

  constructor(
    db: Database,
    listing: BuiltListing,
    { guests, operatorId }: { guests: readonly BuiltPerson[]; operatorId: string },
    start: string,
  ) {
    this.#db = db;
    this.#deposits = new DepositLives(db);
    this.#listing = listing;
    this.#guests = guests;
    this.#operatorId = operatorId;
    this.#now = new Date(start);
  }

  get count(): number {
    return this.#lived.length;
  }

  async do(deed: Deed): Promise<void> {
    try {
      if (deed.is === 'book') await this.#book(deed);
      else if (deed.is === 'pay') await this.#pay(deed);
      else if (deed.is === 'step') await this.#step(deed);
      else if (deed.is === 'change') await this.#change(deed);
      else if (deed.is === 'claim') await this.#claim(deed);
      else if (deed.is === 'pass') this.#now = new Date(this.#now.getTime() + deed.hours * 3_600_000);
      else await this.#clock();
    } catch (error) {
      if (!(error instanceof Refusal) || !MUST_REFUSE.has(error.code)) throw error;
    }
  }

  /** Lets all time pass and holds each booking to what must be true of it. */
  async end(): Promise<void> {
    await this.#clock();
    this.#now = new Date(this.#now.getTime() + 90 * 86_400_000);
    await this.#clock();
    await this.#deposits.decideAll(this.#operatorId, this.#now);
    for (const lived of this.#lived) await this.#holdToRules(lived);
  }

  async #book({ guest, inDays, nights }: Deed & { is: 'book' }): Promise<void> {
    const who = this.#guests[guest % this.#guests.length];
    if (who === undefined) return;
    const now = this.#now;
    const unit = await loadUnit(this.#db, this.#listing.unitId, { personId: null, linkKey: undefined }, now);
    const start = addDays(riyadhDate(now), inDays);
    const asked = { period: 2, start, end: addDays(start, nights), services: [], guests: 1 } as const;
    const quote = await makeQuote(this.#db, unit, { ...asked, services: [] }, 'ar', now);
    const { number } = await transact(this.#db, (tx) =>
      bookUnit(tx, { quoteId: quote.id, method: 'card', actor: who.actor, lang: 'ar', now }),
    );
    this.#lived.push({ number: String(number), guest: who, cancelling: undefined });
  }

  async #pay({ which, late }: Deed & { is: 'pay' }): Promise<void> {
    const lived = this.#lived[which % Math.max(1, this.#lived.length)];
    if (lived !== undefined) await this.#payFor(lived, late);
  }

  async #payFor(lived: Lived, late: boolean): Promise<void> {
    const input = {
      number: lived.number,
      accountId: lived.guest.accountId,
      lang: 'ar',
      now: this.#now,
    } as const;
    const port = { gateway: this.#gateway, payables: PAYABLES.reservation };
    const { id, amount } = await transact(this.#db, (tx) =>
      startPayment(tx, port, { ...input, origin: 'http://localhost' }),
    );
    this.#gateway.pay(id, amount);
    if (late) this.#open.push(id);
    else await this.#resolve(id);
  }

  async #claim({ which, ...deed }: Deed & { is: 'claim' }): Promise<void> {
    const lived = this.#lived[which % Math.max(1, this.#lived.length)];
    if (lived === undefined) return;
    const parties = { guest: lived.guest, host: this.#listing.host, operatorId: this.#operatorId };
    await this.#deposits.next(lived.number, parties, deed, this.#now);
  }

  /** The confirmed bookings. */
  async #active(): Promise<Lived[]> {
    const { unitId } = this.#listing;
    const rows = await this.#db
      .selectFrom('reservation')
      .select('number')
      .where('unit_id', '=', unitId)
      .where('state', '=', 'active')
      .execute();
    const numbers = new Set(rows.map(({ number }) => String(number)));
    return this.#lived.filter(({ number }) => numbers.has(number));
  }

  async #change({ which, shift, nights, guests, service, pays }: Deed & { is: 'change' }): Promise<void> {
    const active = await this.#active();
    const lived = active[which % Math.max(1, active.length)];
    if (lived === undefined) return;
    const [now, { number }, { actor, accountId }] = [this.#now, lived, lived.guest];
    const before = await this.#show(lived);
    const start = addDays(before.start, shift);
    const unit = await loadUnit(this.#db, this.#listing.unitId, { personId: null, linkKey: undefined }, now);
    const services = service ? unit.services.map(({ id }) => id) : [];
    const asked = { start, end: addDays(start, nights), guests, services };
    const asker = { number, accountId, lang: 'ar', now } as const;
    const quoted = await transact(this.#db, (tx) => quoteChangeOf(tx, asker, asked));
    const [pay, back] = [quoted.pay.amount, quoted.back.amount];
    const request = {
      number,
      quoteId: quoted.quote.id,
      pay,
      back,
      reason: 'سبب',
      actor,
      now,
    } as const;
    await transact(this.#db, (tx) => askChange(tx, request));
    this.#holdToQuote(quoted, before, await this.#show(lived));
    this.changes += 1;
    if (pay > 0 && pays) await this.#payFor(lived, false);
  }

  /** A change is what its quote said: at once where nothing is to be paid or agreed, else the booking stays as it was. */
  #holdToQuote(quoted: Awaited<ReturnType<typeof quoteChangeOf>>, before: Shown, after: Shown): void {
    const isMade = quoted.pay.amount === 0 && !quoted.needs_answer;
    expect(after.changes.at(-1)?.state).toBe(isMade ? 'made' : quoted.pay.amount > 0 ? 'unpaid' : 'asked');
    expect(after.total.amount).toBe(isMade ? quoted.quote.total.amount : before.total.amount);
    expect(after.paid.amount).toBe(quoted.before.paid.amount - (isMade ? quoted.back.amount : 0));
    if (quoted.pay.amount > 0) expect(after.due).toMatchObject({ kind: 'difference', amount: quoted.pay });
  }

  #resolve(id: string): Promise<void> {
    return resolvePayment({ db: this.#db, gateway: this.#gateway, payables: PAYABLES }, id, this.#now);
  }

  async #step({ which, side, choice, share }: Deed & { is: 'step' }): Promise<void> {
    const lived = this.#lived[which % Math.max(1, this.#lived.length)];
    if (lived === undefined) return;
    const before = await this.#show(lived, side);
    const step = before.steps[choice % Math.max(1, before.steps.length)];
    if (step === undefined) return;
    const refund = step.says_refund ? Math.ceil(step.kept.amount * share) : step.refund.amount;
    const { actor } = side === 'guest' ? lived.guest : this.#listing.host;
    const { number } = lived;
    const taken = { number, side, event: step.event, refund, kept: step.kept.amount, reason: 'سبب' };
    await transact(this.#db, (tx) => takeStep(tx, { ...taken, actor, now: this.#now }));
    this.#holdToPromise(step, refund, before, await this.#show(lived, side));
  }

  /** Paid, and still to be paid through Diyar, are the total and what was kept for parts taken off. */
  async holdToMoney(): Promise<void> {
    for (const lived of this.#lived) {
      const { number, guest } = lived;
      const found = await findOnSide(this.#db, 'guest', number, guest.accountId);
      if (found === undefined || found.state !== 'active') continue;
      const { kept, rest } = await loadLife(this.#db, found);
      const owed = found.total + (found.terms.kept_for_changes ?? 0);
      expect(kept + (rest?.amount ?? 0)).toBe(owed);
    }
  }

  /** The step did what it said: its refund is the amount that was shown, and the rest of the money is kept. */
  #holdToPromise(step: ReservationStep, refund: number, before: Shown, after: Shown): void {
    expect(after.state).toBe(step.to);
    const last = after.history.at(-1);
    expect(last?.event).toBe(step.event);
    expect(last?.settled?.refund.amount ?? 0).toBe(refund);
    expect(after.paid.amount).toBe(before.paid.amount - refund);
  }

  async #clock(): Promise<void> {
    const open = this.#open;
    this.#open = [];
    for (const id of open) await this.#resolve(id);
    for (const job of [
      releaseLapsed,
      endOverChanges,
      expireUnanswered,
      cancelUnpaidRests,
      remindOfRests,
      finishEnded,
      makePayouts,
    ])
      await job(this.#db, this.#now);
    await this.#deposits.clock(this.#now);
    await settleWithBank(this.#db, this.#operatorId, this.#now);
  }

  async #show(lived: Lived, side: 'guest' | 'host' = 'guest'): Promise<Shown> {
    const accountId = side === 'guest' ? lived.guest.accountId : this.#listing.host.accountId;
    const asked = { number: lived.number, accountId, side, lang: 'ar', now: this.#now } as const;
    const shown = await showReservation({ db: this.#db }, asked);
    await this.#holdToLists(shown);
    const cancel = shown.steps.find(({ event }) => event === 'guest_cancel');
    if (cancel !== undefined) {
      const kept = shown.paid.amount;
      const changes = shown.history.filter(({ event }) => event.startsWith('change')).length;
      // While nothing more is paid and nothing changed, what cancelling gives back never grows.
      if (lived.cancelling?.kept === kept && lived.cancelling.changes === changes)
        expect(cancel.refund.amount).toBeLessThanOrEqual(lived.cancelling.refund);
      lived.cancelling = { kept, refund: cancel.refund.amount, changes };
    }
    return shown;
  }

  /** Lists, badges and home ask a guest for the amount that the booking's own page asks for. */
  async #holdToLists({ id, due }: Shown): Promise<void> {
    const { rows } = await sql<{ amount: number | null }>`
      select due_now.amount from reservation r ${dueNow(this.#now)} where r.number = ${Number(id)}`.execute(
      this.#db,
    );
    expect(rows).toEqual([{ amount: due?.amount.amount ?? null }]);
  }

  async #holdToRules(lived: Lived): Promise<void> {
    const { state, history, paid, payments } = await this.#show(lived);
    expect(['finished', 'canceled', 'lapsed']).toContain(state);
    const chain = history.map(({ from, to, event }) => {
      expect(stepFrom(from, event)?.to).toBe(to);
      return { from, to };
    });
    expect(chain.map(({ from }) => from)).toEqual([null, ...chain.slice(0, -1).map(({ to }) => to)]);
    expect(chain.at(-1)?.to).toBe(state);
    // Refund and kept are what was paid.
    // A deposit is told by itself.
    const settled = payments.filter((payment) => payment.state === 'settled' && !payment.is_deposit);
    const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0);
    const back = sum(settled.flatMap(({ refunded, returning }) => [refunded, returning]));
    expect(paid.amount + back).toBe(sum(settled.map(({ amount }) => amount)));
    expect(back).toBe(sum(history.flatMap((step) => (step.settled === null ? [] : [step.settled.refund]))));
  }
}
