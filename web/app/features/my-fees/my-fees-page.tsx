import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { FeeInvoicesPart } from './fee-invoices-part.tsx';
import { PayoutsPart } from './payouts-part.tsx';
import { StatementPart } from './statement-part.tsx';

type Statement = CallData<'GET /api/v1/fees'>;

const PARTS = ['statement', 'payouts', 'invoices'] as const;
const TOTALS = ['received', 'refunded', 'claimed', 'fees', 'vat', 'paid_out'] as const;

/** An advertiser's money: what Diyar owes them, the statement that leads there, the payouts, and Diyar's invoices for its fees. */
export function MyFeesPage() {
  const t = useTranslations('myFees');
  const lang = useLang();
  const [query, setQuery] = useSearchParams();
  const part = PARTS.find((one) => one === query.get('part')) ?? 'statement';
  const asked = {
    page: Number(query.get('page') ?? 1),
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? undefined,
  };
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'fees', asked],
    queryFn: () => callApi('GET /api/v1/fees', { query: asked, lang }),
    placeholderData: (before) => before,
  });
  if (data === undefined && error === null) return <PageSkeleton />;
  if (data === undefined)
    return (
      <OwnAdProblem isPage error={error ?? new Error()} title={t('failed')} retry={() => void refetch()} />
    );
  return (
    <div className="page grid gap-5 py-6 lg:py-8">
      <PageHead title={t('title')} lead={t('lead')} />
      <Totals totals={data.totals} />
      <Tabs
        label={t('parts')}
        tabs={PARTS.map((value) => ({ value, label: t(value) }))}
        value={part}
        onChange={(next) =>
          setQuery(next === 'statement' ? {} : { part: next }, { preventScrollReset: true })
        }
      >
        {part === 'statement' ? <StatementPart statement={data} asked={asked} /> : null}
        {part === 'payouts' ? <PayoutsPart /> : null}
        {part === 'invoices' ? <FeeInvoicesPart /> : null}
      </Tabs>
    </div>
  );
}

/** The sums of all time, on a phone one a line; what was paid for requests stands apart while there is any. */
function Totals({ totals }: { totals: Statement['totals'] }) {
  const t = useTranslations('myFees');
  const isWaiting = totals.waiting.amount > 0;
  const shown = isWaiting ? ([...TOTALS, 'waiting'] as const) : TOTALS;
  return (
    <Card as="section" className="grid gap-4 p-5">
      <dl className="grid gap-x-6 gap-y-5 max-sm:gap-y-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
        <div className="grid content-start gap-0.5 sm:max-md:col-span-2">
          <dt className="text-sm text-soft">{t('totals.balance')}</dt>
          <dd>
            <Price text={totals.balance.text} className="text-xl font-bold text-primary" />
          </dd>
        </div>
        {shown.map((key) => (
          <div
            key={key}
            className="flex items-baseline justify-between gap-x-4 gap-y-0.5 sm:grid sm:content-start"
          >
            <dt className="text-sm text-soft">{t(`totals.${key}`)}</dt>
            <dd className="shrink-0">
              <Price text={totals[key].text} className="font-bold sm:text-lg" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-soft">{t('totalsNote')}</p>
      {isWaiting ? <p className="text-xs text-soft">{t('waitingNote')}</p> : null}
    </Card>
  );
}
