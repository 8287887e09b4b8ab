import type { Reader } from '../platform/db/database.ts';
import { findUnlined } from './unlined-receipt.queries.ts';

/** A line of the bank's statement, with the reference of the transfer that it may be of. */
export interface LineOfTransfer {
  id: string;
  reference: string;
  /** Halalas. */
  amount: number;
  /** Riyadh's day, YYYY-MM-DD. */
  bookedOn: string;
}

/**
 * The receipts that lines are the money of, by line: confirmed by hand, of exactly the amount within some days, and of no other line yet,
 * whatever reference of the bank was typed.
 */
export async function receiptsOfLines(
  reader: Reader,
  lines: readonly LineOfTransfer[],
): Promise<Map<string, string>> {
  const receipts = await findUnlined(
    reader,
    lines.map(({ reference }) => reference),
  );
  const found = new Map<string, string>();
  for (const { id, reference, amount, bookedOn } of lines) {
    const receipt = receipts.find(
      (one) =>
        one.reference === reference && one.received === amount && one.from <= bookedOn && bookedOn <= one.to,
    );
    if (receipt !== undefined) found.set(id, receipt.id);
  }
  return found;
}
