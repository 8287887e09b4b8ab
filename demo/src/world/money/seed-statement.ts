import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { writeCsv } from '@diyar/contract/values/write-csv';
import { sql } from 'kysely';
import { knowPerson } from '../../../../api/src/accounts/prove-phone.ts';
import { keepLines } from '../../../../api/src/bank-lines/keep-statement.ts';
import { readLines } from '../../../../api/src/bank-lines/read-lines.ts';
import { proposeColumns } from '../../../../api/src/bank-lines/statement-columns.ts';
import { readTable } from '../../../../api/src/bank-lines/statement-table.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { DEMO_OPERATOR } from '../../operator/demo-operator.ts';

const riyals = (halalas: number) => (halalas / 100).toFixed(2);

/**
 * Gives the demo operator's statement of the day before the first: transfers that wait, one of them named by its reference and one by its
 * payer and amount, a payout that was marked by the bank's reference, the bank's fees, and money that nobody asked for. Answers how many lines it has.
 */
export async function seedStatement(tx: Tx, today: string): Promise<number> {
  const now = new Date(instantOf(today, 0));
  const day = addDays(today, -1);
  const [named, other] = await findTransfers(tx);
  const [payout] = await findPayouts(tx);
  const rows: (readonly [string, string, string, string])[] = [
    [`FT${day.replaceAll('-', '')}X1`, 'رسوم شهرية على الحساب', '23.00', ''],
    [`FT${day.replaceAll('-', '')}X2`, 'حوالة واردة من مؤسسة الوسم للتجارة', '', '1,870.00'],
  ];
  if (named !== undefined)
    rows.push(['SAR77120451', `حوالة سريعة ${named.payer} رقم ${named.reference}`, '', riyals(named.amount)]);
  if (other !== undefined)
    rows.push(['SAR77120988', `حوالة محلية من ${other.payer}`, '', riyals(other.amount)]);
  if (payout !== undefined)
    rows.push([payout.reference, `حوالة صادرة ديار ${payout.number}`, riyals(payout.amount), '']);
  const head = ['التاريخ', 'الرقم المرجعي', 'الوصف', 'مدين', 'دائن'];
  const file = writeCsv([head, ...rows.map((row) => [day, ...row])]);
  const table = readTable(Buffer.from(file));
  const { lines } = readLines(table, proposeColumns(table.headings), today);
  const operator = { operatorId: await idOfOperator(tx, now), requestId: 'demo world' };
  await keepLines(tx, operator, lines, now);
  return lines.length;
}

async function idOfOperator(tx: Tx, now: Date): Promise<string> {
  const personId = await knowPerson(tx, DEMO_OPERATOR.phone, now);
  const { id } = await tx
    .selectFrom('operator')
    .select('id')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return id;
}

/** A transfer without a receipt, and one whose receipt is like no other. */
async function findTransfers(tx: Tx): Promise<{ reference: string; amount: number; payer: string }[]> {
  const { rows } = await sql<{ reference: string; amount: number; payer: string }>`
    select transfer.reference, (due.amount + coalesce(brought.amount, 0))::bigint as amount, account.name as payer
    from transfer join due on due.id = transfer.due_id left join due brought on brought.id = transfer.deposit_due_id
      join account on account.id = transfer.account_id left join transfer_receipt receipt on receipt.transfer_id = transfer.id
    where not exists (select from transfer_receipt same where same.content_hash = receipt.content_hash and same.id <> receipt.id)
    order by transfer.state, transfer.id`.execute(tx);
  return rows;
}

/** The payout that was marked as paid last. */
async function findPayouts(tx: Tx): Promise<{ number: number; amount: number; reference: string }[]> {
  const { rows } = await sql<{ number: number; amount: number; reference: string }>`
    select number, amount, reference from payout where state = 'paid' order by closed_at desc, number limit 1`.execute(
    tx,
  );
  return rows;
}
