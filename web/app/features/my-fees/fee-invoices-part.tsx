import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { moneyPaths } from '../../site/money-paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { InvoiceRow } from '../invoices/invoice-row.tsx';
import { useDownloads } from '../invoices/use-downloads.ts';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';

/** Diyar's tax invoices and notes to the account for its fees, newest first, each with its files, and why some are not there yet. */
export function FeeInvoicesPart() {
  const t = useTranslations('myFees');
  const say = useTranslations('invoices');
  const lang = useLang();
  const [query] = useSearchParams();
  const asked = { about: 'fee' as const, page: Number(query.get('page') ?? 1) };
  const downloads = useDownloads();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'invoices', asked],
    queryFn: () => callApi('GET /api/v1/invoices', { query: asked, lang }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined)
    return error === null ? (
      <PageSkeleton />
    ) : (
      <OwnAdProblem error={error} title={say('failed')} retry={() => void refetch()} />
    );
  const all = (
    <Link to={deskPaths(lang).invoices()} className={buttonLook('secondary', 'small')}>
      {say('all')}
    </Link>
  );
  return (
    <div className="grid gap-4">
      {data.waiting > 0 ? (
        <Notice tone="warning" action={all}>
          {say('waiting', { count: data.waiting })}
        </Notice>
      ) : null}
      {data.clearing > 0 ? <Notice tone="info">{say('clearing', { count: data.clearing })}</Notice> : null}
      {data.items.length === 0 ? (
        <EmptyState drawing="receipt" title={t('invoicesEmpty')} text={t('invoicesEmptyText')} />
      ) : (
        <Card className="py-1">
          <ul className="divide-y divide-line">
            {data.items.map((item) => (
              <InvoiceRow key={item.id} item={item} side="received" downloads={downloads} />
            ))}
          </ul>
        </Card>
      )}
      <ListPages
        page={data.page}
        pages={data.pages}
        to={(next) => moneyPaths(lang).fees({ part: 'invoices', page: next?.toString() })}
      />
    </div>
  );
}
