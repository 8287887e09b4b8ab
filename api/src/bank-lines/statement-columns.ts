import { STATEMENT_COLUMNS, type StatementColumn } from '@diyar/contract/words/bank-words';
import { foldArabic } from '../text/fold-text.ts';

/** The column of ours that each heading of a statement stands for. */
export type StatementColumns = readonly (StatementColumn | null)[];

/** Headings of the Kingdom's banks, the likeliest first where a file has several for one column. */
const HEADINGS: Readonly<Record<StatementColumn, readonly string[]>> = {
  date: [
    ...[
      'تاريخ العملية',
      'تاريخ القيد',
      'تاريخ المعاملة',
      'تاريخ الحركة',
      'تاريخ التنفيذ',
      'التاريخ',
      'تاريخ',
    ],
    ...[
      'transaction date',
      'posting date',
      'post date',
      'booking date',
      'process date',
      'date',
      'trans date',
    ],
    ...['تاريخ القيمة', 'تاريخ الاستحقاق', 'value date'],
  ],
  text: [
    ...['الوصف', 'البيان', 'التفاصيل', 'تفاصيل العملية', 'وصف العملية', 'تفاصيل المعاملة', 'الشرح'],
    ...['description', 'narrative', 'narration', 'details', 'transaction details', 'transaction description'],
    ...['particulars', 'ملاحظات', 'remarks', 'notes'],
  ],
  reference: [
    ...['الرقم المرجعي', 'رقم المرجع', 'المرجع', 'رقم العملية', 'رقم الحركة', 'مرجع العملية', 'رقم المعاملة'],
    ...['reference', 'reference number', 'reference no', 'ref', 'ref no', 'ref number', 'bank reference'],
    ...['transaction reference', 'transaction id', 'transaction number', 'trn'],
  ],
  amount: ['المبلغ', 'مبلغ العملية', 'القيمة', 'amount', 'transaction amount', 'net amount'],
  credit: [
    ...['دائن', 'الدائن', 'مبلغ دائن', 'المبلغ الدائن', 'ايداع', 'الايداع', 'الايداعات', 'له', 'وارد'],
    ...['credit', 'credit amount', 'amount credited', 'credits', 'deposit', 'deposits', 'cr'],
  ],
  debit: [
    ...['مدين', 'المدين', 'مبلغ مدين', 'المبلغ المدين', 'سحب', 'السحب', 'السحوبات', 'عليه', 'صادر'],
    ...['debit', 'debit amount', 'amount debited', 'debits', 'withdrawal', 'withdrawals', 'dr'],
  ],
  direction: [
    ...['مدين دائن', 'دائن مدين', 'نوع الحركة', 'اتجاه العملية', 'نوع القيد'],
    ...['dr cr', 'cr dr', 'debit credit', 'credit debit', 'd c', 'c d', 'direction', 'indicator'],
  ],
  balance: [
    ...['الرصيد', 'رصيد', 'الرصيد بعد العملية', 'الرصيد الجاري', 'رصيد الحساب', 'الرصيد المتاح'],
    ...['balance', 'running balance', 'account balance', 'closing balance', 'available balance'],
  ],
};

/** A heading as it is compared: without what stands in brackets, and without marks. */
function foldHeading(text: string): string {
  return foldArabic((text.split(/[([{]/)[0] ?? '').replace(/[*:%_.,/\\|-]/g, ' '));
}

const RANKS = new Map(
  STATEMENT_COLUMNS.flatMap((column) =>
    HEADINGS[column].map((words, rank) => [foldHeading(words), { column, rank }] as const),
  ),
);

/** Which column of ours each heading stands for, by its words in Arabic or English; a column is proposed once. */
export function proposeColumns(headings: readonly string[]): (StatementColumn | null)[] {
  const ranked = headings.map((heading) => RANKS.get(foldHeading(heading)));
  return ranked.map((one, at) => {
    if (one === undefined) return null;
    const better = ranked.some(
      (other, index) =>
        other?.column === one.column && (other.rank < one.rank || (other.rank === one.rank && index < at)),
    );
    return better ? null : one.column;
  });
}

/** Whether lines can be read by chosen columns: each once, a day, and what came and went in one column or in two. */
export function areColumnsWhole(columns: StatementColumns): boolean {
  const named = columns.filter((column) => column !== null);
  const has = (column: StatementColumn) => named.includes(column);
  const isOnce = new Set(named).size === named.length;
  const isOfOne = has('amount') && !has('credit') && !has('debit');
  const isOfTwo = !has('amount') && !has('direction') && has('credit');
  return isOnce && has('date') && (isOfOne || isOfTwo);
}
