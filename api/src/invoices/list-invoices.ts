import type { InvoiceItem } from '@diyar/contract/money/invoices';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { presentInvoice } from './invoice.presenter.ts';
import {
  countDocuments,
  countWaiting,
  findDocuments,
  type InvoicesWanted,
  isBookingSelfInvoiced,
} from './invoice-list.queries.ts';

interface InvoicesPage {
  items: InvoiceItem[];
  total: number;
  total_exact: boolean;
  page: number;
  per_page: number;
  pages: number;
  clearing: number;
  waiting: number;
  self_invoiced: boolean;
}

/** A page of the documents issued to an account or in its name, the newest first. */
export async function listInvoices(
  reader: Reader,
  wanted: InvoicesWanted,
  { page, per_page }: { page: number; per_page: number },
  lang: Lang,
): Promise<InvoicesPage> {
  const { accountId, booking, side } = wanted;
  const [rows, total, waits, selfInvoiced] = await Promise.all([
    findDocuments(reader, wanted, { limit: per_page, offset: (page - 1) * per_page }),
    countDocuments(reader, wanted),
    countWaiting(reader, wanted),
    booking === undefined ? false : isBookingSelfInvoiced(reader, accountId, booking),
  ]);
  return {
    items: rows.map((row) => presentInvoice(row, side, lang)),
    total,
    total_exact: true,
    page,
    per_page,
    pages: Math.ceil(total / per_page),
    ...waits,
    self_invoiced: selfInvoiced,
  };
}
