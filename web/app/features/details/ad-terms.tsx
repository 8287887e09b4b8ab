import type { AdDetails } from '@diyar/contract/ads';
import { Evaluations } from './evaluations.tsx';
import { LicenceCard } from './licence-card.tsx';
import { LocationSection } from './location-section.tsx';
import { StayTerms } from './stay-terms.tsx';

/** The lower half of an ad's page: what one agrees to, where it is, its licence, what guests wrote. */
export function AdTerms({ ad }: { ad: AdDetails }) {
  return (
    <>
      <StayTerms ad={ad} />
      <LocationSection ad={ad} />
      <LicenceCard ad={ad} />
      <Evaluations ad={ad} />
    </>
  );
}
