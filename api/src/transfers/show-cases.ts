import type { BankRefund, ReceiptCase } from '@diyar/contract/console/console-transfers';
import { riyadhIso } from '@diyar/contract/values/format';
import { type Money, money } from '@diyar/contract/values/money';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type FileStorage, readWhole } from '../platform/storage/file-storage.ts';
import { figuresAt } from '../settings/figures.ts';
import {
  type CaseRow,
  countCases,
  findBankRefunds,
  findCases,
  findReceiptFile,
} from './transfer-cases.queries.ts';

/** Receipts that wait for a decision, as one operator sees them, how many wait in all, and above which amount two decide. */
export async function listCases(
  reader: Reader,
  operatorId: string,
  now: Date,
): Promise<{ items: ReceiptCase[]; counts: { receipts: number; refunds: number }; second_above: Money }> {
  const [rows, counts, figures] = await Promise.all([
    findCases(reader),
    countCases(reader),
    figuresAt(reader, now),
  ]);
  return {
    items: rows.map((row) => presentCase(row, operatorId)),
    counts,
    second_above: money(figures.transfer_second_operator_above),
  };
}

function presentCase(row: CaseRow, operatorId: string): ReceiptCase {
  const { id, payer, reference, was_late, is_over, same_file, looks_like } = row;
  return {
    ...{ id, payer, reference, was_late, is_over, same_file, looks_like },
    subject: { kind: row.kind, number: String(row.number) },
    expected: money(row.expected),
    statement: statementOf(row),
    sent_at: riyadhIso(row.sent_at),
    proposed:
      row.received === null || row.bank_reference === null
        ? null
        : {
            received: money(row.received),
            bank_reference: row.bank_reference,
            by: row.proposer ?? '',
            mine: row.proposer_id === operatorId,
          },
  };
}

/** The line of a statement that stands in a receipt's place. */
function statementOf({ line_date: date, line_text: text }: Pick<CaseRow, 'line_date' | 'line_text'>) {
  return date === null || text === null ? null : { date, text };
}

/** Money that came by bank and is owed back. */
export async function listBankRefunds(reader: Reader): Promise<BankRefund[]> {
  const rows = await findBankRefunds(reader);
  return rows.map(({ kind, number, amount, created_at, line_date, line_text, ...row }) => ({
    ...row,
    statement: statementOf({ line_date, line_text }),
    subject: { kind, number: String(number) },
    amount: money(amount),
    asked_at: riyadhIso(created_at),
  }));
}

/** The picture of a receipt, made anew when it was sent. Throws `not_found`. */
export async function readReceipt(
  { db, files }: { db: Reader; files: FileStorage },
  id: string,
): Promise<{ type: 'image/webp'; base64: string }> {
  const key = await findReceiptFile(db, id);
  const bytes = key === undefined ? undefined : await readWhole(files, key);
  if (bytes === undefined) throw new Refusal('not_found');
  return { type: 'image/webp', base64: bytes.toString('base64') };
}
