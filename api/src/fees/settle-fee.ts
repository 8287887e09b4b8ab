import { issueFeeDocumentsJob } from '../ledger/document.jobs.ts';
import { writeHouseEntry } from '../ledger/write-house-entry.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { figuresAt } from '../settings/figures.ts';
import {
  type BookingRow,
  findBooking,
  findFee,
  findShare,
  findTaken,
  insertFee,
  insertFeeChange,
} from './fee.queries.ts';
import { type FeeAmount, type FeeTerms, feeBase, feeOn } from './fee.ts';

/** The share and VAT of a booking: those in force when it was made, which its advertiser was shown before confirming. */
async function termsAt(reader: Reader, booking: BookingRow): Promise<FeeTerms> {
  const [basisPoints, { vat_percent: vat }] = [
    await findShare(reader, booking, booking.createdAt),
    await figuresAt(reader, booking.createdAt),
  ];
  return { basisPoints, vatBasisPoints: Math.round(vat * 100) };
}

/** Takes the fee of a locked reservation that has just been confirmed; nothing where no share is set for it. */
export async function takeFee(tx: Tx, reservationId: string, now: Date): Promise<void> {
  const booking = await bookingOf(tx, reservationId);
  const terms = await termsAt(tx, booking);
  if (terms.basisPoints === 0) return;
  await insertFee(tx, reservationId, terms, now);
  await changeFee(tx, booking, terms, now);
}

/**
 * Brings the fee of a locked reservation level with what it is a share of now (`feeBase`), by one movement each of fee and VAT:
 * after money went back, a cancelling or a change of the total. Nothing where no fee was taken or none of it changes.
 */
export async function settleFee(tx: Tx, reservationId: string, now: Date): Promise<void> {
  const terms = await findFee(tx, reservationId);
  if (terms !== undefined) await changeFee(tx, await bookingOf(tx, reservationId), terms, now);
}

async function bookingOf(tx: Tx, reservationId: string): Promise<BookingRow> {
  const booking = await findBooking(tx, reservationId);
  if (booking === undefined) throw new Error(`reservation ${reservationId} is gone`);
  return booking;
}

async function changeFee(tx: Tx, booking: BookingRow, terms: FeeTerms, now: Date): Promise<void> {
  const base = feeBase(booking);
  const [owed, taken] = [feeOn(base, terms), await findTaken(tx, booking.id)];
  const difference = { amount: owed.amount - taken.amount, vat: owed.vat - taken.vat };
  if (difference.amount === 0 && difference.vat === 0) return;
  const direction = difference.amount > 0 || difference.vat > 0 ? 'taken' : 'returned';
  const change = { amount: Math.abs(difference.amount), vat: Math.abs(difference.vat) };
  const feeChangeId = await insertFeeChange(tx, {
    reservationId: booking.id,
    direction,
    base,
    ...change,
    at: now,
  });
  const [fee, vat] =
    direction === 'taken' ? (['fee', 'fee_vat'] as const) : (['fee_returned', 'fee_vat_returned'] as const);
  const of = { reservationId: booking.id, feeChangeId };
  const { hostAccountId } = booking;
  if (change.amount > 0)
    await writeHouseEntry(tx, {
      cause: { kind: fee, ...of },
      amount: change.amount,
      hostAccountId,
      at: now,
    });
  if (change.vat > 0)
    await writeHouseEntry(tx, { cause: { kind: vat, ...of }, amount: change.vat, hostAccountId, at: now });
  await enqueue(tx, issueFeeDocumentsJob, { reservation_id: booking.id });
}

export interface ShownFee extends FeeTerms, FeeAmount {
  /** Halalas that it is a share of: what the advertiser has of the booking before it. */
  base: number;
  /** Taken already; otherwise what will be taken when the booking is confirmed. */
  isTaken: boolean;
}

/** The fee of a reservation: what is taken of it by now, or would be when it is confirmed; undefined where no share is set for it. */
export async function feeOf(reader: Reader, reservationId: string): Promise<ShownFee | undefined> {
  const [taken, booking] = await Promise.all([
    findFee(reader, reservationId),
    findBooking(reader, reservationId),
  ]);
  if (booking === undefined) return undefined;
  const base = feeBase(booking);
  if (taken !== undefined)
    return { ...taken, ...(await findTaken(reader, reservationId)), base, isTaken: true };
  if (!['pending', 'waiting_for_approval'].includes(booking.state)) return undefined;
  const terms = await termsAt(reader, booking);
  if (terms.basisPoints === 0) return undefined;
  return { ...terms, ...feeOn(base, terms), base, isTaken: false };
}
