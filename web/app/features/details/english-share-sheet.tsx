import { adMore } from '@diyar/messages/en/ad-more';
import { Sentences } from '../../i18n/sentences.tsx';
import { ShareSheet, type ShareSheetProps } from './share-sheet.tsx';

const sentences = { adMore };

/** The ways to pass an ad on, with their English sentences. */
export function EnglishShareSheet(props: ShareSheetProps) {
  return (
    <Sentences sentences={sentences}>
      <ShareSheet {...props} />
    </Sentences>
  );
}
