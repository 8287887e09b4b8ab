import { NOTIFICATION_KINDS, type NotificationKind } from '@diyar/contract/words/notification-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { askAnew, askEvery, useLive } from '../../live/use-live.ts';

/** Which notifications are shown, as the address says it. */
export interface Shown {
  page: number;
  unread: boolean;
  kind: NotificationKind | undefined;
}

export function useShown(): Shown {
  const [query] = useSearchParams();
  return {
    page: Math.max(1, Number(query.get('page')) || 1),
    unread: query.get('unread') === '1',
    kind: NOTIFICATION_KINDS.find((kind) => kind === query.get('kind')),
  };
}

/** A page of my notifications, asked anew when one comes or is read elsewhere. */
export function useNotifications({ page, unread, kind }: Shown) {
  const lang = useLang();
  const isLive = useLive('notification', () => void askAnew(query));
  const query = useQuery({
    queryKey: [lang, 'notifications', page, unread, kind],
    queryFn: () =>
      callApi('GET /api/v1/notifications', {
        query: { page, ...(unread && { unread: '1' }), ...(kind && { kind }) },
        lang,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: (current) => askEvery(isLive, current.state.error),
  });
  return query;
}
