import type { AdDetails } from '@diyar/contract/ads';
import { adMore } from '@diyar/messages/ar/ad-more';
import { Sentences } from '../../i18n/sentences.tsx';
import { AdTerms } from './ad-terms.tsx';

const sentences = { adMore };

/** The lower half of an ad's page with its Arabic sentences. */
export function ArabicAdMore({ ad }: { ad: AdDetails }) {
  return (
    <Sentences sentences={sentences}>
      <AdTerms ad={ad} />
    </Sentences>
  );
}
