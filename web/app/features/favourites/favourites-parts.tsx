import { ApiError } from '../../api/api-error.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const GRID = 'grid gap-x-5 gap-y-9 xs:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

export function Nothing({ text }: { text: string }) {
  const t = useTranslations('favourites');
  const action = (
    <Link to={paths(useLang()).results()} className={buttonLook('primary')}>
      {t('browse')}
    </Link>
  );
  return <EmptyState drawing="heart" title={t('emptyTitle')} text={text} action={action} />;
}

export function Problem(props: { isAway: boolean; error: Error | null; retry: () => void }) {
  const t = useTranslations();
  const { isAway, error } = props;
  return (
    <EmptyState
      drawing="cloud"
      title={t(isAway ? 'favourites.awayTitle' : 'favourites.loadFailed')}
      text={!isAway && error instanceof ApiError ? error.msg : t('favourites.awayText')}
      action={<Button onClick={props.retry}>{t('common.retry')}</Button>}
    />
  );
}

const PLACES = ['a', 'b', 'c', 'd'];

export function CardsSkeleton() {
  const t = useTranslations('common');
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className={GRID}>
      {PLACES.map((place) => (
        <div key={place} className="grid gap-3">
          <Skeleton className="aspect-[4/3]" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      ))}
    </div>
  );
}
