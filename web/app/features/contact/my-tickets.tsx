import type { TicketLine } from '@diyar/contract/people/tickets';
import { dateText } from '@diyar/contract/values/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TicketStateBadge } from './ticket-state.tsx';

const A_PAGE = 10;

/** What the signed-in account wrote to Diyar, the newest first. */
export function MyTickets() {
  const t = useTranslations();
  const lang = useLang();
  const page = Math.max(1, Number(useSearchParams()[0].get('page')) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'tickets', page],
    queryFn: () => callApi('GET /api/v1/tickets', { query: { page, per_page: A_PAGE }, lang }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-lg font-bold">{t('contact.mine')}</h2>
      {data === undefined && error === null ? <Skeleton className="h-40" /> : null}
      {data === undefined && error !== null ? (
        <Card className="grid gap-3 p-5">
          <p>{t('contact.mineFailed')}</p>
          <Button kind="secondary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </Card>
      ) : null}
      {data?.total === 0 ? <p className="text-soft">{t('contact.mineNone')}</p> : null}
      {data === undefined || data.total === 0 ? null : (
        <>
          <ul className="grid gap-3">
            {data.items.map((ticket) => (
              <TicketItem key={ticket.id} ticket={ticket} />
            ))}
          </ul>
          <ListPages page={data.page} pages={data.pages} to={(each) => paths(lang).contact({ page: each })} />
        </>
      )}
    </section>
  );
}

function TicketItem({ ticket }: { ticket: TicketLine }) {
  const t = useTranslations('contact');
  const to = paths(useLang());
  return (
    <Card as="li" className="relative grid gap-2 p-4 transition-colors hover:bg-sunken">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="tabular text-sm text-soft">{t('number', { number: ltrText(ticket.id) })}</span>
        <TicketStateBadge state={ticket.state} />
      </div>
      <Link to={to.contact({ ticket: ticket.id })} className="font-bold after:absolute after:inset-0">
        <bdi>{ticket.subject}</bdi>
      </Link>
      <p className="text-xs text-soft">{t('sentAt', { date: ltrText(dateText(ticket.created_at)) })}</p>
    </Card>
  );
}
