import type { AdDetails } from '@diyar/contract/finding/ads';
import { useTranslations } from '../../i18n/translations.ts';
import { Section } from './section.tsx';

const GROUPS = ['comfort', 'rooms', 'outdoor', 'work', 'sections', 'safety', 'utilities'] as const;

interface FeaturesProps {
  ad: AdDetails;
  /** The path of each feature's icon, from drawingsOf. */
  drawings: Readonly<Record<string, string>>;
}

/** Features of the unit, by group. */
export function FeaturesBox({ ad, drawings }: FeaturesProps) {
  const t = useTranslations('details.features');
  const groups = GROUPS.map((group) => ({
    group,
    features: ad.features.filter((feature) => feature.group === group),
  })).filter(({ features }) => features.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section title={t('heading')} anchor="features">
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-7 sm:grid-cols-3">
        {groups.map(({ group, features }) => (
          <div key={group} className="grid gap-3">
            <h3 className="text-xs font-medium text-soft">{t(`group.${group}`)}</h3>
            <ul className="grid gap-2.5">
              {features.map((feature) => (
                <li key={feature.slug} className="flex items-center gap-3">
                  <FeatureIcon path={drawings[feature.icon]} />
                  {feature.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function FeatureIcon({ path }: { path: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-6 shrink-0 text-soft"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
