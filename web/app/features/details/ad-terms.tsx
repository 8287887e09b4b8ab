import type { AdDetails } from '@diyar/contract/ads';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { SeenBeside } from '../seen/seen-beside.tsx';
import { AllFacts } from './all-facts.tsx';
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
import { useCountedView } from './use-counted-view.ts';

/** Quiet, at the end of the page; search engines have no business there. */
function ReportLink({ id }: { id: string }) {
  const t = useTranslations('details');
  return (
    <Link
      to={paths(useLang()).report(id)}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 text-sm text-soft hover:underline"
    >
      <Icon name="warning" className="size-4" />
      {t('report')}
    </Link>
  );
}

/** The lower half of an ad's page: every fact of it, what one agrees to, where it is, its licence, what guests wrote. */
export function AdTerms({ ad }: { ad: AdDetails }) {
  useCountedView(ad.id);
  return (
    <>
      <AllFacts ad={ad} />
      <Services ad={ad} />
      <MarketSection ad={ad} />
      <StayingRules ad={ad} />
      <StayTerms ad={ad} />
      <LocationSection ad={ad} />
      <Disclosures ad={ad} />
      <LicenceCard ad={ad} />
      <HostSection ad={ad} />
      {isEvaluated(ad) ? <Evaluations ad={ad} /> : null}
      <div className="print:hidden">
        <ReportLink id={ad.id} />
        <SimilarAds ad={ad} />
        <SeenBeside ad={ad} />
      </div>
    </>
  );
}
