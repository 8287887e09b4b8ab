/** What a licence and its unit both say, in the order people read it. Apart from the calls, so that a page brings no zod along. */
export const LICENCE_FIELDS = [
  'purpose',
  'property_type',
  'city',
  'district',
  'area',
  'price',
  'rooms',
  'street_width',
  'facing',
  'plan_number',
  'plot_number',
] as const;
export type LicenceField = (typeof LICENCE_FIELDS)[number];

/** Fields whose difference keeps an ad from being published: what is let, where, how large, and for how much. */
export const BINDING_FIELDS: readonly LicenceField[] = ['purpose', 'property_type', 'city', 'area', 'price'];

/** Fields that an advertiser may fill in with what the licence says: facts that are read-only once there is one (the brief's section 6). */
export const TAKEN_FIELDS = [
  'area',
  'price',
  'rooms',
  'street_width',
  'facing',
  'plan_number',
  'plot_number',
] as const satisfies readonly LicenceField[];
export type TakenField = (typeof TAKEN_FIELDS)[number];

/** What a licence states beside them, each with its name in the messages. */
export const STATED_FACTS = [
  'deed_kind',
  'region',
  'street',
  'postal_code',
  'building_number',
  'additional_number',
  'age',
  'usages',
  'utilities',
  'pawned',
  'constrained',
  'halted',
  'testament',
  'obligations',
  'guarantees',
  'building_code',
  'transfer_fee',
] as const;
export type StatedFact = (typeof STATED_FACTS)[number];

/** What an ad may lack before it can be published, beside the field of the unit or ad it is about. */
export const CONDITION_CODES = [
  'photos_missing',
  'main_photo_missing',
  'photos_processing',
  'price_missing',
  'min_price',
  'rent_frozen',
  'licence_missing',
  'licence_waiting',
  'licence_ended',
  'licence_differs',
  'tourism_permit_missing',
  'tourism_permit_ended',
  'disclosure_missing',
  'advertiser_unverified',
  'broker_unlicensed',
] as const;
/** Of these the advertiser is at fault, not the ad: they keep an ad from being published, and nothing on show from being edited. */
export const ADVERTISER_CONDITIONS: readonly string[] = ['advertiser_unverified', 'broker_unlicensed'];
export type ConditionCode = (typeof CONDITION_CODES)[number];
