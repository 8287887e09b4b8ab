import { createHash } from 'node:crypto';
import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { loadUnit } from '../../../../api/src/availability/load-unit.ts';
import { PAYABLES } from '../../../../api/src/payables.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { Refusal } from '../../../../api/src/platform/http/refusal.ts';
import { makeQuote } from '../../../../api/src/quotes/make-quote.ts';
import { bookUnit } from '../../../../api/src/reservations/book-unit.ts';
import { openTransfer } from '../../../../api/src/transfers/open-transfer.ts';
import { demoReceiptKey } from '../../receipts/demo-receipts.ts';
import { tellSeller } from '../memberships/tell-seller.ts';

interface Guest {
  accountId: string;
  personId: string;
}

const HOUR_MS = 3_600_000;

/** Transfers of the evening before the first day: which receipt was sent, if one was; the second and third sent the very same. */
const RECEIPTS: readonly (number | null)[] = [null, 1, 1, 2];

/**
 * Tells who sells and where transfers go, and books stays of the world to be paid by bank transfer: one waits for its receipt, the others for an operator, two of them with one and
 * the same file. Answers how many.
 */
export async function seedTransfers(tx: Tx, today: string): Promise<number> {
  await tellSeller(tx);
  const now = new Date(instantOf(today, 0) - HOUR_MS);
  const guests = await findGuests(tx, RECEIPTS.length);
  const units = await findUnits(tx, today);
  let made = 0;
  for (const [n, receipt] of RECEIPTS.entries()) {
    const guest = guests[n];
    if (guest === undefined) break;
    const number = await bookOne(tx, guest, units, today, now);
    if (number === undefined) break;
    const asked = { number, accountId: guest.accountId, lang: 'ar', now } as const;
    const { reference } = await openTransfer(tx, PAYABLES.reservation, asked);
    if (receipt !== null) await sendOne(tx, { reference, receipt, guest, now });
    made += 1;
  }
  return made;
}

async function findGuests(tx: Tx, most: number): Promise<Guest[]> {
  const { rows } = await sql<Guest>`
    select account.id as "accountId", person.id as "personId" from account join person on person.id = account.person_id
    where account.kind = 'ordinary' and exists (select from reservation where guest_account_id = account.id)
      and not exists (select from unit where unit.account_id = account.id)
    order by person.phone desc limit ${most}`.execute(tx);
  return rows;
}

/** Units let by the night at once, that nobody has on the days the transfers are for. */
async function findUnits(tx: Tx, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select unit.id from unit join unit_policy on unit_policy.unit_id = unit.id
      join unit_price on unit_price.unit_id = unit.id and unit_price.kind = 'daily'
      join ad on ad.unit_id = unit.id and ad.state = 'published' and ad.purpose = 'rent'
    where unit_policy.instant and not exists (
      select from unit_space join occupancy on occupancy.space_id = unit_space.space_id
      where unit_space.unit_id = unit.id and occupancy.during && tstzrange(${addDays(today, 15)}::timestamptz, ${addDays(today, 25)}::timestamptz))
    order by unit.id limit 40`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Books two nights of the first unit whose rules take them, and takes it off the list. */
async function bookOne(
  tx: Tx,
  guest: Guest,
  units: string[],
  today: string,
  now: Date,
): Promise<string | undefined> {
  for (let unitId = units.shift(); unitId !== undefined; unitId = units.shift()) {
    try {
      const unit = await loadUnit(tx, unitId, { personId: null, linkKey: undefined }, now);
      const stay = {
        period: 2,
        start: addDays(today, 18),
        end: addDays(today, 20),
        services: [],
        guests: 1,
      } as const;
      const quote = await makeQuote(tx, unit, { ...stay, services: [] }, 'ar', now);
      const actor = {
        ...guest,
        kind: 'ordinary',
        tokenHash: Buffer.alloc(32),
        rights: new Set<string>(),
        isSuspended: false,
        isForeign: false,
      } as const;
      const booked = { quoteId: quote.id, method: 'bank_transfer', actor, lang: 'ar', now } as const;
      return String((await bookUnit(tx, booked)).number);
    } catch (error) {
      // A unit may ask for longer stays, or for other days: the next one is tried.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return undefined;
}

interface Sent {
  reference: string;
  receipt: number;
  guest: Guest;
  now: Date;
}

async function sendOne(tx: Tx, { reference, receipt, guest, now }: Sent): Promise<void> {
  const { id, due_id } = await tx
    .selectFrom('transfer')
    .select(['id', 'due_id'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('transfer_receipt')
    .values({
      transfer_id: id,
      person_id: guest.personId,
      file_key: demoReceiptKey(receipt, reference),
      content_hash: createHash('sha256').update(`demo receipt ${receipt}`).digest(),
      print: Buffer.alloc(0),
      was_late: false,
      sent_at: now,
    })
    .execute();
  await tx.updateTable('transfer').set({ state: 'review' }).where('id', '=', id).execute();
  const { reservation_id } = await tx
    .selectFrom('due')
    .select('reservation_id')
    .where('id', '=', due_id)
    .executeTakeFirstOrThrow();
  if (reservation_id === null) return;
  const payable = await PAYABLES.reservation.lock(tx, reservation_id);
  await payable.byTransfer.pause(tx, { personId: guest.personId, now });
}
