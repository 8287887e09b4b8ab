import { kit } from '@diyar/messages/ar/kit';
import { KitPage } from '../../features/kit/kit-page.tsx';
import { type KitSentences, Sentences } from '../../i18n/sentences.tsx';
import { privatePageHeaders } from '../headers.ts';

export const headers = privatePageHeaders;

const sentences: KitSentences = { kit };

/** The kit in Arabic; production has no such page. */
export default function ArabicKit() {
  return (
    <Sentences sentences={sentences}>
      <KitPage />
    </Sentences>
  );
}
