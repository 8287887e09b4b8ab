import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { Card } from '../../ui/card.tsx';
import type { InvoiceFilter } from './invoice-filter.ts';
import { InvoiceRow } from './invoice-row.tsx';
import { useDownloads } from './use-downloads.ts';

/** Invoices come a moment after the payment: a page that waits for one looks again so often. */
const ASK_EVERY_MS = 5000;

interface Of {
  side: InvoiceFilter['side'];
  booking?: string;
  purchase?: string;
}

function useInvoicesOf(of: Of, isExpected: boolean) {
  const lang = useLang();
  return useQuery({
    queryKey: [lang, 'invoices', of],
    queryFn: () => callApi('GET /api/v1/invoices', { query: of, lang }),
    refetchInterval: ({ state }) =>
      isExpected && state.data?.items.length === 0 && state.dataUpdateCount < 12 ? ASK_EVERY_MS : false,
  });
}

/** Invoices, receipts and notes of a booking that was paid, or who issues them. */
export function BookingInvoices(props: { booking: string; side: 'guest' | 'host'; isPaid: boolean }) {
  const { booking, side, isPaid } = props;
  const t = useTranslations('invoices');
  const { data } = useInvoicesOf({ side: side === 'guest' ? 'received' : 'issued', booking }, isPaid);
  if (data === undefined || (data.items.length === 0 && !isPaid)) return null;
  return (
    <Listed
      title={t('ofBooking')}
      items={data.items}
      side={side === 'guest' ? 'received' : 'issued'}
      note={
        data.self_invoiced
          ? t(side === 'guest' ? 'selfInvoiced' : 'selfInvoicedHost')
          : data.items.length === 0
            ? t('ofBookingEmpty')
            : undefined
      }
    />
  );
}

/** The invoice of a membership that was bought. */
export function PurchaseInvoices({ purchase }: { purchase: string }) {
  const t = useTranslations('invoices');
  const { data } = useInvoicesOf({ side: 'received', purchase }, true);
  if (data === undefined) return null;
  const { items, clearing } = data;
  const note =
    items.length > 0 ? undefined : clearing > 0 ? t('clearing', { count: clearing }) : t('ofPurchaseEmpty');
  return <Listed title={t('ofPurchase')} items={items} side="received" note={note} />;
}

function Listed(props: {
  title: string;
  items: Parameters<typeof InvoiceRow>[0]['item'][];
  side: InvoiceFilter['side'];
  note: string | undefined;
}) {
  const t = useTranslations('invoices');
  const lang = useLang();
  const downloads = useDownloads();
  const { title, items, side, note } = props;
  return (
    <Card as="section" className="pt-5 pb-2 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-3 px-5 md:px-6">
        <h2 className="text-lg font-bold">{title}</h2>
        <Link to={deskPaths(lang).invoices({ side })} className="text-sm underline underline-offset-4">
          {t('all')}
        </Link>
      </div>
      {note === undefined ? null : <p className="px-5 py-3 text-sm text-soft md:px-6">{note}</p>}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <InvoiceRow key={item.id} {...{ item, side, downloads }} />
        ))}
      </ul>
    </Card>
  );
}
