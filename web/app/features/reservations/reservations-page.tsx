import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { askAnew, askEvery, useLive } from '../../live/use-live.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { filterFrom, type ListFilter, queryOfFilter } from './list-filter.ts';
import { ListFilters } from './list-filters.tsx';
import { AwayNotice, LoadProblem, useIsAway } from './load-problem.tsx';
import { NoReservations } from './no-reservations.tsx';
import { ReservationCardView } from './reservation-card.tsx';
import { ReservationCardsSkeleton } from './reservation-skeleton.tsx';

/** My bookings as a guest, and bookings of my units. */
export function ReservationsPage() {
  const t = useTranslations('reservations');
  const [query, setQuery] = useSearchParams();
  const isBusiness = useSession().userType === 'bussines';
  const filter = filterFrom(query, isBusiness ? 'host' : 'guest');
  const show = (changes: Partial<ListFilter>) =>
    setQuery(queryOfFilter({ ...filter, page: 1, ...changes }), { preventScrollReset: true });
  const sides = isBusiness ? (['host', 'guest'] as const) : (['guest', 'host'] as const);
  return (
    <div className="page grid gap-5 py-6 md:py-10">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <Tabs
        label={t('sides')}
        tabs={sides.map((side) => ({ value: side, label: t(side) }))}
        value={filter.side}
        onChange={(side) => show({ side, state: '', when: '' })}
      >
        <div className="grid gap-5">
          <ListFilters filter={filter} onChange={show} />
          <List filter={filter} onClear={() => show({ state: '', when: '' })} />
        </div>
      </Tabs>
    </div>
  );
}

function List({ filter, onClear }: { filter: ListFilter; onClear: () => void }) {
  const t = useTranslations();
  const lang = useLang();
  const { data, error, refetch, isPaused } = useReservations(filter);
  const isAway = useIsAway({ isPaused, error });
  if (data === undefined) {
    if (error === null && !isPaused) return <ReservationCardsSkeleton />;
    return <LoadProblem error={error} retry={() => void refetch()} isPage={false} />;
  }
  if (data.items.length === 0) return <NoReservations filter={filter} onClear={onClear} />;
  return (
    <>
      {isAway ? <AwayNotice /> : null}
      <p role="status" className="text-sm text-soft">
        {t('reservations.count', { count: data.total })}
      </p>
      <ul className="grid gap-4">
        {data.items.map((reservation) => (
          <li key={reservation.id}>
            <ReservationCardView
              reservation={reservation}
              side={filter.side}
              onLapse={() => void refetch()}
            />
          </li>
        ))}
      </ul>
      <ListPages
        page={data.page}
        pages={data.pages}
        to={(page) => paths(lang).reservations(queryOfFilter({ ...filter, page: page ?? 1 }))}
      />
    </>
  );
}

/** Lists change elsewhere (payments, lapses, new bookings); a page being looked at follows. */
function useReservations(filter: ListFilter) {
  const lang = useLang();
  const isLive = useLive('reservation', () => void askAnew(list));
  const { side, when, state, page } = filter;
  const query = {
    page,
    ...(when === '' ? {} : { when }),
    ...(state === '' ? {} : { state }),
  };
  const list = useQuery({
    queryKey: [lang, 'reservations', side, when, state, page],
    queryFn: () =>
      side === 'host'
        ? callApi('GET /api/v1/host/reservations', { query, lang })
        : callApi('GET /api/v1/reservations', { query, lang }),
    refetchInterval: ({ state }) => askEvery(isLive, state.error),
    placeholderData: keepPreviousData,
  });
  return list;
}
