import { useEffect, useState } from 'react';
import { loadWhole } from './whole-loads.ts';

/** How often a page that is looked at asks, where nothing else it asked for told it. */
const ASK_EVERY_MS = 300_000;

/** The build that this page runs; the router's own name of it. */
function ownRelease(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;
}

/** Says what the server is now, not what it was when the browser kept an answer: that one brought nothing over the network. */
function isOther(entry: PerformanceEntry, own: string): boolean {
  const { serverTiming, transferSize } = entry as PerformanceResourceTiming;
  if (transferSize === 0) return false;
  return serverTiming?.some(({ name, description }) => name === 'release' && description !== own) === true;
}

/**
 * Whether the server runs another build than this page: told by every answer of it (`server-timing`), and asked for when the page is
 * looked at again, when the network is back, and every five minutes. From then on links load their pages whole, so that no page of this
 * build speaks to the next one's API.
 */
export function useNewRelease(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const own = ownRelease();
    if (own === undefined || own === '') return;
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some((entry) => isOther(entry, own))) return;
      loadWhole();
      setNew(true);
    });
    observer.observe({ type: 'resource', buffered: true });
    const ask = () => {
      if (document.visibilityState === 'visible')
        fetch('/readyz', { cache: 'no-store' }).catch(() => undefined);
    };
    const asking = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    addEventListener('online', ask);
    return () => {
      observer.disconnect();
      clearInterval(asking);
      document.removeEventListener('visibilitychange', ask);
      removeEventListener('online', ask);
    };
  }, []);
  return isNew;
}
