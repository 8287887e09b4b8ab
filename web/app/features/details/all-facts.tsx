import type { AdDetails } from '@diyar/contract/finding/ads';
import { dateText } from '@diyar/contract/values/format';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { namesStreet } from './names-street.ts';
import { FactList, Section } from './section.tsx';

type Facing = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'three_streets' | 'four_streets';
type Usage = 'residential' | 'commercial' | 'mixed' | 'agricultural' | 'industrial';

interface Fact {
  name: string;
  /** Null where it is not known. */
  value: ReactNode;
}

/** So many are read; the others are asked for. */
const FIRST = 8;

/** Everything that is known of the property, its plot and the ad beyond what stands at the top of its page. */
export function AllFacts({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adFacts.property');
  const facts = [...useBuildingFacts(ad), ...usePlotFacts(ad), ...useAdFacts(ad)];
  const known = facts.filter(({ value }) => value !== null);
  const { borders } = ad.facts;
  const rest = Math.max(0, known.length - FIRST) + borders.length;
  return (
    <Section title={t('heading')} anchor="facts">
      <FactList facts={known.slice(0, FIRST)} />
      {rest === 0 ? null : (
        <details className="group print:[&::details-content]:block! print:[&::details-content]:[content-visibility:visible]">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-bold text-primary hover:underline print:hidden [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">{t('all', { count: known.length + borders.length })}</span>
            <span className="hidden group-open:inline">{t('fewer')}</span>
            <Icon name="chevronDown" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <FactList facts={known.slice(FIRST)} />
          <Borders borders={borders} />
        </details>
      )}
    </Section>
  );
}

/** Numbers and codes read from left to right in both languages. */
const code = (value: string | null) => (value === null ? null : <bdi dir="ltr">{value}</bdi>);

function floorText(
  floor: number | null,
  isTop: boolean,
  t: ReturnType<typeof useTranslations<never>>,
): string | null {
  if (floor === null) return isTop ? t('adFacts.property.topFloor') : null;
  const said = t('adFacts.property.floorIs', { floor });
  return isTop ? t('adFacts.property.floorIsTop', { floor: said }) : said;
}

function useBuildingFacts(ad: AdDetails): Fact[] {
  const t = useTranslations();
  const { age, facing, floor, top_floor: isTop, entrances, usage, parts } = ad.facts;
  const separator = t('results.listSeparator');
  return [
    { name: t('details.facts.category'), value: ad.category.name },
    { name: t('adFacts.property.usage'), value: t(`details.usage.${usage as Usage}`) },
    { name: t('details.facts.age'), value: age === null ? null : t('details.facts.years', { count: age }) },
    {
      name: t('adFacts.property.floor'),
      value: floorText(floor, isTop, t),
    },
    { name: t('adFacts.property.entrances'), value: entrances },
    { name: t('adFacts.property.parts'), value: parts === null ? null : partsText(parts, t, separator) },
    {
      name: t('details.facts.facing'),
      value: facing === null ? null : t(`details.facing.${facing as Facing}`),
    },
  ];
}

/** The names are the advertiser's own. */
function partsText(
  { whole, names }: NonNullable<AdDetails['facts']['parts']>,
  t: ReturnType<typeof useTranslations<never>>,
  separator: string,
): ReactNode {
  const said = names.join(separator);
  if (!whole) return <bdi>{said}</bdi>;
  return names.length === 0
    ? t('adFacts.property.whole')
    : t('adFacts.property.wholeOf', { names: `\u2068${said}\u2069` });
}

function usePlotFacts({ facts }: AdDetails): Fact[] {
  const t = useTranslations('adFacts.property');
  const metres = (value: number | null) => (value === null ? null : t('metres', { value }));
  return [
    { name: t('street'), value: namesStreet(facts.street) ? <bdi>{facts.street}</bdi> : null },
    { name: t('streetWidth'), value: metres(facts.street_width) },
    { name: t('height'), value: metres(facts.height) },
    { name: t('width'), value: metres(facts.width) },
    { name: t('plan'), value: code(facts.plan_number) },
    { name: t('plot'), value: code(facts.plot_number) },
    { name: t('block'), value: code(facts.block_number) },
    { name: t('deed'), value: facts.deed_kind === null ? null : t(`deeds.${facts.deed_kind}`) },
  ];
}

function useAdFacts(ad: AdDetails): Fact[] {
  const t = useTranslations('adFacts.property');
  const { unit_code, relation, exclusive, tourism_permit } = ad.facts;
  return [
    { name: t('unitCode'), value: code(unit_code) },
    { name: t('relation'), value: t(`relations.${relation}`) },
    { name: t('exclusive'), value: t(exclusive ? 'isExclusive' : 'notExclusive') },
    { name: t('permit'), value: code(tourism_permit) },
    { name: t('adNumber'), value: code(ad.id) },
    { name: t('published'), value: code(dateText(ad.published_at)) },
  ];
}

/** The sides of the plot as its deed names them: what lies there, and how long it is. */
function Borders({ borders }: { borders: AdDetails['facts']['borders'] }) {
  const t = useTranslations('adFacts');
  if (borders.length === 0) return null;
  const said = ({ next_to, length }: (typeof borders)[number]) => {
    const metres = length === null ? null : t('property.metres', { value: length });
    if (metres === null) return <bdi>{next_to}</bdi>;
    if (next_to === null) return t('borders.length', { metres });
    return t('borders.both', { what: `\u2068${next_to}\u2069`, metres });
  };
  return (
    <div className="grid gap-1 pt-2">
      <h3 className="text-sm font-bold">{t('borders.heading')}</h3>
      <FactList facts={borders.map((one) => ({ name: t(`borders.sides.${one.side}`), value: said(one) }))} />
    </div>
  );
}
