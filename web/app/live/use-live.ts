import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useSession } from '../session/session.ts';
import { liveState, type Watch, watch } from './live.ts';

/** How often to ask while no stream tells. */
const ASK_EVERY_MS = 5000;

const never = () => false;

/**
 * Calls `onChange` when what is looked at may have changed elsewhere, and when the stream that tells of it begins again.
 * False while there is no stream: ask by the clock then. Nothing is followed unless `isWanted`.
 */
export function useLive(
  what: Watch['what'],
  onChange: () => void,
  { unit, isWanted = true }: { unit?: Watch['unit']; isWanted?: boolean } = {},
): boolean {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // Another account has another stream.
  const account = useSession().user?.id;
  const unitId = unit?.id;
  const linkKey = unit?.linkKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `account` is the reason to follow anew
  useEffect(() => {
    if (!isWanted) return;
    return watch({
      what,
      unit: unitId === undefined ? undefined : { id: unitId, linkKey },
      onChange: () => latest.current(),
    });
  }, [what, unitId, linkKey, isWanted, account]);
  return useSyncExternalStore(liveState.subscribe, liveState.isLive, never);
}

/**
 * How often to ask by the clock, in milliseconds; false where the stream tells. It tells of a change only once: an answer
 * lost on the way has to be asked for again.
 */
export function askEvery(isLive: boolean, error: Error | null | undefined): number | false {
  const isLost = error instanceof ApiError && error.isPassing;
  return isLive && !isLost ? false : ASK_EVERY_MS;
}

/**
 * Asks anew because of a change. React Query joins a first answer that is still under way, and that one may be older than
 * the change: it is waited for, and asked once more. What a list shows of the one before it is no answer of its own.
 */
export async function askAnew(query: UseQueryResult): Promise<void> {
  const { data, isFetching, isPlaceholderData, refetch } = query;
  if (isFetching && (data === undefined || isPlaceholderData)) await refetch();
  await refetch();
}
