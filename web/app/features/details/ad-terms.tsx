import type { AdDetails } from '@diyar/contract/finding/ads';
import { SeenBeside } from '../seen/seen-beside.tsx';
import { AllFacts } from './all-facts.tsx';
import { AskAboutAd } from './ask-about-ad.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { useCountedView } from './count-visit.ts';
import { Disclosures } from './disclosures.tsx';
import { Evaluations } from './evaluations.tsx';
import { HostSection } from './host-section.tsx';
import { LicenceCard } from './licence-card.tsx';
import { LocationSection } from './location-section.tsx';
import { MarketSection } from './market-section.tsx';
import { isEvaluated } from './section-anchors.ts';
import { Services } from './services.tsx';
import { SimilarAds } from './similar-ads.tsx';
import { StayTerms } from './stay-terms.tsx';
import { StayingRules } from './staying-rules.tsx';

/** The lower half of an ad's page: every fact of it, what one agrees to, where it is, its licence, what guests wrote. */
export function AdTerms({ ad }: { ad: AdDetails }) {
  useCountedView(ad.id);
  return (
    <>
      <CalendarSection ad={ad} />
      <AllFacts ad={ad} />
      <Services ad={ad} />
      <MarketSection ad={ad} />
      <StayingRules ad={ad} />
      <StayTerms ad={ad} />
      <LocationSection ad={ad} />
      <Disclosures ad={ad} />
      <LicenceCard ad={ad} />
      <HostSection ad={ad} />
      {isEvaluated(ad) ? <Evaluations key={ad.id} ad={ad} /> : null}
      <div className="print:hidden">
        <AskAboutAd id={ad.id} />
        <SimilarAds ad={ad} />
        <SeenBeside ad={ad} />
      </div>
    </>
  );
}
