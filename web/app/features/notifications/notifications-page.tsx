import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toastError } from '../../ui/late-toast.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { ChannelChoices } from './channel-choices.tsx';
import { MailSection } from './mail-section.tsx';
import { NotificationFilters } from './notification-filters.tsx';
import { NotificationRow } from './notification-row.tsx';
import { PushSection } from './push-section.tsx';
import { RequestTelling } from './request-telling.tsx';
import { type Shown, useNotifications, useShown } from './use-notifications.ts';

type List = CallData<'GET /api/v1/notifications'>;

/** What the reader was told in the account they act for: unread first to the eye, each leading to its thing. */
export function NotificationsPage() {
  const t = useTranslations('notifications');
  const shown = useShown();
  const { data, error, refetch } = useNotifications(shown);
  if (data !== undefined) return <Loaded data={data} shown={shown} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

function Loaded({ data, shown }: { data: List; shown: Shown }) {
  const t = useTranslations('notifications');
  const to = deskPaths(useLang());
  const { unread, kind } = shown;
  const query = (page: number | undefined) => ({ page, unread: unread ? 1 : undefined, kind });
  return (
    <div className="page grid max-w-4xl grid-cols-1 gap-5 py-6 lg:py-8">
      <PageHead
        title={t('title')}
        lead={t('lead', { unread: data.unread })}
        action={<ReadAll data={data} />}
      />
      <NotificationFilters shown={shown} kinds={data.kinds} />
      {data.items.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t(unread ? 'emptyUnread' : 'empty')}
          text={t(unread ? 'emptyUnreadText' : 'emptyText')}
        />
      ) : (
        <ul className="grid gap-2">
          {data.items.map((item) => (
            <NotificationRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      <ListPages page={data.page} pages={data.pages} to={(page) => to.notifications(query(page))} />
      <RequestTelling />
      <PushSection />
      <MailSection />
      <ChannelChoices />
    </div>
  );
}

/** Marks as read all up to the newest that is shown: what came meanwhile stays new. */
function ReadAll({ data }: { data: List }) {
  const t = useTranslations('notifications');
  const client = useQueryClient();
  const lang = useLang();
  const newest = data.items[0]?.id;
  const { mutate, isPending } = useMutation({
    mutationFn: (until: string) => callApi('PUT /api/v1/notifications/read', { body: { until } }),
    onSettled: () => client.invalidateQueries({ queryKey: [lang, 'notifications'] }),
    onError: (error) => void toastError(error.message, 'notifications-read'),
  });
  if (data.unread === 0 || newest === undefined || data.page !== 1) return null;
  return (
    <Button kind="secondary" pending={isPending} onClick={() => mutate(newest)}>
      {t('readAll')}
    </Button>
  );
}
