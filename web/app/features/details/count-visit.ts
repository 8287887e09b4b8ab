import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';

/** Tells that an ad's page is looked at, or that the ad was passed on. What is not counted is nobody's trouble. */
export function countVisit(id: string, what: 'views' | 'shares'): void {
  callApi(`POST /api/v1/ads/{id}/${what}`, { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

/** Tells once that an ad's page is being looked at; a page opened in the background waits until somebody comes to it. */
export function useCountedView(id: string): void {
  useEffect(() => {
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      countVisit(id, 'views');
    };
    document.addEventListener('visibilitychange', count);
    count();
    return () => document.removeEventListener('visibilitychange', count);
  }, [id]);
}
