import { SearchDataKeeper } from '../api/search-data.ts';
import { TermsKeeper } from './terms-keeper.tsx';
import { Toasts } from './toasts.tsx';

/** Fetches the search data, shows new terms when a call waits for them, and draws notices: nothing of it is needed for the first paint. */
export function PartsAfterPaint() {
  return (
    <>
      <SearchDataKeeper />
      <TermsKeeper />
      <Toasts />
    </>
  );
}
