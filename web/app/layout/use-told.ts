import { TOLD_MARK } from '@diyar/contract/words/notification-words';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../api/client.ts';

/** Reads the notification whose notice was tapped: the page was opened for it, or stood there already and hears of it from the service worker. */
export function useTold(onRead: () => void): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const read = async (mark: string) => {
      try {
        const id = decodeURIComponent(mark.slice(TOLD_MARK.length));
        await callApi('PUT /api/v1/notifications/{id}/read', { params: { id } });
        onRead();
      } catch {
        // One of another account, that is no id at all, or that cannot be read now, stays unread: which is what it is.
      }
    };
    const hear = ({ data }: MessageEvent<{ told?: unknown } | null>) => {
      const told = data?.told;
      if (typeof told === 'string' && told.startsWith(TOLD_MARK)) void read(told);
    };
    if (hash.startsWith(TOLD_MARK)) {
      void read(hash);
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    }
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }, [hash, pathname, search, navigate, onRead]);
}
