import type { ConsoleTicket } from '@diyar/contract/people/tickets';
import { dateTimeText } from '@diyar/contract/values/format';
import { TICKET_SCORES } from '@diyar/contract/words/ticket-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { paths } from '../../../site/paths.ts';
import { Badge, Notice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { TicketThing } from '../ticket-thing.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { AttachmentLink } from './attachment-link.tsx';
import { TicketAnswer } from './ticket-answer.tsx';

/** A ticket with who sent it, all that was written, and the answer. */
export function TicketPanel({ id, onBack, onDone }: { id: string; onBack: () => void; onDone: () => void }) {
  const t = useTranslations();
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const queryKey = [lang, 'console-ticket', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => call(() => callApi('GET /api/v1/console/tickets/{id}', { params: { id } })),
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-64" />
    ) : (
      <ConsoleProblem error={error} retry={() => void refetch()} />
    );
  return (
    <Card as="section" className="grid gap-5 p-5">
      <div className="lg:hidden">
        <Button kind="quiet" size="small" onClick={onBack}>
          {t('common.back')}
        </Button>
      </div>
      <Sender ticket={data} />
      {data.about === null ? null : <TicketThing thing={data.about} />}
      <ol className="grid gap-3">
        {data.messages.map((message) => (
          <li
            key={message.at + message.by}
            className={`grid gap-1 border-s-2 ps-4 ${message.by === 'diyar' ? 'border-primary' : 'border-line'}`}
          >
            <p className="tabular text-xs text-soft">
              {t('consoleTickets.by', {
                name: message.name ?? data.sender.name,
                at: ltrText(dateTimeText(message.at)),
              })}
            </p>
            <p className="break-words whitespace-pre-line" dir="auto">
              {message.text}
            </p>
            {message.attachment === null ? null : (
              <AttachmentLink ticket={data.id} attachment={message.attachment} />
            )}
          </li>
        ))}
      </ol>
      {data.state === 'closed' ? (
        <Closed ticket={data} />
      ) : (
        <TicketAnswer
          key={data.messages.length}
          ticket={data}
          onSaved={(next) => {
            client.setQueryData(queryKey, next);
            void client.invalidateQueries({ predicate: ({ queryKey: key }) => key.includes('desk') });
            onDone();
          }}
          onStale={() => void refetch()}
        />
      )}
    </Card>
  );
}

/** That it is closed, and what its sender thought of the help. */
function Closed({ ticket: { rating } }: { ticket: ConsoleTicket }) {
  const t = useTranslations('consoleTickets');
  const score = TICKET_SCORES.find((one) => one === rating?.score);
  return (
    <div className="grid gap-1 rounded-base bg-sunken p-4">
      <p>{t('isClosed')}</p>
      {score === undefined ? null : (
        <p className="font-bold">{t('rated', { score: t(`scores.${score}`) })}</p>
      )}
      {rating?.text ? (
        <p className="break-words whitespace-pre-line" dir="auto">
          {rating.text}
        </p>
      ) : null}
    </div>
  );
}

function Sender({ ticket }: { ticket: ConsoleTicket }) {
  const t = useTranslations('consoleTickets');
  const to = paths(useLang());
  const { sender, contact } = ticket;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="tabular text-sm text-soft">{t('number', { number: ltrText(ticket.id) })}</span>
        <Badge tone={ticket.state === 'open' ? 'warning' : 'neutral'}>{t(`states.${ticket.state}`)}</Badge>
        <Badge>{t(`kinds.${ticket.kind}`)}</Badge>
        <Badge tone="info">{t(`writesIn.${ticket.lang}`)}</Badge>
      </p>
      <h2 className="text-lg font-bold">
        <bdi>{ticket.subject}</bdi>
      </h2>
      {ticket.may_act === false ? (
        <Notice tone="warning" icon="warning">
          {t('mayNotAct')}
        </Notice>
      ) : null}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <div className="flex gap-2">
          <dt className="text-soft">
            {sender.account_id === null
              ? t('stranger')
              : t('account', { number: ltrText(sender.account_id) })}
          </dt>
          <dd>
            {sender.account_id === null ? (
              <bdi>{sender.name}</bdi>
            ) : (
              <a href={to.profile(sender.account_id)} className="hover:underline">
                <bdi>{sender.name}</bdi>
              </a>
            )}
          </dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-soft">{t('phone')}</dt>
          <dd>
            <a href={`tel:${contact.phone}`} className="text-primary hover:underline">
              <bdi dir="ltr" className="tabular">
                {contact.phone}
              </bdi>
            </a>
          </dd>
        </div>
        {contact.email === null ? null : (
          <div className="flex gap-2">
            <dt className="text-soft">{t('email')}</dt>
            <dd>
              <a href={`mailto:${contact.email}`} className="text-primary hover:underline">
                <bdi dir="ltr" className="break-all">
                  {contact.email}
                </bdi>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
