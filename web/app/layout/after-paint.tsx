import { Suspense, useEffect } from 'react';
import { SearchDataKeeper } from '../api/search-data.ts';
import { lateWithSentences } from '../i18n/late-with-sentences.tsx';
import { whenOnline } from '../rendering/when-online.ts';
import { HeroWatch } from './hero-watch.tsx';
import { TermsKeeper } from './terms-keeper.tsx';
import { Toasts } from './toasts.tsx';

/** Comes at once with its sentences: a newer version of the site may no longer have these files. */
const NewRelease = lateWithSentences(async () => (await import('./new-release.tsx')).NewRelease, {
  ar: () => [import('@diyar/messages/ar/new-release')],
  en: () => [import('@diyar/messages/en/new-release')],
});

/** Fetches the search data, shows new terms when a call waits for them, watches the home page's search go, draws notices, and tells of a newer version: nothing of it is needed for the first paint. */
export function PartsAfterPaint() {
  useEffect(() => {
    // A page that says the network is gone cannot fetch its drawing then.
    void whenOnline().then(() => import('../ui/empty-drawing.tsx').catch(() => undefined));
  }, []);
  return (
    <>
      <SearchDataKeeper />
      <TermsKeeper />
      <HeroWatch />
      <Toasts />
      <Suspense>
        <NewRelease />
      </Suspense>
    </>
  );
}
