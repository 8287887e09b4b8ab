import type { ConditionCode } from '@diyar/contract/licence-fields';

/** What is asked of an ad before it can be published, as stored; `today` is a Riyadh date. */
export interface AdToPublish {
  today: string;
  photos: { ready: number; processing: number; has_main: boolean };
  has_price: boolean;
  licence: { in_force: boolean } | null;
  licence_waits: boolean;
  /** A home that is let by the hour or the night, which the law asks a permit for; null otherwise. */
  permit: { number: string | null; expires_on: string | null } | null;
  disclosures: Readonly<Record<'mortgaged' | 'disputed' | 'unregistered_rights', boolean | null>>;
}

export interface Condition {
  code: ConditionCode;
  /** Of the property, unit or ad, as the wizard names it. */
  field: string;
}

/** The laws in force, which are dated settings (domain.md 1.3). */
export interface PublishingLaws {
  tourism_permit_required: boolean;
  disclosures_required: boolean;
}

/** The brief's section 5: an ad needs at least 4 clear photos. */
const FEWEST_PHOTOS = 4;

/** What an ad still lacks before it can be published, in the order of the wizard; nothing when it may be (product.md 5). */
export function conditionsOf(ad: AdToPublish, laws: PublishingLaws): Condition[] {
  return [
    ...photoConditions(ad),
    ...(ad.has_price ? [] : [{ code: 'price_missing', field: 'prices' } as const]),
    ...licenceConditions(ad),
    ...(laws.tourism_permit_required ? permitConditions(ad) : []),
    ...(laws.disclosures_required ? disclosureConditions(ad) : []),
  ];
}

function photoConditions({ photos }: AdToPublish): Condition[] {
  const field = 'photos';
  const comes = photos.ready + photos.processing >= FEWEST_PHOTOS;
  return [
    ...(comes ? [] : [{ code: 'photos_missing', field } as const]),
    ...(comes && photos.processing > 0 ? [{ code: 'photos_processing', field } as const] : []),
    ...(photos.has_main ? [] : [{ code: 'main_photo_missing', field } as const]),
  ];
}

function licenceConditions({ licence, licence_waits }: AdToPublish): Condition[] {
  const field = 'licence';
  if (licence === null) return [{ code: licence_waits ? 'licence_waiting' : 'licence_missing', field }];
  return licence.in_force ? [] : [{ code: 'licence_ended', field }];
}

function permitConditions({ permit, today }: AdToPublish): Condition[] {
  const field = 'tourism_permit';
  if (permit === null) return [];
  if (permit.number === null) return [{ code: 'tourism_permit_missing', field }];
  const hasEnded = permit.expires_on !== null && permit.expires_on < today;
  return hasEnded ? [{ code: 'tourism_permit_ended', field }] : [];
}

function disclosureConditions({ disclosures }: AdToPublish): Condition[] {
  return Object.entries(disclosures)
    .filter(([, said]) => said === null)
    .map(([field]) => ({ code: 'disclosure_missing', field }));
}
