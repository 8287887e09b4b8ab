import { useSearchParams } from 'react-router';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { isAdvertiser, useReader } from '../../session/reader.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ExportButton } from './export-button.tsx';
import { filterFrom, type ListFilter, queryOfFilter } from './list-filter.ts';
import { ListFilters } from './list-filters.tsx';
import { AwayNotice, LoadProblem, useIsAway } from './load-problem.tsx';
import { NoReservations } from './no-reservations.tsx';
import { ReservationCardView } from './reservation-card.tsx';
import { ReservationCardsSkeleton } from './reservation-skeleton.tsx';
import { type BookingList, useBookingList } from './use-booking-list.ts';

/** My bookings as a guest, and bookings of my units. */
export function ReservationsPage() {
  const t = useTranslations('reservations');
  const [query, setQuery] = useSearchParams();
  const isBusiness = useSession().userType === 'bussines';
  const filter = filterFrom(query, isBusiness ? 'host' : 'guest');
  const show = (changes: Partial<ListFilter>) =>
    setQuery(queryOfFilter({ ...filter, page: 1, ...changes }), { preventScrollReset: true });
  const list = useBookingList(filter);
  const sides = useSides(filter.side);
  return (
    <div className="page grid gap-5 py-6 md:py-10">
      <div className="grid gap-1">
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        {/* What is searched for is counted alone, and is not all that waits. */}
        {filter.q === '' ? <Lead side={filter.side} list={list.data} /> : null}
      </div>
      <Tabs
        label={t('sides')}
        tabs={sides.map((side) => ({ value: side, label: t(side) }))}
        value={filter.side}
        onChange={(side) => show({ side, view: 'all', q: '' })}
      >
        <div className="grid gap-4">
          <ListFilters filter={filter} counts={list.data?.counts} onChange={show} />
          <List filter={filter} list={list} onClear={() => show({ view: 'all', q: '' })} />
        </div>
      </Tabs>
    </div>
  );
}

/** The sides whose bookings are to be had: one that only books has its own alone, unless an address asks for the other. */
function useSides(shown: ListFilter['side']): readonly ListFilter['side'][] {
  const reader = useReader();
  if (reader === 'bussines') return ['host', 'guest'];
  return shown === 'guest' && !isAdvertiser(reader) ? ['guest'] : ['guest', 'host'];
}

/** What waits, in one sentence. */
function Lead({ side, list }: { side: ListFilter['side']; list: BookingList | undefined }) {
  const t = useTranslations('bookingLists');
  if (list === undefined) return null;
  const { counts, to_come: toCome } = list;
  if (side === 'guest') return <p className="text-soft">{t('guestLead', { count: counts.to_pay ?? 0 })}</p>;
  const { to_accept: toAccept = 0, arriving = 0, departing = 0 } = counts;
  return (
    <p className="text-soft">
      {t('hostLead', { toAccept, arriving, departing })}
      {toCome === undefined || toCome.amount === 0 ? null : (
        <> {t('moneyLead', { amount: ltrText(toCome.text) })}</>
      )}
    </p>
  );
}

interface ListProps {
  filter: ListFilter;
  list: ReturnType<typeof useBookingList>;
  onClear: () => void;
}

function List({ filter, list, onClear }: ListProps) {
  const t = useTranslations();
  const lang = useLang();
  const { data, error, refetch, isPaused } = list;
  const isAway = useIsAway({ isPaused, error });
  if (data === undefined) {
    if (error === null && !isPaused) return <ReservationCardsSkeleton />;
    return <LoadProblem error={error} retry={() => void refetch()} isPage={false} />;
  }
  if (data.items.length === 0) return <NoReservations filter={filter} onClear={onClear} />;
  return (
    <>
      {isAway ? <AwayNotice /> : null}
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-sm text-soft">
          {t('reservations.count', { count: data.total })}
        </p>
        <ExportButton filter={filter} />
      </div>
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
