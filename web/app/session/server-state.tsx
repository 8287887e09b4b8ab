import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useSession } from './session.ts';

/** A refusal stays a refusal however often it is asked; only an unreached or broken server is asked again. */
function worthRetrying(count: number, error: unknown): boolean {
  const passing = !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
  return passing && count < 2;
}

/** For the pages of one person. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The brief: no refetch when the window is focused again.
      queries: { refetchOnWindowFocus: false, retry: worthRetrying, staleTime: 15_000 },
      mutations: { retry: false },
    },
  });
}

/** TanStack Query for pages that belong to someone. Another account never sees what the last one fetched. */
export function ServerState(props: { children: ReactNode }) {
  const [client] = useState(newQueryClient);
  const owner = useSession().user?.id;
  const lastOwner = useRef(owner);
  useEffect(() => {
    if (lastOwner.current !== undefined && lastOwner.current !== owner) void client.resetQueries();
    lastOwner.current = owner;
  }, [client, owner]);
  return <QueryClientProvider client={client}>{props.children}</QueryClientProvider>;
}
