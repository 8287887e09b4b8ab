import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { askAnew, askEvery, useLive } from '../../live/use-live.ts';

/** A page of the board from a date on, which follows every booking and closure of the account. */
export function useBoard({ from, days, page }: { from: string; days: number; page: number }) {
  const lang = useLang();
  const reload = () => void askAnew(board);
  const isLive = useLive('reservation', reload);
  useLive('calendar', reload);
  const board = useQuery({
    queryKey: [lang, 'board', from, days, page],
    queryFn: () => callApi('GET /api/v1/host/board', { query: { from, days, page }, lang }),
    refetchInterval: ({ state }) => askEvery(isLive, state.error),
    placeholderData: keepPreviousData,
  });
  return { ...board, reload };
}
