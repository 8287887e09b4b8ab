import { favourites } from '@diyar/messages/ar/favourites';
import { Sentences } from '../../i18n/sentences.tsx';
import { KeptNotice, showKept, tellNothing } from './kept-notice.tsx';

const sentences = { favourites };

/** Says in Arabic that an ad was kept. Returns the way to take it back. */
export function tellKept(): () => void {
  showKept(
    <Sentences sentences={sentences}>
      <KeptNotice />
    </Sentences>,
  );
  return tellNothing;
}
