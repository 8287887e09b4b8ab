import { JOB_STATES, type JobState } from '@diyar/contract/console/console-jobs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListPages } from '../../../layout/list-pages.tsx';
import { deskPaths } from '../../../site/desk-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { JobRow } from './job-row.tsx';
import { useRetry } from './use-retry.ts';

/** Background work that failed, waits or runs; what failed is tried again from here. */
export function JobsPage() {
  const t = useTranslations('consoleJobs');
  const lang = useLang();
  const call = useConsoleCall();
  const [query, setQuery] = useSearchParams();
  const state = JOB_STATES.find((one) => one === query.get('state')) ?? 'failed';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-jobs', state, page],
    queryFn: () => call(() => callApi('GET /api/v1/console/jobs', { query: { state, page }, lang })),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  const { counts } = data;
  const counted = (one: JobState) => t('counted', { name: t(`states.${one}`), count: counts[one] });
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="max-w-prose text-soft">{t('intro')}</p>
        <p className="text-sm text-soft">
          {t('oldest', { minutes: Math.floor(counts.oldest_seconds / 60) })}
        </p>
      </div>
      <Tabs
        label={t('state')}
        tabs={JOB_STATES.map((value) => ({ value, label: counted(value) }))}
        value={state}
        onChange={(next) => setQuery({ state: next })}
      >
        <JobList data={data} state={state} refetch={() => void refetch()} />
      </Tabs>
    </div>
  );
}

function JobList(props: {
  data: CallData<'GET /api/v1/console/jobs'>;
  state: JobState;
  refetch: () => void;
}) {
  const t = useTranslations('consoleJobs');
  const lang = useLang();
  const { data, state } = props;
  const { retry, isPending } = useRetry(props.refetch);
  if (data.items.length === 0)
    return <EmptyState drawing="door" title={t(`none.${state}`)} text={t('noneText')} />;
  return (
    <div className="grid gap-3">
      {state === 'failed' ? (
        <div>
          <Button
            kind="secondary"
            size="small"
            pending={isPending}
            onClick={() => void retry(data.items.map(({ id }) => id))}
          >
            {t('retryAll')}
          </Button>
        </div>
      ) : null}
      <ul aria-label={t('list')} className="overflow-hidden rounded-base border border-line bg-surface">
        {data.items.map((job) => (
          <JobRow key={job.id} job={job} onRetry={() => void retry([job.id])} />
        ))}
      </ul>
      <ListPages
        page={data.page}
        pages={data.pages}
        to={(page) => deskPaths(lang).consoleJobs({ state, page })}
      />
    </div>
  );
}
