import type { AdDetails } from '@diyar/contract/finding/ads';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** The first facts people look for: area, rooms, and their like. */
export function FactsRow({ ad }: { ad: AdDetails }) {
  const t = useTranslations('details.facts');
  const facts = useFirstFacts(ad);
  return (
    <section aria-label={t('heading')} className="border-t border-line py-6">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 xl:grid-cols-6">
        {facts.map(([icon, name, value]) => (
          <div key={name} className="grid grid-cols-[auto_1fr] items-center gap-x-3">
            <Icon name={icon} className="row-span-2 size-6 text-primary" />
            <dt className="text-xs text-soft">{name}</dt>
            <dd className="tabular leading-tight font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useFirstFacts(ad: AdDetails): [IconName, string, ReactNode][] {
  const t = useTranslations();
  const { facts } = ad;
  const found: [IconName, string, ReactNode][] = [
    ['area', t('details.facts.area'), t('details.facts.squareMetres', { value: ad.area })],
  ];
  const count = (icon: IconName, name: string, value: number | null) => {
    if (value !== null && value > 0) found.push([icon, name, value]);
  };
  count('bed', t('details.facts.rooms'), ad.rooms);
  count('sofa', t('details.facts.halls'), facts.halls);
  count('bath', t('details.facts.baths'), ad.baths);
  if (ad.guests_max !== null) {
    const people = t('details.facts.people', { count: ad.guests_max });
    found.push(['users', t('details.facts.capacity'), people]);
  }
  if (facts.furnished !== 'not_applicable') {
    found.push(['home', t('details.facts.furnished'), t(`results.furnished.${facts.furnished}`)]);
  }
  if (ad.tenants.length > 0) {
    const names = ad.tenants.map(({ name }) => name);
    found.push(['key', t('details.facts.tenants'), names.join(t('results.listSeparator'))]);
  }
  return found;
}
