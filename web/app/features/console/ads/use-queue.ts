import { REVIEW_STATES } from '@diyar/contract/words/ad-review-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useConsoleCall } from '../use-operator.ts';
import type { QueueKind, QueueTab, QueueView } from './queue.ts';

/** The queue follows what happens while it lies open. */
const FOLLOW_MS = 15_000;
const PER_PAGE = '50';

const TABS: readonly QueueTab[] = [...REVIEW_STATES, 'revisions'];

/** What is chosen stands in the address: a link shows the same, and the way back returns there. */
export function useQueueView() {
  const [query, setQuery] = useSearchParams();
  const view: QueueView = {
    state: TABS.find((state) => state === query.get('state')) ?? 'waiting_for_approval',
    city: query.get('city') ?? '',
    flagged: query.get('flagged') === '1',
    ad: query.get('ad') ?? undefined,
  };
  const show = (changes: Partial<QueueView>) => {
    const next = { ...view, ad: undefined, ...changes };
    const entries = [
      ['state', next.state === 'waiting_for_approval' ? '' : next.state],
      ['city', next.city],
      ['flagged', next.flagged ? '1' : ''],
      ['ad', next.ad ?? ''],
    ].filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(entries), { replace: true, preventScrollReset: true });
  };
  return { view, show };
}

/** The ads of a queue, the one that waits longest first. */
export function useQueue(kind: QueueKind, { state, city, flagged }: QueueView) {
  const lang = useLang();
  const call = useConsoleCall();
  // The edits have a list of their own; how many there are comes with the ads that wait.
  const ofAds = state === 'revisions' ? 'waiting_for_approval' : state;
  const filter = { state: ofAds, ...(city !== '' && { city }), ...(flagged && { flagged: '1' as const }) };
  return useQuery({
    queryKey: [lang, 'review-queue', kind, filter],
    queryFn: () =>
      call(async () =>
        kind === 'ads'
          ? callApi('GET /api/v1/console/ads', { query: { ...filter, per_page: PER_PAGE }, lang })
          : {
              ...(await callApi('GET /api/v1/console/licences', { query: { per_page: PER_PAGE }, lang })),
              counts: undefined,
              revisions: 0,
              cities: [],
            },
      ),
    refetchInterval: FOLLOW_MS,
    placeholderData: keepPreviousData,
  });
}

/** Everything an operator decides by. */
export function useEvidence(kind: QueueKind, id: string) {
  const lang = useLang();
  const call = useConsoleCall();
  return useQuery({
    queryKey: [lang, 'review-evidence', kind, id],
    queryFn: () => call(() => callApi(`GET /api/v1/console/${kind}/{id}`, { params: { id }, lang })),
    // What waits may have changed since it was last open, and a decision names exactly what was seen.
    gcTime: 0,
  });
}
