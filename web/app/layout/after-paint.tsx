import { useEffect } from 'react';
import { SearchDataKeeper } from '../api/search-data.ts';
import { HeroWatch } from './hero-watch.tsx';
import { TermsKeeper } from './terms-keeper.tsx';
import { Toasts } from './toasts.tsx';

/** Fetches the search data, shows new terms when a call waits for them, watches the home page's search go, and draws notices: nothing of it is needed for the first paint. */
export function PartsAfterPaint() {
  useEffect(() => {
    // A page that says the network is gone cannot fetch its drawing then.
    import('../ui/empty-drawing.tsx').catch(() => undefined);
  }, []);
  return (
    <>
      <SearchDataKeeper />
      <TermsKeeper />
      <HeroWatch />
      <Toasts />
    </>
  );
}
