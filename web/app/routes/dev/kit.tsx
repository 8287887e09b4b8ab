import { kit as ar } from '@diyar/messages/ar/kit';
import { kit as en } from '@diyar/messages/en/kit';
import { KitPage } from '../../features/kit/kit-page.tsx';
import { useLang } from '../../i18n/lang.ts';
import { Sentences } from '../../i18n/sentences.tsx';
import { privatePageHeaders } from '../headers.ts';

export const headers = privatePageHeaders;

const SENTENCES = { ar: { kit: ar }, en: { kit: en } };

/** The kit; production has no such page, so both languages may come with it. */
export default function Kit() {
  return (
    <Sentences sentences={SENTENCES[useLang()]}>
      <KitPage />
    </Sentences>
  );
}
