import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { FeeForm } from './fee-form.tsx';
import { FeeRates } from './fee-rates.tsx';

/** The marketplace's share by category and period with its history, and beside it the next one. */
export function FeesPage() {
  const t = useTranslations('consoleMoney');
  const lang = useLang();
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'fee-rates'],
    queryFn: () => call(() => callApi('GET /api/v1/console/fee-rates')),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('feesTitle')}</h1>
        <p className="max-w-3xl text-soft">{t('feesIntro', { vat: String(data.vat_percent) })}</p>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        {data.items.length === 0 ? (
          <EmptyState drawing="receipt" title={t('noRates')} text={t('noRatesText')} />
        ) : (
          <FeeRates items={data.items} />
        )}
        <Card as="section" className="grid gap-4 p-5">
          <h2 className="text-lg font-bold">{t('addRate')}</h2>
          <FeeForm data={data} />
        </Card>
      </div>
    </div>
  );
}
