import type { ConsoleOfficeLine } from '@diyar/contract/people/offices';
import { dateTimeText } from '@diyar/contract/values/format';
import { QUEUED_OFFICE_STATES, type QueuedOfficeState } from '@diyar/contract/words/office-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListPages } from '../../../layout/list-pages.tsx';
import { Link } from '../../../rendering/link.tsx';
import { deskPaths } from '../../../site/desk-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { useConsoleCall } from '../use-operator.ts';
import { OfficePanel } from './office-panel.tsx';

/** The list follows what comes in while it lies open. */
const FOLLOW_MS = 15_000;

/** Offices that want to be verified: the list, and beside it the chosen one's evidence with the decision. */
export function ConsoleOfficesPage() {
  const t = useTranslations('consoleOffices');
  const { state, chosen, choose, goOn, data, error, refetch } = useOffices();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-xl font-bold">{t('title')}</h1>
          {data === undefined || state !== 'sent' ? null : (
            <p className="text-soft">{t('waiting', { count: data.total })}</p>
          )}
        </div>
        <States state={state} />
      </div>
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined ? null : (
        <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <OfficeList list={data} state={state} chosen={chosen} />
          <div className="min-w-0">
            {chosen === undefined ? (
              <p className="hidden rounded-base border border-dashed border-line p-6 text-center text-soft lg:block">
                {t('choose')}
              </p>
            ) : (
              <OfficePanel key={chosen} id={chosen} onBack={() => choose(undefined)} onDone={goOn} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function OfficeList(props: {
  list: { items: ConsoleOfficeLine[]; page: number; pages: number };
  state: QueuedOfficeState;
  chosen: string | undefined;
}) {
  const t = useTranslations('consoleOffices');
  const to = deskPaths(useLang());
  const { list, state, chosen } = props;
  const page = list.page === 1 ? undefined : list.page;
  return (
    <div className={`min-w-0 gap-3 ${chosen === undefined ? 'grid' : 'hidden lg:grid'}`}>
      {list.items.length === 0 ? (
        <EmptyState drawing="door" title={t(`none.${state}`)} text={t('noneText')} />
      ) : (
        <ul aria-label={t('list')} className="overflow-hidden rounded-base border border-line bg-surface">
          {list.items.map((office) => (
            <OfficeItem
              key={office.id}
              office={office}
              to={to.consoleOffices({ state, page, office: office.id })}
              isChosen={office.id === chosen}
            />
          ))}
        </ul>
      )}
      <ListPages
        page={list.page}
        pages={list.pages}
        to={(each) => to.consoleOffices({ state, page: each })}
      />
    </div>
  );
}

/** The list and what is chosen of it, both by the address, and the keys that go through it. */
function useOffices() {
  const lang = useLang();
  const call = useConsoleCall();
  const [query, setQuery] = useSearchParams();
  const state = QUEUED_OFFICE_STATES.find((each) => each === query.get('state')) ?? 'sent';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const chosen = query.get('office') ?? undefined;
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-offices', state, page],
    queryFn: () => call(() => callApi('GET /api/v1/console/verifications', { query: { state, page } })),
    placeholderData: keepPreviousData,
    refetchInterval: FOLLOW_MS,
  });
  const choose = (office: string | undefined) => {
    const next = new URLSearchParams(query);
    next.delete('office');
    if (office !== undefined) next.set('office', office);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const keys = data?.items.map(({ id }) => id) ?? [];
  useListKeys({ keys, chosen, onChoose: choose, onEnter: () => undefined });
  /** After a decision the next one opens by itself. */
  const goOn = () => {
    const next = keys[keys.indexOf(chosen ?? '') + 1] ?? keys.find((key) => key !== chosen);
    void refetch();
    choose(state === 'sent' ? next : chosen);
  };
  return { state, chosen, choose, goOn, data, error, refetch };
}

function States({ state }: { state: QueuedOfficeState }) {
  const t = useTranslations('consoleOffices');
  const to = deskPaths(useLang());
  return (
    <nav aria-label={t('filter')} className="flex flex-wrap gap-1">
      {QUEUED_OFFICE_STATES.map((each) => (
        <Link
          key={each}
          to={to.consoleOffices({ state: each })}
          aria-current={each === state ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-base px-3 text-soft hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-bold aria-[current]:text-primary"
        >
          {t(`filters.${each}`)}
        </Link>
      ))}
    </nav>
  );
}

function OfficeItem(props: { office: ConsoleOfficeLine; to: string; isChosen: boolean }) {
  const t = useTranslations('consoleOffices');
  const { office } = props;
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={props.to}
        replace
        preventScrollReset
        aria-current={props.isChosen ? 'true' : undefined}
        className="grid gap-1 px-4 py-3 hover:bg-sunken aria-[current]:bg-primary-soft"
      >
        <span className="truncate font-bold">
          <bdi>{office.account.name}</bdi>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-soft">
          {office.is_renewal ? <Badge tone="info">{t('renewal')}</Badge> : null}
          <span className="tabular">{t('since', { at: ltrText(dateTimeText(office.sent_at)) })}</span>
        </span>
      </Link>
    </li>
  );
}
