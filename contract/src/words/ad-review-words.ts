/** What an operator can ask to have changed in an ad. Apart from the calls, so that a page which only names them does not bring zod along. */
export const ASKABLE_FIELDS = [
  'title',
  'description',
  'photos',
  'location',
  'category',
  'area',
  'rooms',
  'features',
  'prices',
  'services',
  'licence',
  'tourism_permit',
  'disclosures',
  'relation',
  'other',
] as const;
export type AskableField = (typeof ASKABLE_FIELDS)[number];

export const AD_DECISIONS = ['approved', 'changes_asked', 'refused'] as const;
export type AdDecision = (typeof AD_DECISIONS)[number];

/** States an operator reads the ads of, queue by queue. */
export const REVIEW_STATES = ['waiting_for_approval', 'changes_asked', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** How pressing a waiting ad is: the settings say after how long each begins. */
export const URGENCIES = ['fresh', 'due', 'late'] as const;

/** What makes a waiting ad suspicious, the gravest first. */
export const SUSPICIONS = ['copied_photos', 'price_far_below', 'contact_in_text', 'new_account'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** What is told of an ad beside a decision; each has its name in the console. */
export const EVIDENCE_FACTS = [
  'category',
  'usage',
  'area',
  'rooms',
  'baths',
  'halls',
  'floor',
  'age',
  'entrances',
  'guests_max',
  'tenants',
  'furnished',
  'facing',
  'street',
  'street_width',
  'short_address',
  'height',
  'width',
  'borders',
  'plan_number',
  'plot_number',
  'block_number',
  'deed_kind',
  'relation',
  'exclusive',
  'viewer_phone',
  'privacy',
  'unit_code',
  'payments_a_year',
  'last_rent',
  'ejar_contract',
  'tourism_permit',
  'tourism_permit_until',
  'mortgaged',
  'disputed',
  'unregistered_rights',
] as const;
export type EvidenceFact = (typeof EVIDENCE_FACTS)[number];
