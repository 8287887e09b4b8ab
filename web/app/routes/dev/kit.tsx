import { hostPhotos as photosAr } from '@diyar/messages/ar/host-photos';
import { kit as ar } from '@diyar/messages/ar/kit';
import { hostPhotos as photosEn } from '@diyar/messages/en/host-photos';
import { kit as en } from '@diyar/messages/en/kit';
import { KitPage } from '../../features/kit/kit-page.tsx';
import { useLang } from '../../i18n/lang.ts';
import { Sentences } from '../../i18n/sentences.tsx';
import { privatePageHeaders } from '../headers.ts';

export const headers = privatePageHeaders;

const SENTENCES = { ar: { kit: ar, hostPhotos: photosAr }, en: { kit: en, hostPhotos: photosEn } };

/** The kit; production has no such page, so both languages may come with it. */
export default function Kit() {
  return (
    <Sentences sentences={SENTENCES[useLang()]}>
      <KitPage />
    </Sentences>
  );
}
