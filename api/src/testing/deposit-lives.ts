import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { answerClaim } from '../claims/answer-claim.ts';
import { decideClaim } from '../claims/decide-claim.ts';
import { depositOf } from '../claims/deposit-of.ts';
import { makeClaim } from '../claims/make-claim.ts';
import { passOverSilence } from '../claims/pass-over-silence.ts';
import { releaseDeposits } from '../deposits/release-deposits.ts';
import { PAYABLES } from '../payables.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { BuiltPerson } from './factories.ts';

export interface ClaimDeed {
  /** Of the deposit that is claimed, and of the claim that is agreed to or awarded. */
  share: number;
  answer: 'accepted' | 'partly' | 'refused';
}

interface Parties {
  guest: BuiltPerson;
  host: BuiltPerson;
  operatorId: string;
}

/** Puts a photo beside a booking, as if its advertiser had sent it. */
export async function sentPhoto(
  db: Database,
  { reservationId, accountId, now }: { reservationId: string; accountId: string; now: Date },
): Promise<string> {
  const photo = {
    reservation_id: reservationId,
    account_id: accountId,
    file_key: `claims/${randomUUID()}.webp`,
  };
  const row = await db
    .insertInto('deposit_photo')
    .values({ ...photo, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Deposits of random bookings: claimed, answered, decided or left alone. */
export class DepositLives {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Does what can be done next about the deposit of a booking, if anything. */
  async next(
    number: string,
    { guest, host, operatorId }: Parties,
    deed: ClaimDeed,
    now: Date,
  ): Promise<void> {
    const booking = await this.#db
      .selectFrom('reservation')
      .select('id')
      .where('number', '=', Number(number))
      .executeTakeFirstOrThrow();
    const deposit = await depositOf(this.#db, booking.id, { side: 'host', now });
    if (deposit === null) return;
    const { claim } = deposit;
    const part = (of: number) => Math.max(1, Math.floor(of * deed.share));
    if (deposit.abilities.claim) {
      const { accountId } = host;
      const photos = [await sentPhoto(this.#db, { reservationId: booking.id, accountId, now })];
      const items = [{ words: 'ضرر', amount: part(deposit.amount.amount) }];
      await transact(this.#db, (tx) =>
        makeClaim(tx, PAYABLES, { number, items, photos, actor: host.actor, now }),
      );
    } else if (claim?.state === 'asked') {
      const { answer } = deed;
      const agreed = answer === 'partly' ? part(claim.amount.amount) : 0;
      await transact(this.#db, (tx) =>
        answerClaim(tx, PAYABLES, { number, answer, agreed, words: 'رد', actor: guest.actor, now }),
      );
    } else if (claim?.state === 'disputed') {
      await this.#decide(operatorId, { number, share: deed.share }, now);
    }
  }

  async #decide(operatorId: string, { number, share }: { number: string; share: number }, now: Date) {
    const [row] = await this.#db
      .selectFrom('deposit_claim')
      .innerJoin('reservation', 'reservation.id', 'deposit_claim.reservation_id')
      .select(['deposit_claim.amount', 'agreed'])
      .where('number', '=', Number(number))
      .execute();
    if (row === undefined) return;
    const least = row.agreed ?? 0;
    const awarded = least + Math.floor((row.amount - least) * share);
    const decision = { number, awarded, words: 'قرار' };
    await transact(this.#db, (tx) =>
      decideClaim(tx, PAYABLES, { operatorId, requestId: 'lives' }, decision, now),
    );
  }

  /** What the clock does. */
  async clock(now: Date): Promise<void> {
    const deps = { db: this.#db, payables: PAYABLES };
    await passOverSilence(deps, now);
    await releaseDeposits(deps, now);
  }

  /** Decides every claim that waits for an operator; no deposit is held after that. */
  async decideAll(operatorId: string, now: Date): Promise<void> {
    const rows = await this.#db
      .selectFrom('deposit_claim')
      .innerJoin('reservation', 'reservation.id', 'deposit_claim.reservation_id')
      .select('number')
      .where('deposit_claim.state', '=', 'disputed')
      .execute();
    for (const { number } of rows)
      await this.#decide(operatorId, { number: String(number), share: 0.3 }, now);
    const open = await this.#db
      .selectFrom('deposit')
      .select('amount')
      .where('state', '<>', 'closed')
      .execute();
    expect(open).toEqual([]);
  }
}
