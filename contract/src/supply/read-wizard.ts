import { DISCLOSURES } from '../words/supply.ts';
import { SIDES } from '../words/unit-words.ts';
import { WIZARD_TOPICS, type WizardContent, type WizardTopic } from './host-wizard.ts';
import {
  frozenRentErrors,
  licenceErrors,
  photosErrors,
  policyErrors,
  pricesErrors,
  purposeKinds,
  servicesErrors,
} from './letting-checks.ts';
import {
  type BrokenField,
  isBlank,
  locationErrors,
  propertyErrors,
  type SupplyContext,
  unitErrors,
} from './supply-checks.ts';

/** Everything that keeps a wizard from being finished, in the order of its topics; empty when nothing does. */
export function wizardErrors(content: WizardContent, context: SupplyContext): BrokenField[] {
  const category = context.property?.category ?? content.property?.category;
  const ownProperty =
    context.property === null
      ? [...propertyErrors(content.property, context), ...locationErrors(content.location)]
      : [];
  return [
    ...ownProperty,
    ...unitErrors(content.unit, context),
    ...photosErrors(content.photos),
    ...pricesErrors(content.prices, category, context.minimums),
    ...frozenRentErrors(content.prices, letBefore(content, context), context.freezes),
    ...servicesErrors(content.services),
    ...policyErrors(content.policy, content.prices?.purpose),
    ...licenceErrors(content.licence),
  ];
}

/** A unit that is added to a property is where that is. */
const letBefore = ({ location, property, unit }: WizardContent, context: SupplyContext) => ({
  city: context.property === null ? location?.city : context.property.city,
  usage: context.property === null ? property?.usage : context.property.usage,
  lastRent: unit?.last_rent,
});

/** What makes an ad better, and how many of a hundred points it earns. */
interface Gain {
  topic: WizardTopic;
  /** Names the gain; its sentence says what to do. */
  id: (typeof GAIN_IDS)[number];
  points: number;
  isEarned(content: WizardContent): boolean;
}

export const GAIN_IDS = [
  'plot',
  'disclosures',
  'borders',
  'short_address',
  'both_languages',
  'long_description',
  'five_features',
  'who_may_stay',
  'house_rules',
  'directions',
  'eight_photos',
  'captions',
  'two_prices',
  'service',
  'licence',
] as const;
export type GainId = Gain['id'];

/** A description that says something: about three sentences. */
const LONG_DESCRIPTION = 150;
const MANY_PHOTOS = 8;
const MANY_FEATURES = 5;

