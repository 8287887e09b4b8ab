import type { ConsoleTicketLine, TicketState } from '@diyar/contract/people/tickets';
import { dateTimeText } from '@diyar/contract/values/format';
import { TICKET_STATES } from '@diyar/contract/words/ticket-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListPages } from '../../../layout/list-pages.tsx';
import { Link } from '../../../rendering/link.tsx';
import { deskPaths } from '../../../site/desk-paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { useConsoleCall } from '../use-operator.ts';
import { TicketPanel } from './ticket-panel.tsx';

/** The inbox follows what comes in while it lies open. */
const FOLLOW_MS = 15_000;

/** Messages to Diyar: the list, and beside it the chosen one with its answer. */
export function ConsoleTicketsPage() {
  const t = useTranslations('consoleTickets');
  const lang = useLang();
  const panel = useRef<HTMLDivElement>(null);
  const { state, query, chosen, choose, goOn, data, error, refetch } = useInbox(panel);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-xl font-bold">{t('title')}</h1>
          {data === undefined || state !== 'open' ? null : (
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
          <div className={`min-w-0 gap-3 ${chosen === undefined ? 'grid' : 'hidden lg:grid'}`}>
            {data.items.length === 0 ? (
              <EmptyState drawing="door" title={t(`none.${state}`)} text={t('noneText')} />
            ) : (
              <ul
                aria-label={t('list')}
                className="overflow-hidden rounded-base border border-line bg-surface"
              >
                {data.items.map((ticket) => (
                  <TicketItem
                    key={ticket.id}
                    ticket={ticket}
                    to={deskPaths(lang).consoleTickets({ ...Object.fromEntries(query), ticket: ticket.id })}
                    isChosen={ticket.id === chosen}
                  />
                ))}
              </ul>
            )}
            <ListPages
              page={data.page}
              pages={data.pages}
              to={(each) => deskPaths(lang).consoleTickets({ state, page: each })}
            />
            <Keys />
          </div>
          <div ref={panel} className="min-w-0">
            {chosen === undefined ? (
              <p className="hidden rounded-base border border-dashed border-line p-6 text-center text-soft lg:block">
                {t('choose')}
              </p>
            ) : (
              <TicketPanel key={chosen} id={chosen} onBack={() => choose(undefined)} onDone={goOn} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** The list and what is chosen of it, both by the address, and the keys that go through it. */
function useInbox(panel: RefObject<HTMLDivElement | null>) {
  const lang = useLang();
  const call = useConsoleCall();
  const [query, setQuery] = useSearchParams();
  const state = TICKET_STATES.find((each) => each === query.get('state')) ?? 'open';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const chosen = query.get('ticket') ?? undefined;
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-tickets', state, page],
    queryFn: () => call(() => callApi('GET /api/v1/console/tickets', { query: { state, page } })),
    placeholderData: keepPreviousData,
    refetchInterval: FOLLOW_MS,
  });
  const choose = (ticket: string | undefined) => {
    const next = new URLSearchParams(query);
    next.delete('ticket');
    if (ticket !== undefined) next.set('ticket', ticket);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const keys = data?.items.map(({ id }) => id) ?? [];
  const answer = () => panel.current?.querySelector('textarea')?.focus();
  useListKeys({ keys, chosen, onChoose: choose, onEnter: answer });
  /** After an answer the next one opens by itself; elsewhere the ticket stays in sight. */
  const goOn = () => {
    const next = keys[keys.indexOf(chosen ?? '') + 1] ?? keys.find((key) => key !== chosen);
    void refetch();
    choose(state === 'open' ? next : chosen);
  };
  return { state, query, chosen, choose, goOn, data, error, refetch };
}

/** Which tickets are listed, and the way to the answer templates. */
function States({ state }: { state: TicketState }) {
  const t = useTranslations('consoleTickets');
  const to = deskPaths(useLang());
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link
        to={to.consoleTicketTemplates()}
        className="inline-flex min-h-11 items-center text-primary hover:underline"
      >
        {t('templates')}
      </Link>
      <nav aria-label={t('filter')} className="flex gap-1">
        {TICKET_STATES.map((each) => (
          <Link
            key={each}
            to={to.consoleTickets({ state: each })}
            aria-current={each === state ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-base px-3 text-soft hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-bold aria-[current]:text-primary"
          >
            {t(`states.${each}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function TicketItem(props: { ticket: ConsoleTicketLine; to: string; isChosen: boolean }) {
  const t = useTranslations('consoleTickets');
  const { ticket } = props;
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={props.to}
        replace
        preventScrollReset
        aria-current={props.isChosen ? 'true' : undefined}
        className="grid gap-0.5 px-4 py-3 hover:bg-sunken aria-[current]:bg-primary-soft"
      >
        <span className="truncate font-bold">
          <bdi>{ticket.subject}</bdi>
        </span>
        <span className="flex flex-wrap gap-x-2 text-xs text-soft">
          <bdi>{ticket.sender.name}</bdi>
          <span>{t(`kinds.${ticket.kind}`)}</span>
          <span className="tabular">{t('since', { at: ltrText(dateTimeText(ticket.state_since)) })}</span>
        </span>
      </Link>
    </li>
  );
}

function Keys() {
  const t = useTranslations('consoleTickets');
  return (
    <p className="hidden text-xs leading-6 text-soft lg:block">
      {t.rich('keys', {
        kbd: (words) => (
          <kbd dir="ltr" className="rounded border border-line bg-sunken px-1.5 py-0.5 font-sans">
            {words}
          </kbd>
        ),
      })}
    </p>
  );
}
