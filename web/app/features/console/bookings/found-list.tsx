import type { FoundReservation } from '@diyar/contract/console/console-threads';
import { dateText } from '@diyar/contract/values/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListPages } from '../../../layout/list-pages.tsx';
import { Link } from '../../../rendering/link.tsx';
import { planPaths } from '../../../site/plan-paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';

/** Bookings that a search finds, or all of them, the newest first. */
export function FoundList({ q }: { q: string }) {
  const t = useTranslations('consoleThreads');
  const lang = useLang();
  const call = useConsoleCall();
  const page = Math.max(1, Number(useSearchParams()[0].get('page')) || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-found', q, page],
    queryFn: () => call(() => callApi('GET /api/v1/console/reservations', { query: { q, page }, lang })),
    placeholderData: keepPreviousData,
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.items.length === 0) return <EmptyState drawing="search" title={t('none')} text={t('noneText')} />;
  const to = (query: Record<string, string | undefined>) => planPaths(lang).consoleBookings(query);
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-soft">
        {t('count', { count: data.total })}
      </p>
      <ul aria-label={t('list')} className="overflow-hidden rounded-base border border-line bg-surface">
        {data.items.map((booking) => (
          <Item key={booking.id} booking={booking} to={to({ number: booking.id })} />
        ))}
      </ul>
      <ListPages
        page={data.page}
        pages={data.pages}
        to={(each) =>
          to({ q: q === '' ? undefined : q, page: each === undefined ? undefined : String(each) })
        }
      />
    </div>
  );
}

function Item({ booking, to }: { booking: FoundReservation; to: string }) {
  const t = useTranslations('consoleThreads');
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={to}
        className="grid gap-1 px-4 py-3 hover:bg-sunken sm:grid-cols-[9rem_1fr_1fr_auto] sm:gap-4"
      >
        <span className="tabular font-bold">{ltrText(booking.id)}</span>
        <span className="truncate">
          <bdi>{booking.unit.name}</bdi>
        </span>
        <span className="truncate text-soft">
          <bdi>{booking.guest.name}</bdi> · <bdi>{booking.host.name}</bdi>
        </span>
        <span className="flex gap-3 text-sm text-soft">
          <span>{t(`states.${booking.state}`)}</span>
          <bdi dir="ltr" className="tabular">
            {dateText(booking.arrives_at)}
          </bdi>
        </span>
      </Link>
    </li>
  );
}
