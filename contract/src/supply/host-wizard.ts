import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { PriceKind } from '../words/period.ts';
import { LicenceContent, LocationContent, PropertyContent, UnitParts, USAGES } from '../words/supply.ts';
import { MOST_PHOTOS, WizardPhoto } from './host-photos.ts';

/** The topics of the wizard, in their order; one that adds a unit to a property has neither `property` nor `location`. */
export const WIZARD_TOPICS = [
  'property',
  'location',
  'unit',
  'photos',
  'prices',
  'services',
  'down_payment',
  'licence',
] as const;
export type WizardTopic = (typeof WIZARD_TOPICS)[number];

/** What somebody has filled in so far: everything optional, kept as it is typed. */
export const WizardContent = z.strictObject({
  property: PropertyContent.optional(),
  location: LocationContent.optional(),
  ...UnitParts,
  photos: z.array(WizardPhoto).max(MOST_PHOTOS, 'invalid').optional(),
  licence: LicenceContent.optional(),
  /** The topic last worked on: where it goes on, also on another device. */
  topic: z.enum(WIZARD_TOPICS, 'invalid').optional(),
});
export type WizardContent = z.infer<typeof WizardContent>;

export const Wizard = z.object({
  /** Another after every save, larger than all before. */
  version: z.int(),
  /** The property that a unit is added to; null when the wizard makes a property with its first unit. */
  property: z
    .object({
      id: z.uuid(),
      name: z.string(),
      category: z.string(),
      usage: z.string(),
      area: z.number(),
      city: z.string(),
      spaces: z.array(z.object({ id: z.uuid(), name: z.string() })),
    })
    .nullable(),
  content: WizardContent,
  started_at: z.string(),
  saved_at: z.string(),
});
export type Wizard = z.infer<typeof Wizard>;

/** The least a price of a kind may be in a category, as it stands today. */
export const MinimumPrice = z.object({ category: z.string(), kind: PriceKind, price: Money });
export type MinimumPrice = z.infer<typeof MinimumPrice>;

/** A city's freeze of yearly rents, as it holds today (domain.md 3.9). */
export const RentFreezeNow = z.object({
  city: z.string(),
  /** Usages whose rents may not rise. */
  usages: z.array(z.enum(USAGES)),
  /** Riyadh dates, both included; without an end it holds until the operator ends it. */
  starts_on: z.string(),
  ends_on: z.string().nullable(),
});
export type RentFreezeNow = z.infer<typeof RentFreezeNow>;

/** What a category has and lacks, for the checks of what is said of a property. */
export const WizardCategory = z.object({
  slug: z.string(),
  name: z.string(),
  usage: z.string(),
  has_rooms: z.boolean(),
  has_furnished: z.boolean(),
});
export type WizardCategory = z.infer<typeof WizardCategory>;

export const showWizard = endpoint({
  method: 'GET',
  path: '/api/v1/host/wizard',
  summary:
    'The wizard that the caller has open for the acting account, with what its checks need: categories, minimum prices, rent freezes',
  data: z.object({
    wizard: Wizard.nullable(),
    minimum_prices: z.array(MinimumPrice),
    rent_freezes: z.array(RentFreezeNow),
    categories: z.array(WizardCategory),
    /** Viewers look: they cannot open one. */
    abilities: z.object({ work: z.boolean() }),
  }),
  caller: 'token',
});

export const saveWizard = endpoint({
  method: 'PUT',
  path: '/api/v1/host/wizard',
  summary:
    'Save the open wizard, or open one with version 0; refused as `wizard_changed`, with what stands now, when it was saved, opened or deleted elsewhere',
  body: z.strictObject({
    /** The version that was read; 0 opens one. */
    version: z.int('required').min(0, 'invalid'),
    /** Only when it is opened: the property to add a unit to. */
    property_id: z.uuid('invalid').nullable().optional(),
    content: WizardContent,
  }),
  data: Wizard,
  caller: 'token',
  needs: 'supply',
  refuses: ['role_forbids', 'wizard_changed'],
});

export const deleteWizard = endpoint({
  method: 'DELETE',
  path: '/api/v1/host/wizard',
  summary: 'Throw the open wizard away; what was never open is gone already',
  data: z.object({}),
  caller: 'token',
  needs: 'look',
});

export const completeWizard = endpoint({
  method: 'POST',
  path: '/api/v1/host/wizard/completion',
  summary:
    'Finish the wizard: property, unit, prices, services, photos and an ad that is not published are written at once; refused with every missing field',
  body: z.strictObject({ version: z.int('required').min(1, 'invalid') }),
  data: z.object({
    property_id: z.uuid(),
    unit_id: z.uuid(),
    /** Number of the ad. */
    ad_id: z.string(),
  }),
  status: 201,
  caller: 'token',
  needs: 'supply',
  idempotent: true,
  refuses: ['role_forbids', 'wizard_changed'],
});
