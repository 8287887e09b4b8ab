import type { EvaluationsPage } from '@diyar/contract/booking/evaluations';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { toastError } from '../../ui/late-toast.ts';

export type EvaluationList = 'given' | 'received';

/** The evaluations that the page brought, and those before them once they are asked for; a page that changed asks for those anew. */
export function useOlder(page: EvaluationsPage, list: EvaluationList) {
  const lang = useLang();
  const [isWanted, setWanted] = useState(false);
  const newest = page[list];
  const last = newest.at(-1)?.evaluation_id ?? '';
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [lang, 'evaluations', 'older', list, last],
    queryFn: ({ pageParam: before }) =>
      callApi('GET /api/v1/evaluations/{list}', { params: { list }, query: { before }, lang }),
    initialPageParam: last,
    getNextPageParam: ({ items, has_more }) => (has_more ? items.at(-1)?.evaluation_id : undefined),
    enabled: isWanted && page.has_more[list],
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (error instanceof ApiError) void toastError(error.msg, 'evaluations');
  }, [error]);
  const older = data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    all: [...newest, ...older],
    hasMore: page.has_more[list] && (data === undefined || hasNextPage),
    isAsking: isFetching,
    askMore: () => (isWanted ? void fetchNextPage() : setWanted(true)),
  };
}
