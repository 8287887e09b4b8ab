import { useTranslations } from '../../i18n/translations.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { FeedList } from './feed-list.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useFeeds } from './use-feeds.ts';

/** Calendars of other sites that close days of a unit, and its own for them; saved by themselves. */
export function FeedsCard({ unitId }: { unitId: string }) {
  const t = useTranslations('calendarFeeds');
  const { data, error, refetch } = useFeeds(unitId);
  const reread = () => void refetch();
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-72" />;
    return <OwnAdProblem error={error} title={t('failed')} retry={reread} />;
  }
  return (
    <SettingsCard title={t('title')}>
      <p className="text-soft">{t('lead')}</p>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <FeedList unitId={unitId} feeds={data} onChange={reread} />
        {data.abilities.edit ? <CalendarLink unitId={unitId} link={data.link} onChange={reread} /> : null}
      </div>
      {data.abilities.edit ? null : <p className="text-sm text-soft">{t('readOnly')}</p>}
    </SettingsCard>
  );
}
