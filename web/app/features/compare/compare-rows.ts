import type { ComparedAd } from '@diyar/contract/finding/ads';
import { dateText } from '@diyar/contract/values/format';
import type { useTranslations } from '../../i18n/translations.ts';
import { isolated } from '../ads/periods.ts';
import { saysCapacity } from '../ads/short-lets.ts';
import { type Best, bestOf } from './best-of.ts';

export interface CompareCell {
  /** Undefined: the ad does not say, or has nothing to say of it. */
  text: string | undefined;
  /** False: where nothing is said, such an ad has no such thing. */
  applies?: boolean;
  /** Before an offer. */
  was?: string | undefined;
  /** Why it stands out in its row. */
  best?: string | undefined;
  has?: boolean;
}

export interface CompareRow {
  id: string;
  name: string;
  cells: readonly CompareCell[];
}

type Translate = ReturnType<typeof useTranslations<never>>;
type Facing = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'three_streets' | 'four_streets';

/** A row of the comparison: its value for each ad, and which value is best. */
interface Taken {
  id: string;
  name: string;
  take: (ad: ComparedAd) => Omit<CompareCell, 'best'> & { worth?: number | null | undefined };
  best?: { want: Best; word: string };
}

function rowOf(ads: readonly ComparedAd[], { id, name, take, best }: Taken): CompareRow {
  const taken = ads.map(take);
  const marked =
    best === undefined
      ? []
      : bestOf(
          taken.map(({ worth }) => worth),
          best.want,
        );
  const cells = taken.map(({ worth: _, ...cell }, place) => ({
    ...cell,
    best: marked[place] ? best?.word : undefined,
  }));
  return { id, name, cells };
}

/** Every aspect that at least one of the ads tells, in the order people ask; features come after them. */
export function compareRows(ads: readonly ComparedAd[], t: Translate): CompareRow[] {
  const rows = [...prices(t), ...sizes(t), ...terms(t)].map((taken) => rowOf(ads, taken));
  return rows.filter(({ cells }) => cells.some(({ text }) => text !== undefined));
}

const KINDS = ['main', 'yearly', 'monthly', 'daily', 'hourly'] as const;

function prices(t: Translate): Taken[] {
  const best = { want: 'least', word: t('compare.best.cheapest') } as const;
  const ofMetre = (side: 'sale' | 'year', name: string): Taken => ({
    id: `metre-${side}`,
    name,
    take: ({ per_metre }) => ({
      text: per_metre[side]?.text,
      worth: per_metre[side]?.amount,
      applies: false,
    }),
    best,
  });
  return [
    ...KINDS.map(
      (kind): Taken => ({
        id: kind,
        name: t(`compare.price.${kind}`),
        take: (ad) => {
          const found = ad.prices.find((price) => price.kind === kind);
          return {
            text: found?.price.text,
            was: found?.was?.text,
            worth: found?.price.amount,
            applies: false,
          };
        },
        best,
      }),
    ),
    ofMetre('sale', t('compare.price.metreSale')),
    ofMetre('year', t('compare.price.metreYear')),
  ];
}

/** Land and parking have neither rooms nor an age. */
function isBuilt({ facts }: ComparedAd): boolean {
  return facts.furnished !== 'not_applicable';
}

function sizes(t: Translate): Taken[] {
  const most = { want: 'most', word: t('compare.best.most') } as const;
  const count = (id: 'rooms' | 'halls' | 'baths', of: (ad: ComparedAd) => number | null): Taken => ({
    id,
    name: t(`details.facts.${id}`),
    take: (ad) => ({ text: of(ad)?.toString(), worth: of(ad), applies: isBuilt(ad) }),
    best: most,
  });
  return [
    {
      id: 'place',
      name: t('compare.place'),
      take: ({ district, city }) => ({
        text: t('details.place', { district: district.name, city: city.name }),
      }),
    },
    { id: 'category', name: t('details.facts.category'), take: ({ category }) => ({ text: category.name }) },
    {
      id: 'area',
      name: t('details.facts.area'),
      take: ({ area }) => ({ text: t('details.facts.squareMetres', { value: area }), worth: area }),
      best: { want: 'most', word: t('compare.best.largest') },
    },
    count('rooms', ({ rooms }) => rooms),
    count('halls', ({ facts }) => facts.halls),
    count('baths', ({ baths }) => baths),
    {
      id: 'capacity',
      name: t('details.facts.capacity'),
      take: (ad) => {
        const capacity = saysCapacity(ad) ? ad.facts.guests_max : null;
        return {
          text: capacity === null ? undefined : t('details.facts.people', { count: capacity }),
          worth: capacity,
          applies: ad.purpose === 'rent' && saysCapacity(ad),
        };
      },
      best: most,
    },
    ...building(t),
  ];
}

