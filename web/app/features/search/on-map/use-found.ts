import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { pauseBeforeAgain } from '../../../api/ask-again.ts';
import { callApi } from '../../../api/client.ts';
import { useOnline } from '../../../api/use-online.ts';
import type { Bounds } from '../../map/bounds.ts';
import type { Search } from '../query/search.ts';
import type { FoundOnMap } from './found-on-map.ts';
import { mapQueryOf } from './map-query.ts';

export interface FoundInView {
  found: FoundOnMap & { total: number };
  status: 'loading' | 'ready' | 'failed';
  /** The error as a sentence to show. */
  problem: string;
  retry: () => void;
}

const NOTHING = { clusters: [], pins: [], total: 0 };

/**
 * The ads of a search in a piece of the map; what was found last stays until the next answer, and is asked for again by itself where
 * the server had too much to do. Without a piece nothing is in it; before the map `isReady` nothing is known.
 */
export function useFound(
  filters: Search,
  bounds: Bounds | undefined,
  zoom: number,
  isReady: boolean,
): FoundInView {
  const [state, setState] = useState<Omit<FoundInView, 'retry'>>({
    found: NOTHING,
    status: 'loading',
    problem: '',
  });
  const [attempt, setAttempt] = useState(0);
  const isOnline = useOnline();
  const question = bounds === undefined ? undefined : JSON.stringify(mapQueryOf(filters, bounds, zoom));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, or the network's return, asks the same again
  useEffect(() => {
    if (question === undefined) {
      setState({ found: NOTHING, status: isReady ? 'ready' : 'loading', problem: '' });
      return;
    }
    const leaving = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    setState((before) => ({ ...before, status: 'loading' }));
    callApi('GET /api/v1/ads/map', { query: JSON.parse(question), signal: leaving.signal })
      .then((found) => setState({ found, status: 'ready', problem: '' }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        const problem = error instanceof ApiError ? error.msg : '';
        setState((before) => ({ ...before, status: 'failed', problem }));
        const pause = pauseBeforeAgain(error);
        if (pause !== undefined) again = setTimeout(() => setAttempt((made) => made + 1), pause);
      });
    return () => {
      clearTimeout(again);
      leaving.abort();
    };
  }, [question, attempt, isOnline, isReady]);
  return { ...state, retry: () => setAttempt((made) => made + 1) };
}
