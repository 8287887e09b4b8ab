import type { Ticket } from '@diyar/contract/people/tickets';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { TicketRating } from './rate-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ThingLink } from './thing-link.tsx';
import { TicketStateBadge } from './ticket-state.tsx';

/** An answer appears by itself on the page that waits for it. */
const ASK_EVERY_MS = 30_000;

interface TicketViewProps {
  id: string;
  /** Of a stranger's ticket. */
  linkKey: string | undefined;
  isNew: boolean;
}

/** A ticket with its answers, and the place to write more. */
export function TicketView({ id, linkKey, isNew }: TicketViewProps) {
  const t = useTranslations('contact');
  const lang = useLang();
  const client = useQueryClient();
  const { status } = useSession();
  const queryKey = [lang, 'ticket', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => callApi('GET /api/v1/tickets/{id}', { params: { id }, query: { k: linkKey }, lang }),
    enabled: status !== 'unknown',
    refetchInterval: ASK_EVERY_MS,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <Problem error={error} retry={() => void refetch()} />;
  return (
    <div className="grid gap-5">
      <Link
        to={paths(lang).contact()}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-soft hover:underline"
      >
        <Icon name="chevron" className="size-4 rotate-180" />
        {t('back')}
      </Link>
      {isNew ? (
        <Notice tone="primary" icon="check">
          <p className="font-bold">{t('sentTitle')}</p>
          {t(linkKey === undefined ? 'sentText' : 'sentGuest', { number: ltrText(data.id) })}
        </Notice>
      ) : null}
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <span className="tabular text-soft">{t('number', { number: ltrText(data.id) })}</span>
          <TicketStateBadge state={data.state} />
        </div>
        <h1 className="text-xl font-bold">
          <bdi>{data.subject}</bdi>
        </h1>
        <p className="text-sm text-soft">{t(`kinds.${data.kind}`)}</p>
        {data.about === null ? null : <ThingLink thing={data.about} />}
      </div>
      <Messages ticket={data} />
      {data.can_reply ? null : (
        <p className="rounded-base bg-sunken p-4">{t(data.state === 'closed' ? 'closedText' : 'fullText')}</p>
      )}
      <TicketRating ticket={data} linkKey={linkKey} onDone={(next) => client.setQueryData(queryKey, next)} />
      {data.can_reply ? (
        <ReplyForm
          key={data.messages.length}
          ticket={data}
          linkKey={linkKey}
          onDone={(next) => (next === undefined ? void refetch() : client.setQueryData(queryKey, next))}
        />
      ) : null}
    </div>
  );
}

function Messages({ ticket }: { ticket: Ticket }) {
  const t = useTranslations('contact');
  return (
    <ol className="grid gap-3">
      {ticket.messages.map((message) => (
        <li
          key={message.at + message.by}
          className={`grid max-w-[36rem] gap-1 rounded-base border border-line p-4 ${message.by === 'diyar' ? 'justify-self-end bg-primary-soft' : 'justify-self-start bg-surface'}`}
        >
          <p className="flex flex-wrap items-center gap-x-3 text-xs text-soft">
            <span className="font-bold text-ink">
              <bdi>{message.by_name ?? t(`by.${message.by}`)}</bdi>
            </span>
            <bdi dir="ltr" className="tabular">
              {dateTimeText(message.at)}
            </bdi>
          </p>
          <p className="break-words whitespace-pre-line" dir="auto">
            {message.text}
          </p>
          {message.attachment === null ? null : (
            <p className="flex items-center gap-1 text-sm text-soft">
              <Icon name="image" className="size-4" />
              {t(`attachments.${message.attachment}`)}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Problem({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations();
  const to = paths(useLang());
  const isGuest = useSession().status === 'guest';
  if (error instanceof ApiError && error.code === 'not_found') {
    const action = (
      <div className="flex flex-wrap justify-center gap-3">
        {isGuest ? (
          <Link to={to.signIn({ returnTo: to.contact() })} className={buttonLook('primary')}>
            {t('contact.signIn')}
          </Link>
        ) : null}
        <Link to={to.contact()} className={buttonLook('secondary')}>
          {t('contact.title')}
        </Link>
      </div>
    );
    return (
      <EmptyState
        isPage
        drawing="door"
        title={t('contact.notFound')}
        text={t('contact.notFoundText')}
        action={action}
      />
    );
  }
  return (
    <EmptyState
      isPage
      drawing="cloud"
      title={t('contact.ticketFailed')}
      text={error instanceof ApiError ? error.msg : t('errors.server_error')}
      action={<Button onClick={retry}>{t('common.retry')}</Button>}
    />
  );
}
