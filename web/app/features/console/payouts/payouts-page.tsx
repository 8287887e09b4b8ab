import { PAYOUT_STATES } from '@diyar/contract/words/payout-words';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { Batches } from './batches.tsx';
import { PayoutList } from './payout-list.tsx';

/** Payouts by state, the batches the bank has not answered yet, and beside the list the chosen payout. */
export function PayoutsPage() {
  const t = useTranslations('consoleMoney');
  const lang = useLang();
  const call = useConsoleCall();
  const [query, setQuery] = useSearchParams();
  const state = PAYOUT_STATES.find((one) => one === query.get('state')) ?? 'ready';
  const page = Number(query.get('page') ?? 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-payouts', state, page],
    queryFn: () => call(() => callApi('GET /api/v1/console/payouts', { query: { state, page } })),
    placeholderData: (before) => before,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('payoutsTitle')}</h1>
        <p className="max-w-3xl text-soft">{t('payoutsIntro', { limit: ltrText(data.limit.text) })}</p>
      </div>
      <Batches batches={data.batches} ready={data.counts.ready} />
      <SegmentedControl
        label={t('statesLabel')}
        labelHidden
        wraps
        options={PAYOUT_STATES.map((value) => ({
          value,
          label: `${t(`states.${value}`)} (${data.counts[value].toLocaleString('en-US')})`,
        }))}
        value={state}
        onChange={(next) => setQuery({ state: next }, { replace: true, preventScrollReset: true })}
      />
      <PayoutList payouts={data} state={state} />
    </div>
  );
}
