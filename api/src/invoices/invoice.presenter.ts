import type { InvoiceItem } from '@diyar/contract/money/invoices';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { numberOf } from './invoice.ts';
import type { DocumentRow, InvoicesWanted } from './invoice-list.queries.ts';

/** A document in the list of one side. */
export function presentInvoice(row: DocumentRow, side: InvoicesWanted['side'], lang: Lang): InvoiceItem {
  const { subject, corrects, seller, buyer } = row.facts;
  const other = side === 'received' ? seller : buyer;
  return {
    id: row.id,
    number: numberOf(row.kind, row.sequence),
    kind: row.kind,
    is_standard: row.standard,
    state: row.state === 'warned' ? (row.standard ? 'cleared' : 'reported') : (row.state ?? 'issued'),
    issued_at: riyadhIso(row.issued_at),
    total: money(row.total),
    vat: money(row.vat),
    other: other.name[lang],
    booking: subject?.kind === 'reservation' ? subject.number : null,
    purchase: subject?.kind === 'purchase' ? subject.number : null,
    is_fee: row.is_fee,
    corrects: corrects?.number ?? null,
    has_xml: row.has_xml,
  };
}
