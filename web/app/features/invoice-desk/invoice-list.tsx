import type { InvoiceItem } from '@diyar/contract/money/invoices';
import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import type { InvoiceFilter } from '../invoices/invoice-filter.ts';
import { InvoiceRow } from '../invoices/invoice-row.tsx';
import { useDownloads } from '../invoices/use-downloads.ts';

/** A page of documents, any of which can be chosen and downloaded together. */
export function InvoiceList(props: {
  items: readonly InvoiceItem[];
  total: number;
  side: InvoiceFilter['side'];
}) {
  const { items, total, side } = props;
  const t = useTranslations('invoices');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const downloads = useDownloads();
  const isWhole = chosen.size === items.length;
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3 md:px-6">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-primary"
            checked={isWhole}
            onChange={() => setChosen(new Set(isWhole ? [] : items.map(({ id }) => id)))}
          />
          <span>{t('chooseAll')}</span>
        </label>
        <p role="status" className="text-sm text-soft">
          {t('count', { count: total })}
        </p>
        <Button
          kind="secondary"
          pending={downloads.isBusy}
          disabledReason={chosen.size === 0 ? t('nothingChosen') : undefined}
          onClick={() =>
            void downloads.download(
              items.filter(({ id }) => chosen.has(id)),
              'pdf',
            )
          }
        >
          {t('downloadChosen', { count: chosen.size })}
        </Button>
      </div>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <InvoiceRow
            key={item.id}
            {...{ item, side, downloads }}
            choice={
              <label className="-m-3 grid size-11 shrink-0 place-items-center">
                <input
                  type="checkbox"
                  aria-label={t('choose', { number: item.number })}
                  className="size-5 accent-primary"
                  checked={chosen.has(item.id)}
                  onChange={(event) => choose(item.id, event.target.checked)}
                />
              </label>
            }
          />
        ))}
      </ul>
    </>
  );
}
