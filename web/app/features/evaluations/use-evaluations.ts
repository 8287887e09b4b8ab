import type { EvaluationsPage } from '@diyar/contract/booking/evaluations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { askAnew, askEvery, useLive } from '../../live/use-live.ts';

/** Stays that wait for my evaluation, what I wrote and what is said of me, followed while the page is seen. */
export function useEvaluations() {
  const lang = useLang();
  const client = useQueryClient();
  const queryKey = [lang, 'evaluations'];
  const isLive = useLive('reservation', () => void askAnew(query));
  const query = useQuery({
    queryKey,
    queryFn: () => callApi('GET /api/v1/evaluations', { lang }),
    refetchInterval: ({ state }) => askEvery(isLive, state.error),
  });
  const keep = (page: EvaluationsPage) => {
    client.setQueryData(queryKey, page);
    // Asks for older ones anew: the changed one may be among them.
    void client.invalidateQueries({ queryKey: [...queryKey, 'older'] });
  };
  return { query, keep };
}
