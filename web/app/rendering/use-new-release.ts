import { useEffect, useState } from 'react';

/** How often a page that is looked at asks, where nothing else it asked for told it. */
const ASK_EVERY_MS = 300_000;

/** The build that this page runs; the router's own name of it. */
function ownRelease(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;
}

function isOther(entry: PerformanceEntry, own: string): boolean {
  const { serverTiming } = entry as PerformanceResourceTiming;
  return serverTiming?.some(({ name, description }) => name === 'release' && description !== own) === true;
}

/**
 * Whether the server runs another build than this page: told by every answer of it (`server-timing`), and asked for when the page is
 * looked at again, when the network is back, and every five minutes.
 */
export function useNewRelease(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const own = ownRelease();
    if (own === undefined || own === '') return;
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => isOther(entry, own))) setNew(true);
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

/** While there is a newer build every link loads its page whole, so that no page of this build speaks to the next one's API. */
export function useWholeLoads(isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return;
    // Before the router hears of it: what is left is the browser's own way to follow a link.
    const pass = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement && isOtherPage(link)) event.stopPropagation();
    };
    addEventListener('click', pass, true);
    return () => removeEventListener('click', pass, true);
  }, [isNew]);
}

function isOtherPage({ href, origin }: HTMLAnchorElement): boolean {
  return origin === location.origin && href.split('#')[0] !== location.href.split('#')[0];
}
