import type { MessageThread } from '@diyar/contract/booking/messages';
import type { Lang } from '@diyar/messages/messages';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { askAnew, askEvery, useLive } from '../../live/use-live.ts';

type Message = MessageThread['items'][number];

/** The newest messages of a booking as a query: who asks for them before they are opened asks for the same. */
export const threadQuery = (id: string, lang: Lang) =>
  queryOptions({
    queryKey: [lang, 'messages', id],
    queryFn: () => callApi('GET /api/v1/reservations/{id}/messages', { params: { id }, lang }),
  });

/** Messages of a booking, followed while the page is seen; `earlier` are those asked for before the newest fifty. */
export function useThread(id: string) {
  const lang = useLang();
  const client = useQueryClient();
  const isLive = useLive('message', () => void askAnew(query));
  const query = useQuery({
    ...threadQuery(id, lang),
    refetchInterval: ({ state }) => askEvery(isLive, state.error),
  });
  const { earlier, isFetching, fetchEarlier } = useEarlier(id);
  const items = joinMessages(earlier?.items ?? [], query.data?.items ?? []);
  return {
    query,
    items,
    hasMore: earlier === undefined ? (query.data?.has_more ?? false) : earlier.hasMore,
    isFetchingEarlier: isFetching,
    fetchEarlier: () => void fetchEarlier(items[0]?.position ?? 1),
    keep: (thread: MessageThread) => client.setQueryData(threadQuery(id, lang).queryKey, thread),
  };
}

/** Both in their order, each position once: the newer answer about a message wins. */
function joinMessages(earlier: readonly Message[], newest: readonly Message[]): Message[] {
  const byPosition = new Map([...earlier, ...newest].map((message) => [message.position, message]));
  return [...byPosition.values()].sort((one, other) => one.position - other.position);
}

function useEarlier(id: string) {
  const lang = useLang();
  const [earlier, setEarlier] = useState<{ items: Message[]; hasMore: boolean }>();
  const [isFetching, setFetching] = useState(false);
  const fetchEarlier = async (before: number) => {
    setFetching(true);
    try {
      const asked = { params: { id }, query: { before }, lang };
      const page = await callApi('GET /api/v1/reservations/{id}/messages', asked);
      setEarlier((known) => ({
        items: joinMessages(page.items, known?.items ?? []),
        hasMore: page.has_more,
      }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setFetching(false);
    }
  };
  return { earlier, isFetching, fetchEarlier };
}
