import { ACTS } from '@diyar/contract/console/console-audit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallData, type CallInput, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { AuditRow } from './audit-row.tsx';
import { ConsoleProblem } from './console-problem.tsx';
import { useConsoleCall } from './use-operator.ts';

type Log = CallData<'GET /api/v1/console/audit'>;

/** The filter of the list, from the address. */
interface Filter {
  operator: string;
  act: string;
  before: string;
}

/** Everything operators did, newest first; who and what is chosen in the address. */
export function AuditPage() {
  const t = useTranslations('console');
  const [query, setQuery] = useSearchParams();
  const filter = {
    operator: query.get('operator') ?? '',
    act: query.get('act') ?? '',
    before: query.get('before') ?? '',
  };
  const show = (changes: Partial<Filter>) => {
    const next = Object.entries({ ...filter, before: '', ...changes }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(next), { preventScrollReset: true });
  };
  const { data, error, refetch } = useAudit(filter);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('auditTitle')}</h1>
        <p className="text-soft">{t('audit.intro')}</p>
      </div>
      <Filters filter={filter} operators={data?.operators ?? []} onChange={show} />
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined ? null : <Entries log={data} filter={filter} />}
    </div>
  );
}

function useAudit(filter: Filter) {
  const lang = useLang();
  const call = useConsoleCall();
  return useQuery({
    queryKey: [lang, 'audit', filter],
    queryFn: () => {
      // Whatever stands in the address is asked for; what is no act or operator is the API's to refuse.
      const query = filter as CallInput<'GET /api/v1/console/audit'>['query'];
      return call(() => callApi('GET /api/v1/console/audit', { query: query ?? {} }));
    },
    placeholderData: keepPreviousData,
  });
}

function Filters(props: {
  filter: Filter;
  operators: Log['operators'];
  onChange: (changes: Partial<Filter>) => void;
}) {
  const t = useTranslations('console.audit');
  return (
    <div className="grid gap-3 sm:max-w-2xl sm:grid-cols-2">
      <Select
        label={t('operator')}
        value={props.filter.operator}
        onChange={(operator) => props.onChange({ operator })}
        options={[
          { value: '', label: t('anyOperator') },
          ...props.operators.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        error={undefined}
      />
      <Select
        label={t('act')}
        value={props.filter.act}
        onChange={(act) => props.onChange({ act })}
        options={[
          { value: '', label: t('anyAct') },
          ...ACTS.map((act) => ({ value: act, label: t(`acts.${act}`) })),
        ]}
        error={undefined}
      />
    </div>
  );
}

function Entries({ log, filter }: { log: Log; filter: Filter }) {
  const t = useTranslations('console.audit');
  const to = deskPaths(useLang());
  if (log.items.length === 0) {
    const all = (
      <Link to={to.consoleAudit()} className={buttonLook('secondary')}>
        {t('showAll')}
      </Link>
    );
    return <EmptyState drawing="search" title={t('none')} text={t('noneText')} action={all} />;
  }
  return (
    <div className="grid gap-4">
      <ol className="divide-y divide-line rounded-base border border-line bg-surface">
        {log.items.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {filter.before === '' ? null : (
          <Link to={to.consoleAudit({ ...filter, before: '' })} className={buttonLook('secondary')}>
            {t('newest')}
          </Link>
        )}
        {log.next === null ? null : (
          <Link to={to.consoleAudit({ ...filter, before: log.next })} className={buttonLook('secondary')}>
            {t('older')}
          </Link>
        )}
      </div>
    </div>
  );
}
