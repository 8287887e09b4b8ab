import type { InvoiceItem } from '@diyar/contract/money/invoices';
import { dateText } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import type { ReactNode } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { planPaths } from '../../site/plan-paths.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { InvoiceFilter } from './invoice-filter.ts';
import type { Downloads } from './use-downloads.ts';

const TONES: Record<InvoiceItem['kind'], Tone> = {
  invoice: 'primary',
  credit_note: 'info',
  receipt: 'neutral',
  refund_receipt: 'info',
};

/** One document: what it is, of whom, about what, how much, and its files. */
export function InvoiceRow(props: {
  item: InvoiceItem;
  side: InvoiceFilter['side'];
  downloads: Downloads;
  /** Stands before it: the box that chooses it. */
  choice?: ReactNode;
}) {
  const { item, side, downloads, choice } = props;
  const t = useTranslations('invoices');
  const kind = item.kind === 'invoice' && !item.is_standard ? 'simplified' : item.kind;
  // Advertisers without a VAT number issue receipts, so a tax document without VAT is of an exempt home that is let for long.
  const isTaxed = item.kind === 'invoice' || item.kind === 'credit_note';
  // What it gives back stands with a minus, as it does in books.
  const sign = item.kind === 'credit_note' || item.kind === 'refund_receipt' ? -1 : 1;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4 md:flex-nowrap md:px-6">
      {choice}
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi dir="ltr" className="tabular font-bold">
            {item.number}
          </bdi>
          <Badge tone={TONES[item.kind]}>{t(`kinds.${kind}`)}</Badge>
          {item.is_fee ? <Badge>{t('ofFee')}</Badge> : null}
          {item.state === 'rejected' ? <Badge tone="danger">{t('states.rejected')}</Badge> : null}
        </p>
        <p className="text-sm">
          {t.rich(side === 'received' ? 'from' : 'for', { name: item.other, bdi: isolate })}
        </p>
        <About item={item} />
      </div>
      <div className="grid shrink-0 gap-0.5 md:min-w-36 md:text-end">
        <p className="font-bold">{isolateLtr(moneyText(sign * item.total.amount))}</p>
        <span className="text-xs text-soft">
          {item.vat.amount === 0
            ? t(isTaxed ? 'exempt' : 'noVat')
            : t.rich('vat', { amount: moneyText(sign * item.vat.amount), bdi: isolateLtr })}
        </span>
      </div>
      <Files item={item} downloads={downloads} />
    </li>
  );
}

const isolate = (text: ReactNode) => <bdi>{text}</bdi>;
const isolateLtr = (text: ReactNode) => (
  <bdi dir="ltr" className="tabular">
    {text}
  </bdi>
);

/** When it was issued, and the booking, purchase or document it is about. */
function About({ item }: { item: InvoiceItem }) {
  const t = useTranslations('invoices');
  const lang = useLang();
  const { booking, purchase, corrects } = item;
  const ofBooking = `${paths(lang).reservation(booking ?? '')}${item.is_fee ? '?side=host' : ''}`;
  const address = booking === null ? purchase && planPaths(lang).purchase(purchase) : ofBooking;
  const about =
    booking === null
      ? t.rich('purchase', { number: purchase ?? '', bdi: isolateLtr })
      : t.rich('booking', { number: booking, bdi: isolateLtr });
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-soft">
      {isolateLtr(dateText(item.issued_at))}
      {address === null ? null : (
        <Link to={address} className="underline underline-offset-4">
          {about}
        </Link>
      )}
      {corrects === null ? null : <span>{t.rich('corrects', { number: corrects, bdi: isolateLtr })}</span>}
    </p>
  );
}

function Files({ item, downloads }: { item: InvoiceItem; downloads: Downloads }) {
  const t = useTranslations('invoices');
  const { number } = item;
  return (
    <div className="flex shrink-0 gap-2 md:ms-2">
      <Button
        kind="secondary"
        pending={downloads.isPending(item.id, 'pdf')}
        aria-label={t('pdfOf', { number })}
        onClick={() => void downloads.download([item], 'pdf')}
      >
        <Icon name="receipt" />
        {t('pdf')}
      </Button>
      {item.has_xml ? (
        <Button
          kind="quiet"
          pending={downloads.isPending(item.id, 'xml')}
          aria-label={t('xmlOf', { number })}
          onClick={() => void downloads.download([item], 'xml')}
        >
          {t('xml')}
        </Button>
      ) : null}
    </div>
  );
}
