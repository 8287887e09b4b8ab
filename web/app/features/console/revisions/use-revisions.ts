import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useConsoleCall } from '../use-operator.ts';

export type OpenRevision = 'waiting' | 'changes_asked';

/** The queue follows what happens while it lies open. */
const FOLLOW_MS = 15_000;

/** Edits of ads on show that wait, or were sent back, the one that waits longest first. */
export function useRevisions(state: OpenRevision) {
  const lang = useLang();
  const call = useConsoleCall();
  return useQuery({
    queryKey: [lang, 'revision-queue', state],
    queryFn: () =>
      call(() => callApi('GET /api/v1/console/revisions', { query: { per_page: '50', state }, lang })),
    refetchInterval: FOLLOW_MS,
    placeholderData: keepPreviousData,
  });
}

/** An edit before and after. */
export function useRevision(id: string) {
  const lang = useLang();
  const call = useConsoleCall();
  return useQuery({
    queryKey: [lang, 'revision-evidence', id],
    queryFn: () => call(() => callApi('GET /api/v1/console/revisions/{id}', { params: { id }, lang })),
    // What waits may have changed since it was last open, and a decision names exactly what was seen.
    gcTime: 0,
  });
}
