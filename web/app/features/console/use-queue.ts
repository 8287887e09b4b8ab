import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useListKeys } from './use-list-keys.ts';
import { useConsoleCall } from './use-operator.ts';

/** A queue follows what comes in while it lies open. */
const FOLLOW_MS = 15_000;

export interface QueueItem {
  id: string;
}

interface QueueOf<Item extends QueueItem, State extends string> {
  /** Names the queue among what is kept. */
  name: string;
  /** The word of the address that says what is chosen. */
  param: string;
  states: readonly State[];
  /** Those that wait; listed unless the address says otherwise. */
  waiting: State;
  ask: (query: { state: State; page: number }) => Promise<QueuePage<Item>>;
  /** Goes into what is chosen by the keyboard. */
  onEnter?: () => void;
}

interface QueuePage<Item> {
  items: Item[];
  total: number;
  page: number;
  pages: number;
}

export type Queue<Item extends QueueItem, State extends string> = ReturnType<typeof useQueue<Item, State>>;

/** A queue of the operators and what is chosen of it, both by the address, and the keys that go through it. */
export function useQueue<Item extends QueueItem, State extends string>(of: QueueOf<Item, State>) {
  const { name, param, states, waiting, ask, onEnter } = of;
  const lang = useLang();
  const call = useConsoleCall();
  const [query, setQuery] = useSearchParams();
  const state = states.find((each) => each === query.get('state')) ?? waiting;
  const page = Math.max(1, Number(query.get('page')) || 1);
  const chosen = query.get(param) ?? undefined;
  const { data, error, refetch } = useQuery({
    queryKey: [lang, name, state, page],
    queryFn: () => call(() => ask({ state, page })),
    placeholderData: keepPreviousData,
    refetchInterval: FOLLOW_MS,
  });
  const choose = (id: string | undefined) => {
    const next = new URLSearchParams(query);
    next.delete(param);
    if (id !== undefined) next.set(param, id);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const keys = data?.items.map(({ id }) => id) ?? [];
  useListKeys({ keys, chosen, onChoose: choose, onEnter: onEnter ?? (() => undefined) });
  /** After what waited is decided the next one opens by itself; elsewhere it stays in sight. */
  const goOn = () => {
    const next = keys[keys.indexOf(chosen ?? '') + 1] ?? keys.find((key) => key !== chosen);
    void refetch();
    choose(state === waiting ? next : chosen);
  };
  return { state, page, query, chosen, choose, goOn, data, error, refetch, isWaiting: state === waiting };
}
