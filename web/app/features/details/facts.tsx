import type { AdDetails } from '@diyar/contract/ads';
import { dateText } from '@diyar/contract/format';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { saysCapacity } from '../ads/short-lets.ts';
import { namesStreet } from './names-street.ts';
import { FactList, Section } from './section.tsx';

type Facing = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'three_streets' | 'four_streets';
type Usage = 'residential' | 'commercial' | 'mixed' | 'agricultural' | 'industrial';

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
  if (facts.guests_max !== null && saysCapacity(ad)) {
    const people = t('details.facts.people', { count: facts.guests_max });
    found.push(['users', t('details.facts.capacity'), people]);
  }
  if (facts.furnished !== 'not_applicable') {
    found.push(['home', t('details.facts.furnished'), t(`results.furnished.${facts.furnished}`)]);
  }
  return found;
}

/** Everything else that is known of the property and the ad. */
export function AllFacts({ ad }: { ad: AdDetails }) {
  const t = useTranslations('details.facts');
  const facts = useAllFacts(ad).filter(({ value }) => value !== null);
  return (
    <Section title={t('all')}>
      <FactList facts={facts} />
    </Section>
  );
}

function useAllFacts(ad: AdDetails): { name: string; value: ReactNode }[] {
  const t = useTranslations('details');
  const { facts } = ad;
  const metres = (value: number | null) => (value === null ? null : t('facts.metres', { value }));
  const code = (value: string | null) => (value === null ? null : <bdi dir="ltr">{value}</bdi>);
  return [
    { name: t('facts.category'), value: ad.category.name },
    { name: t('facts.usage'), value: t(`usage.${facts.usage as Usage}`) },
    {
      name: t('facts.age'),
      value: facts.age === null ? null : t('facts.years', { count: facts.age }),
    },
    {
      name: t('facts.facing'),
      value: facts.facing === null ? null : t(`facing.${facts.facing as Facing}`),
    },
    { name: t('facts.street'), value: namesStreet(facts.street) ? <bdi>{facts.street}</bdi> : null },
    { name: t('facts.streetWidth'), value: metres(facts.street_width) },
    { name: t('facts.height'), value: metres(facts.height) },
    { name: t('facts.width'), value: metres(facts.width) },
    { name: t('facts.block'), value: code(facts.block_number) },
    { name: t('facts.unitCode'), value: code(facts.unit_code) },
    { name: t('facts.relation'), value: t(`relation.${facts.relation}`) },
    {
      name: t('facts.exclusive'),
      value: t(facts.exclusive ? 'facts.isExclusive' : 'facts.notExclusive'),
    },
    { name: t('facts.permit'), value: code(facts.tourism_permit) },
    { name: t('facts.adNumber'), value: code(ad.id) },
    { name: t('facts.published'), value: code(dateText(ad.published_at)) },
  ];
}
