import type { AdDetails } from '@diyar/contract/finding/ads';
import { useTranslations } from '../../i18n/translations.ts';
import { LocationCard } from '../map/location-card.tsx';
import { Section } from './section.tsx';

/** Where the ad is. */
export function LocationSection({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adMore.location');
  return (
    <Section title={t('heading')} anchor="location">
      <LocationCard ad={ad} />
    </Section>
  );
}
