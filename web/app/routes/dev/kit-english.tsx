import { kit } from '@diyar/messages/en/kit';
import { KitPage } from '../../features/kit/kit-page.tsx';
import { type KitSentences, Sentences } from '../../i18n/sentences.tsx';
import { privatePageHeaders } from '../headers.ts';

export const headers = privatePageHeaders;

const sentences: KitSentences = { kit };

/** The kit in English; production has no such page. */
export default function EnglishKit() {
  return (
    <Sentences sentences={sentences}>
      <KitPage />
    </Sentences>
  );
}
