import { adMore } from '@diyar/messages/ar/ad-more';
import { Sentences } from '../../i18n/sentences.tsx';
import { ShareSheet, type ShareSheetProps } from './share-sheet.tsx';

const sentences = { adMore };

/** The ways to pass an ad on, with their Arabic sentences. */
export function ArabicShareSheet(props: ShareSheetProps) {
  return (
    <Sentences sentences={sentences}>
      <ShareSheet {...props} />
    </Sentences>
  );
}
