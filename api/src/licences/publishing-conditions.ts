import { moneyText } from '@diyar/contract/values/money';
import { BINDING_FIELDS, type ConditionCode } from '@diyar/contract/words/licence-fields';
import type { PriceKind } from '@diyar/contract/words/period';
import type { Laws } from '../settings/laws.ts';
import type { Compared } from './compare-licence.ts';

export interface PriceToPublish {
  kind: PriceKind;
  amount: number;
  /** The operator's, for its category; null where there is none. */
  minimum: number | null;
}

/** Facts of a unit that publishing its ad depends on. */
export interface UnitToPublish {
  /** People live in it: residential, or on a farm. */
  isHome: boolean;
  /** Active ones, in halalas. */
  prices: readonly PriceToPublish[];
  /** What the law lets its yearly rent be at most, where rents are frozen and it was let before; null where it is free. */
  frozenRent: number | null;
  photos: { ready: number; processing: number; hasMain: boolean };
  /** `expiresOn` null: for good. */
  tourismPermit: { number: string; expiresOn: string | null } | null;
  /** Null where its advertiser has not said. */
  disclosures: Readonly<Record<'mortgaged' | 'disputed' | 'unregistered_rights', boolean | null>>;
}

/** Facts of an ad that publishing it depends on; `today` is a Riyadh date. */
export interface AdToPublish {
  today: string;
  licence: { inForce: boolean; comparison: readonly Compared[] } | null;
  /** A licence the authority has not answered about yet. */
  isWaiting: boolean;
  /** Null before the day from which advertisers must be verified. `mayBroker` false: the property is somebody else's, and there is no licence to broker. */
  advertiser: { isVerified: boolean; mayBroker: boolean } | null;
}

export interface Condition {
  code: ConditionCode;
  /** Field of the property, unit or ad, as the wizard names it. */
  field: string;
  /** What its sentence names. */
  params?: { price: string };
}

/** The brief's section 5: an ad needs at least 4 clear photos. */
const FEWEST_PHOTOS = 4;

/**
 * What an ad still lacks before it can be published, in the order of the wizard; nothing when it may be (the brief's
 * section 5, product.md 5, domain.md 1.3). The rules of the law are dated settings.
 */
export function publishingConditions(unit: UnitToPublish, ad: AdToPublish, laws: Laws): Condition[] {
  return [
    ...photoConditions(unit),
    ...priceConditions(unit),
    ...licenceConditions(ad),
    ...(laws.tourism_permit_required ? permitConditions(unit, ad.today) : []),
    ...(laws.disclosures_required ? disclosureConditions(unit) : []),
    ...advertiserConditions(ad),
  ];
}

function photoConditions({ photos }: UnitToPublish): Condition[] {
  const field = 'photos';
  const isEnough = photos.ready >= FEWEST_PHOTOS;
  const comes = photos.ready + photos.processing >= FEWEST_PHOTOS;
  return [
    ...(isEnough || comes ? [] : [{ code: 'photos_missing', field } as const]),
    ...(!isEnough && comes ? [{ code: 'photos_processing', field } as const] : []),
    ...(photos.hasMain ? [] : [{ code: 'main_photo_missing', field } as const]),
  ];
}

/** The operator's dated minimum prices (the brief's section 5), and the freeze of yearly rents (domain.md 3.9). */
function priceConditions({ prices, frozenRent }: UnitToPublish): Condition[] {
  if (prices.length === 0) return [{ code: 'price_missing', field: 'prices' }];
  const tooLow = prices.flatMap(({ kind, amount, minimum }): Condition[] => {
    if (minimum === null || amount >= minimum) return [];
    return [{ code: 'min_price', field: `prices.${kind}`, params: { price: moneyText(minimum) } }];
  });
  const yearly = prices.find(({ kind }) => kind === 'yearly');
  const isRaised = frozenRent !== null && yearly !== undefined && yearly.amount > frozenRent;
  if (!isRaised) return tooLow;
  return [
    ...tooLow,
    { code: 'rent_frozen', field: 'prices.yearly', params: { price: moneyText(frozenRent) } },
  ];
}

function licenceConditions({ licence, isWaiting }: AdToPublish): Condition[] {
  if (licence === null)
    return [{ code: isWaiting ? 'licence_waiting' : 'licence_missing', field: 'licence' }];
  if (!licence.inForce) return [{ code: 'licence_ended', field: 'licence' }];
  return licence.comparison
    .filter(({ field, agrees }) => agrees === false && BINDING_FIELDS.includes(field))
    .map(({ field }) => ({ code: 'licence_differs', field }));
}

/** The Ministry of Tourism's bylaw of January 2023: homes let by the night or the hour. */
function permitConditions(unit: UnitToPublish, today: string): Condition[] {
  const isShort = unit.prices.some(({ kind }) => kind === 'hourly' || kind === 'daily');
  if (!unit.isHome || !isShort) return [];
  const field = 'tourism_permit';
  const { tourismPermit: permit } = unit;
  if (permit === null) return [{ code: 'tourism_permit_missing', field }];
  const hasEnded = permit.expiresOn !== null && permit.expiresOn < today;
  return hasEnded ? [{ code: 'tourism_permit_ended', field }] : [];
}

/** Decides who may advertise what (domain.md 1.3): owners and agents once verified, marketers for others with a broker licence. */
function advertiserConditions({ advertiser }: AdToPublish): Condition[] {
  if (advertiser === null) return [];
  const field = 'advertiser';
  if (!advertiser.isVerified) return [{ code: 'advertiser_unverified', field }];
  return advertiser.mayBroker ? [] : [{ code: 'broker_unlicensed', field }];
}

function disclosureConditions({ disclosures }: UnitToPublish): Condition[] {
  return Object.entries(disclosures)
    .filter(([, said]) => said === null)
    .map(([field]) => ({ code: 'disclosure_missing', field }));
}
