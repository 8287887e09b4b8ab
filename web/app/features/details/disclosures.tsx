import type { AdDetails } from '@diyar/contract/finding/ads';
import { useTranslations } from '../../i18n/translations.ts';
import { FactList, Section } from './section.tsx';

const DISCLOSED = ['mortgage', 'dispute', 'unregistered_rights'] as const;

/** What the advertiser says lies on the property, as the law asks (domain.md 3); what they said nothing of is left out. */
export function Disclosures({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adFacts.disclosures');
  const facts = DISCLOSED.flatMap((kind) => {
    const said = ad.facts.disclosures[kind];
    if (said === null) return [];
    const { applies, details } = said;
    if (!applies) return { name: t(kind), value: t('appliesNot') };
    return {
      name: t(kind),
      value: details === null ? t('applies') : t('detailed', { details: `\u2068${details}\u2069` }),
    };
  });
  if (facts.length === 0) return null;
  return (
    <Section title={t('heading')}>
      <FactList facts={facts} />
    </Section>
  );
}
