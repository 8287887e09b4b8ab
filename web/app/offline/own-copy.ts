import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { OWN_COPY } from '../session/session.ts';

/** Kinds of queries whose last answer is kept on the device, by the second part of their key. */
const KEPT = new Set<unknown>(['reservation', 'reservations', 'messages', 'handover']);
/** The newest answers that are kept. */
const MOST = 60;
/** Answers of an earlier contract may lack what this one draws. */
const CONTRACT = import.meta.env.CONTRACT_HASH;
const WRITE_AFTER_MS = 500;
/** Restored answers count as at least this old, more than the site takes as fresh: a page shows one and asks again. */
const LEAST_AGE_MS = 60_000;

interface Copy {
  contract: string;
  state: DehydratedState;
}

const addressOf = (account: string) => `/own-copy/${encodeURIComponent(account)}`;

/** Puts back what was kept of an account, where nothing newer is known. */
async function restore(client: QueryClient, account: string): Promise<void> {
  const kept = await (await caches.open(OWN_COPY)).match(addressOf(account));
  if (kept === undefined) return;
  const copy = (await kept.json()) as Copy;
  if (copy.contract !== CONTRACT) return;
  const newest = Date.now() - LEAST_AGE_MS;
  for (const { state } of copy.state.queries) state.dataUpdatedAt = Math.min(state.dataUpdatedAt, newest);
  hydrate(client, copy.state);
}

async function write(client: QueryClient, account: string): Promise<void> {
  const isKept = ({ queryKey, state }: Query) => state.data !== undefined && KEPT.has(queryKey[1]);
  const newest = client
    .getQueryCache()
    .findAll({ predicate: isKept })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, MOST);
  const state = dehydrate(client, { shouldDehydrateQuery: (query) => newest.includes(query) });
  const copy: Copy = { contract: CONTRACT, state };
  await (await caches.open(OWN_COPY)).put(addressOf(account), Response.json(copy));
}

/**
 * Keeps the newest bookings, lists of them and messages of an account on the device, and puts back what was kept. Returns the
 * undo. A browser without that store, or a full one, keeps nothing, and nothing else fails by it.
 */
export function keepOwnCopy(client: QueryClient, account: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const later = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      write(client, account).catch(() => {});
    }, WRITE_AFTER_MS);
  };
  const restored = restore(client, account).catch(() => {});
  // Answers may have come before anyone listened.
  void restored.then(() => isEnded || later());
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success';
    // Not before the older copy was read: it would be written over.
    if (isAnswer && KEPT.has(event.query.queryKey[1])) void restored.then(() => isEnded || later());
  });
  return () => {
    isEnded = true;
    unsubscribe();
    clearTimeout(timer);
  };
}
