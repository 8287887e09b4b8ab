import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ListFilter } from './list-filter.ts';

/** An empty list says why, and what to do. */
export function NoReservations({ filter, onClear }: { filter: ListFilter; onClear: () => void }) {
  const t = useTranslations('reservations');
  const to = paths(useLang());
  const isBusiness = useSession().userType === 'bussines';
  if (filter.view !== 'all' || filter.q !== '') {
    const clear = (
      <Button kind="secondary" onClick={onClear}>
        {t('clearFilters')}
      </Button>
    );
    return (
      <EmptyState
        drawing="search"
        title={t('empty.filteredTitle')}
        text={t('empty.filteredText')}
        action={clear}
      />
    );
  }
  if (filter.side === 'host') {
    return <EmptyState drawing="calendar" title={t('empty.hostTitle')} text={t('empty.hostText')} />;
  }
  return (
    <EmptyState
      drawing="tent"
      title={t('empty.guestTitle')}
      text={t(isBusiness ? 'empty.businessText' : 'empty.guestText')}
      action={
        isBusiness ? undefined : (
          <Link to={to.results()} className={buttonLook('primary')}>
            {t('empty.guestAction')}
          </Link>
        )
      }
    />
  );
}