const GAINS: readonly Gain[] = [
  {
    topic: 'property',
    id: 'plot',
    points: 2,
    isEarned: ({ property }) => !isBlank(property?.plan_number) && !isBlank(property?.plot_number),
  },
  {
    topic: 'property',
    id: 'disclosures',
    points: 3,
    isEarned: ({ property }) => DISCLOSURES.every((kind) => property?.disclosures?.[kind] !== undefined),
  },
  {
    topic: 'property',
    id: 'borders',
    points: 1,
    isEarned: ({ property }) => SIDES.every((side) => !isBlank(property?.borders?.[side]?.length)),
  },
  {
    topic: 'location',
    id: 'short_address',
    points: 2,
    isEarned: ({ location }) => !isBlank(location?.short_address),
  },
  {
    topic: 'location',
    id: 'directions',
    points: 2,
    isEarned: ({ property }) => !isBlank(property?.directions_ar) || !isBlank(property?.directions_en),
  },
  {
    topic: 'unit',
    id: 'both_languages',
    points: 5,
    isEarned: ({ unit }) => !isBlank(unit?.description_ar) && !isBlank(unit?.description_en),
  },
  {
    topic: 'unit',
    id: 'long_description',
    points: 4,
    isEarned: ({ unit }) =>
      Math.max(unit?.description_ar?.trim().length ?? 0, unit?.description_en?.trim().length ?? 0) >=
      LONG_DESCRIPTION,
  },
  {
    topic: 'unit',
    id: 'five_features',
    points: 3,
    isEarned: ({ unit }) => (unit?.features?.length ?? 0) >= MANY_FEATURES,
  },
  {
    topic: 'unit',
    id: 'who_may_stay',
    points: 2,
    isEarned: ({ unit }) => (unit?.tenants?.length ?? 0) > 0 && !isBlank(unit?.guests_max),
  },
  {
    topic: 'unit',
    id: 'house_rules',
    points: 2,
    isEarned: ({ unit }) => !isBlank(unit?.house_rules_ar) || !isBlank(unit?.house_rules_en),
  },
  {
    topic: 'photos',
    id: 'eight_photos',
    points: 5,
    isEarned: ({ photos }) => (photos?.length ?? 0) >= MANY_PHOTOS,
  },
  {
    topic: 'photos',
    id: 'captions',
    points: 4,
    isEarned: ({ photos }) =>
      photos !== undefined &&
      photos.length > 0 &&
      photos.every(({ room, caption_ar, caption_en }) =>
        [room, caption_ar, caption_en].some((text) => !isBlank(text)),
      ),
  },
  {
    topic: 'prices',
    id: 'two_prices',
    points: 3,
    isEarned: ({ prices = {} }) =>
      purposeKinds(prices).filter((kind) => prices[kind]?.active === true).length >= 2,
  },
  {
    topic: 'services',
    id: 'service',
    points: 2,
    isEarned: ({ services }) => (services?.length ?? 0) > 0,
  },
  {
    topic: 'licence',
    id: 'licence',
    points: 10,
    isEarned: ({ licence }) => !isBlank(licence?.number),
  },
];

/** What a topic earns as soon as nothing of it is missing or wrong; with the gains a hundred. */
const POINTS: Record<WizardTopic, number> = {
  property: 10,
  location: 10,
  unit: 8,
  photos: 12,
  prices: 8,
  services: 0,
  down_payment: 2,
  licence: 0,
};

export interface TopicReading {
  topic: WizardTopic;
  /** What is missing or wrong: none of it may be when the wizard is finished. */
  broken: BrokenField[];
  /** What would still earn points. */
  gains: { id: GainId; points: number }[];
  earned: number;
  of: number;
}

export interface WizardReading {
  /** In their order; without property and location where a unit is added to a property that has them. */
  topics: TopicReading[];
  /** Of a hundred, rounded down: a hundred only when everything is earned. */
  score: number;
  /** Nothing is missing: it can be finished. */
  complete: boolean;
}

/** Reads how far a wizard is: what each topic lacks, and what it earns (product.md 5, brief 4). */
export function readWizard(content: WizardContent, context: SupplyContext): WizardReading {
  const errors = wizardErrors(content, context);
  const topics = WIZARD_TOPICS.filter(
    (topic) => context.property === null || (topic !== 'property' && topic !== 'location'),
  ).map((topic): TopicReading => {
    const broken = errors.filter((one) => one.topic === topic);
    const own = GAINS.filter((gain) => gain.topic === topic);
    const earnedGains = own.filter((gain) => broken.length === 0 && gain.isEarned(content));
    const gains = own.filter((gain) => !gain.isEarned(content)).map(({ id, points }) => ({ id, points }));
    const earned = (broken.length === 0 ? POINTS[topic] : 0) + sum(earnedGains);
    return { topic, broken, gains, earned, of: POINTS[topic] + sum(own) };
  });
  const of = topics.reduce((all, topic) => all + topic.of, 0);
  const earned = topics.reduce((all, topic) => all + topic.earned, 0);
  return { topics, score: Math.floor((earned * 100) / of), complete: errors.length === 0 };
}

function sum(gains: readonly { points: number }[]): number {
  return gains.reduce((all, { points }) => all + points, 0);
}
