import type { AdDetails } from '@diyar/contract/ads';
import { ownAds } from '@diyar/messages/en/own-ads';
import { Sentences } from '../../i18n/sentences.tsx';
import { OwnerCard } from './owner-card.tsx';

const sentences = { ownAds };

/** What the ad's own people get, with its English sentences, which the ad's page does not have. */
export function EnglishOwnerCard({ ad }: { ad: AdDetails }) {
  return (
    <Sentences sentences={sentences}>
      <OwnerCard ad={ad} />
    </Sentences>
  );
}
