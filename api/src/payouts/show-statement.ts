import type { StatementLine, StatementTotals } from '@diyar/contract/money/payouts';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import { addDays, instantOf, riyadhDate } from '@diyar/contract/values/riyadh';
import { writeCsv } from '@diyar/contract/values/write-csv';
import { STATEMENT_KINDS } from '@diyar/contract/words/payout-words';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { Reader } from '../platform/db/database.ts';
import { countLines, findLines, type Span, type StatementRow, sumKinds } from './statement.queries.ts';

const MOST_LINES = 20_000;
const RIYAL = 100;

/** Riyadh dates, both included. */
interface Dates {
  from?: string | undefined;
  to?: string | undefined;
}

function spanOf(accountId: string, { from, to }: Dates): Span {
  return {
    accountId,
    ...(from !== undefined && { from: new Date(instantOf(from, 0)) }),
    ...(to !== undefined && { until: new Date(instantOf(addDays(to, 1), 0)) }),
  };
}

/** A kind that stands in an advertiser's statement; another is a fault. */
function kindOf(row: StatementRow): StatementLine['kind'] {
  const kind = STATEMENT_KINDS.find((one) => one === row.kind);
  if (kind === undefined) throw new Error(`${row.kind} is no line of a statement`);
  return kind;
}

function present(row: StatementRow): StatementLine {
  return {
    id: row.id,
    at: riyadhIso(row.at),
    kind: kindOf(row),
    reservation: row.reservation === null ? null : String(row.reservation),
    payout: row.payout === null ? null : String(row.payout),
    amount: money(row.amount),
    balance: money(row.balance),
  };
}

async function totalsOf(reader: Reader, accountId: string): Promise<StatementTotals> {
  const sums = await sumKinds(reader, accountId);
  // Sums to what waits: the payment of a declined booking went back whole.
  const waiting = sums.reduce((sum, { unaccepted }) => sum + unaccepted, 0);
  const of = (...kinds: StatementLine['kind'][]) =>
    sums
      .filter(({ kind }) => kinds.some((one) => one === kind))
      .reduce((sum, { amount, unaccepted }) => sum + amount - unaccepted, 0);
  return {
    received: money(of('payment_settled')),
    waiting: money(waiting),
    refunded: money(0 - of('refund_owed')),
    fees: money(0 - of('fee', 'fee_returned')),
    claimed: money(of('deposit_claimed')),
    vat: money(0 - of('fee_vat', 'fee_vat_returned')),
    paid_out: money(0 - of('payout', 'payout_failed')),
    balance: money(of(...STATEMENT_KINDS)),
  };
}

/** A page of an advertiser's statement, newest first, with its totals of all time; the last balance is the ledger's, that of the totals without `waiting`. */
export async function showStatement(
  reader: Reader,
  accountId: string,
  query: Dates & { page: number; per_page: number },
) {
  const { page, per_page } = query;
  const span = spanOf(accountId, query);
  const rows = await findLines(reader, span, {
    limit: per_page,
    offset: (page - 1) * per_page,
    newestFirst: true,
  });
  const total = await countLines(reader, span);
  return {
    items: rows.map(present),
    total,
    total_exact: true,
    page,
    per_page,
    pages: Math.ceil(total / per_page),
    totals: await totalsOf(reader, accountId),
  };
}

/** An advertiser's statement as CSV in the caller's language, oldest first, amounts in riyals; at most 20,000 lines. */
export async function exportStatement(
  reader: Reader,
  accountId: string,
  dates: Dates,
  { lang, now }: { lang: Lang; now: Date },
): Promise<{ name: string; text: string; rows: number }> {
  const t = translatorOf(lang);
  const page = { limit: MOST_LINES, offset: 0, newestFirst: false };
  const rows = await findLines(reader, spanOf(accountId, dates), page);
  const head = (['at', 'kind', 'reservation', 'payout', 'amount', 'balance'] as const).map((column) =>
    t(`myFees.columns.${column}`),
  );
  const lines = rows.map((row) => [
    riyadhIso(row.at),
    t(`myFees.kinds.${kindOf(row)}`),
    row.reservation === null ? '' : String(row.reservation),
    row.payout === null ? '' : String(row.payout),
    row.amount / RIYAL,
    row.balance / RIYAL,
  ]);
  const name = `diyar-statement-${riyadhDate(now)}.csv`;
  return { name, text: writeCsv([head, ...lines]), rows: rows.length };
}
