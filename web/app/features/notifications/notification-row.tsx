import type { Notification } from '@diyar/contract/people/notifications';
import { dateTimeText } from '@diyar/contract/values/format';
import type { NotificationKind } from '@diyar/contract/words/notification-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { notificationPath } from '../../site/notification-paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

const ICON_OF: Record<NotificationKind, IconName> = {
  bookings: 'calendar',
  messages: 'chat',
  money: 'card',
  ads: 'building',
  requests: 'search',
  memberships: 'receipt',
  team: 'users',
  support: 'info',
  account: 'shield',
  searches: 'search',
  news: 'bell',
};

/** One notification: going to its thing reads it, and it can be read where it stands. */
export function NotificationRow({ item }: { item: Notification }) {
  const t = useTranslations('notifications');
  const lang = useLang();
  const read = useRead(item.id);
  return (
    <li
      className={`flex items-start gap-3 rounded-base border px-4 py-3 ${item.is_read ? 'border-line bg-surface' : 'border-primary/40 bg-primary-soft'}`}
    >
      <Icon name={ICON_OF[item.kind]} className="mt-1 size-5 shrink-0 text-primary" />
      <div className="min-w-0 grow">
        <Link
          to={notificationPath(lang, item.place, item.place_id)}
          onClick={() => {
            if (!item.is_read) read();
          }}
          className={`block rounded-base py-0.5 hover:underline ${item.is_read ? '' : 'font-bold'}`}
        >
          {item.is_read ? null : <span className="sr-only">{t('unreadMark')}: </span>}
          {item.text}
        </Link>
        <p className="text-xs text-soft">
          {t(`kinds.${item.kind}`)} · <bdi dir="ltr">{dateTimeText(item.at)}</bdi>
        </p>
      </div>
      {item.is_read ? null : (
        <IconButton label={t('readOne')} onClick={read}>
          <Icon name="check" />
        </IconButton>
      )}
    </li>
  );
}

/** Marks a notification as read; a failure leaves it unread, which is what it is. */
function useRead(id: string): () => void {
  const client = useQueryClient();
  const lang = useLang();
  const { mutate } = useMutation({
    mutationFn: () => callApi('PUT /api/v1/notifications/{id}/read', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [lang, 'notifications'] }),
  });
  return () => mutate();
}
