import type { ConsoleTicketLine, TicketState } from '@diyar/contract/people/tickets';
import { dateTimeText } from '@diyar/contract/values/format';
import { TICKET_STATES } from '@diyar/contract/words/ticket-words';
import { useRef } from 'react';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { deskPaths } from '../../../site/desk-paths.ts';
import { QueueAndPanel, QueueLine } from '../queue-and-panel.tsx';
import { StateTabs } from '../state-tabs.tsx';
import { useQueue } from '../use-queue.ts';
import { TicketPanel } from './ticket-panel.tsx';

/** Messages to Diyar: the list, and beside it the chosen one with its answer. */
export function ConsoleTicketsPage() {
  const t = useTranslations('consoleTickets');
  const to = deskPaths(useLang());
  const panel = useRef<HTMLDivElement>(null);
  const queue = useQueue({
    name: 'console-tickets',
    param: 'ticket',
    states: TICKET_STATES,
    waiting: 'open',
    ask: (query) => callApi('GET /api/v1/console/tickets', { query }),
    onEnter: () => panel.current?.querySelector('textarea')?.focus(),
  });
  const { state, chosen, data } = queue;
  return (
    <QueueAndPanel
      queue={queue}
      words={{
        title: t('title'),
        waiting: data === undefined || !queue.isWaiting ? undefined : t('waiting', { count: data.total }),
        list: t('list'),
        choose: t('choose'),
      }}
      empty={{ title: t(`none.${state}`), text: t('noneText') }}
      states={<States state={state} />}
      item={(ticket) => (
        <TicketLine
          key={ticket.id}
          ticket={ticket}
          to={to.consoleTickets({ ...Object.fromEntries(queue.query), ticket: ticket.id })}
          isChosen={ticket.id === chosen}
        />
      )}
      to={(each) => to.consoleTickets({ state, page: each })}
      panel={(id) => (
        <TicketPanel key={id} id={id} onBack={() => queue.choose(undefined)} onDone={queue.goOn} />
      )}
      panelRef={panel}
      foot={<Keys />}
    />
  );
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
      <StateTabs
        label={t('filter')}
        states={TICKET_STATES}
        shown={state}
        nameOf={(each) => t(`states.${each}`)}
        to={(each) => to.consoleTickets({ state: each })}
      />
    </div>
  );
}

function TicketLine({ ticket, ...line }: { ticket: ConsoleTicketLine; to: string; isChosen: boolean }) {
  const t = useTranslations('consoleTickets');
  return (
    <QueueLine {...line} name={ticket.subject}>
      <bdi>{ticket.sender.name}</bdi>
      <span>{t(`kinds.${ticket.kind}`)}</span>
      <span className="tabular">{t('since', { at: ltrText(dateTimeText(ticket.state_since)) })}</span>
    </QueueLine>
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
