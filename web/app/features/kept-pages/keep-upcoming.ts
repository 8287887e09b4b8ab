import type { Lang } from '@diyar/messages/messages';
import type { QueryClient } from '@tanstack/react-query';
import { handoverQuery } from '../reservation-after/use-handover.ts';
import { threadQuery } from '../reservation-after/use-thread.ts';
import { listQuery } from '../reservations/use-booking-list.ts';
import { reservationQuery } from '../reservations/use-reservation.ts';

/** Not beside the page's own calls. */
const AFTER_MS = 4000;
/** The bookings somebody may need on the way. */
const MOST = 5;
/** An answer as old as this will do. */
const FRESH_MS = 30 * 60_000;

/**
 * Asks for the bookings that are next and their messages, so that they can be read on the way without having been opened before.
 * Returns the undo. Without a network, or where data is to be saved, nothing is asked.
 */
export function keepUpcoming(client: QueryClient, lang: Lang): () => void {
  const timer = setTimeout(() => {
    if (navigator.onLine) void ask(client, lang).catch(() => {});
  }, AFTER_MS);
  return () => clearTimeout(timer);
}

async function ask(client: QueryClient, lang: Lang): Promise<void> {
  const fresh = { staleTime: FRESH_MS };
  await client.prefetchQuery({
    ...listQuery({ side: 'guest', view: 'all', q: '', page: 1 }, lang),
    ...fresh,
  });
  const next = await client.fetchQuery({
    ...listQuery({ side: 'guest', view: 'upcoming', q: '', page: 1 }, lang),
    ...fresh,
  });
  for (const { id, state } of next.items.slice(0, MOST)) {
    await client.prefetchQuery({ ...reservationQuery(id, 'guest', lang), ...fresh });
    await client.prefetchQuery({ ...threadQuery(id, lang), ...fresh });
    await client.prefetchQuery({ ...handoverQuery({ id, state }, lang), ...fresh });
  }
}