function building(t: Translate): Taken[] {
  return [
    {
      id: 'age',
      name: t('details.facts.age'),
      take: (ad) => ({
        text: ad.facts.age === null ? undefined : t('details.facts.years', { count: ad.facts.age }),
        worth: ad.facts.age,
        applies: isBuilt(ad),
      }),
      best: { want: 'least', word: t('compare.best.newest') },
    },
    {
      id: 'facing',
      name: t('details.facts.facing'),
      take: ({ facts: { facing } }) => ({
        text: facing === null ? undefined : t(`details.facing.${facing as Facing}`),
      }),
    },
    {
      id: 'furnished',
      name: t('details.facts.furnished'),
      take: ({ facts: { furnished } }) => ({
        text: furnished === 'not_applicable' ? undefined : t(`results.furnished.${furnished}`),
        applies: false,
      }),
    },
  ];
}

function terms(t: Translate): Taken[] {
  const rented = (id: string, name: string, say: (ad: ComparedAd) => string): Taken => ({
    id,
    name,
    take: (ad) => ({ text: ad.purpose === 'sale' ? undefined : say(ad), applies: false }),
  });
  return [
    {
      id: 'free',
      name: t('compare.freeFrom'),
      take: ({ purpose, free_from: from }) => ({
        text:
          purpose === 'sale' ? undefined : from === null ? t('compare.notFree') : isolated(dateText(from)),
        worth: from === null ? null : Date.parse(from),
        applies: false,
      }),
      best: { want: 'least', word: t('compare.best.soonest') },
    },
    rented('confirmation', t('compare.confirmation'), ({ policy }) =>
      t(policy.instant ? 'compare.instant' : 'compare.approval'),
    ),
    rented('cancellation', t('compare.cancellation'), ({ policy }) =>
      t(`compare.policy.${policy.cancellation}`),
    ),
    rented('downPayment', t('compare.downPayment'), ({ policy }) =>
      t('compare.downPaymentOf', { percent: policy.down_payment_percent }),
    ),
    rented('deposit', t('compare.deposit'), ({ policy: { security_deposit: deposit } }) =>
      deposit.amount === 0 ? t('compare.noDeposit') : isolated(deposit.text),
    ),
    ...trust(t),
  ];
}

function trust(t: Translate): Taken[] {
  return [
    {
      id: 'rating',
      name: t('compare.rating'),
      take: ({ rating }) => ({
        text:
          rating === null
            ? undefined
            : t('compare.rated', { average: rating.average.toFixed(1), count: rating.count }),
        worth: rating?.average,
      }),
      best: { want: 'most', word: t('compare.best.topRated') },
    },
    {
      id: 'advertiser',
      name: t('compare.advertiser'),
      take: ({ advertiser: { name, verified } }) => ({
        text: verified ? t('compare.verified', { name }) : name,
      }),
    },
    {
      id: 'licence',
      name: t('compare.licence'),
      take: ({ licence }) => ({
        text:
          licence === null
            ? undefined
            : licence.sandbox
              ? t('compare.sandbox')
              : t('compare.licensed', { number: isolated(licence.number) }),
      }),
    },
  ];
}

/** Features that any of the ads has: a yes, or "not mentioned", which is not a no. */
export function featureRows(ads: readonly ComparedAd[], t: Translate): CompareRow[] {
  const names = new Map(
    ads.flatMap(({ features }) => features.map(({ slug, name }) => [slug, name] as const)),
  );
  return [...names].map(([slug, name]) => ({
    id: slug,
    name,
    cells: ads.map(({ features }) => {
      const has = features.some((feature) => feature.slug === slug);
      return { text: t(has ? 'compare.yes' : 'compare.notTold'), has };
    }),
  }));
}

/** Whether the ads differ in a row. */
export function differs({ cells }: CompareRow): boolean {
  return new Set(cells.map(({ text }) => text)).size > 1;
}
