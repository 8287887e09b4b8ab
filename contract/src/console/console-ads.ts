import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Photo } from '../finding/ads.ts';
import { PriceLevel } from '../finding/market.ts';
import { PlaceName } from '../site/places.ts';
import { AdState, AdStep } from '../supply/host-ads.ts';
import { LicenceComparison, LicenceFacts } from '../supply/host-licences.ts';
import { Money } from '../values/money.ts';
import {
  AD_DECISIONS,
  ASKABLE_FIELDS,
  EVIDENCE_FACTS,
  REVIEW_STATES,
  SUSPICIONS,
  URGENCIES,
} from '../words/ad-review-words.ts';
import { CONDITION_CODES } from '../words/licence-fields.ts';
import { PriceKind } from '../words/period.ts';

const AdParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });
const Titled = { title: z.string(), title_lang: z.enum(['ar', 'en']) };

/** An ad as it stands in an operator's queue. */
export const QueuedAd = z.object({
  id: z.string(),
  ...Titled,
  state: AdState,
  purpose: z.enum(['rent', 'sale']),
  category: PlaceName,
  district: PlaceName,
  city: PlaceName,
  photo: Photo.nullable(),
  advertiser: z.object({ id: z.string(), name: z.string(), verified: z.boolean() }),
  /** When it came into its present state. */
  since: z.string(),
  urgency: z.enum(URGENCIES),
  /** How many of its photos were flagged. */
  flagged_photos: z.int(),
  /** Why it is suspicious, the gravest first; those with most stand first in the queue. */
  suspicions: z.array(z.enum(SUSPICIONS)),
  /** Whole percent by which its price stands below that of like ads, where that is suspicious. */
  below_percent: z.int().nullable(),
  /** How often an operator decided about it before. */
  decided_before: z.int(),
});
export type QueuedAd = z.infer<typeof QueuedAd>;

const AdElsewhere = z.object({
  id: z.string(),
  ...Titled,
  state: AdState,
  advertiser: z.object({ id: z.string(), name: z.string() }),
  /** It is of the same advertiser. */
  is_same_advertiser: z.boolean(),
});

/** What an operator decides by. */
export const AdEvidence = QueuedAd.extend({
  /** Names exactly what is shown: a decision about anything else is refused. */
  version: z.string(),
  texts: z.array(
    z.object({
      lang: z.enum(['ar', 'en']),
      title: z.string().nullable(),
      description: z.string().nullable(),
      house_rules: z.string().nullable(),
    }),
  ),
  /** What is known of the unit, named and said in the caller's language. */
  facts: z.array(z.object({ key: z.enum(EVIDENCE_FACTS), name: z.string(), value: z.string() })),
  /** How many things its advertiser disclosed of it: a mortgage, a dispute, unregistered rights. */
  disclosed: z.int(),
  features: z.array(z.string()),
  prices: z.array(z.object({ kind: PriceKind, price: Money })),
  /** What a guest may add to a stay, or must, in both languages as its advertiser wrote them. */
  services: z.array(
    z.object({
      name_ar: z.string(),
      name_en: z.string(),
      price: Money,
      charge: z.enum(['per_booking', 'per_period']),
      mandatory: z.boolean(),
    }),
  ),
  /** Its prices beside those of ads like it, in the district or the city. */
  price_levels: z.array(PriceLevel),
  photos: z.array(
    Photo.extend({
      state: z.enum(['processing', 'ready', 'refused']),
      caption: z.string().nullable(),
      /** The room it shows, in the caller's language; null where its advertiser has not said. */
      room: z.string().nullable(),
      /** It looks as if it held words or a logo. */
      has_words: z.boolean(),
      /** The ad of another advertiser with a photo that looks the same. */
      elsewhere: AdElsewhere.nullable(),
    }),
  ),
  point: z.object({ lat: z.number(), lng: z.number() }),
  /** Ads of other properties at the same place. */
  same_plot: z.array(AdElsewhere.extend({ metres: z.int() })),
  licence: LicenceFacts.nullable(),
  /** Of a business with a licence: the account's legal name, and whether the licence names the same advertiser. */
  licence_advertiser: z.object({ name: z.string(), agrees: z.boolean() }).nullable(),
  /** What the licence and the unit both say, field by field; empty where the authority told no facts. */
  comparison: z.array(LicenceComparison),
  /** A licence the authority has not answered about yet. */
  licence_asked: z.object({ number: z.string(), since: z.string() }).nullable(),
  missing: z.array(z.object({ code: z.enum(CONDITION_CODES), field: z.string(), msg: z.string() })),
  /** Newest first; an operator's steps name the operator. */
  history: z.array(AdStep.omit({ by_name: true }).extend({ operator: z.string().nullable() })),
});
export type AdEvidence = z.infer<typeof AdEvidence>;

export const listQueuedAds = endpoint({
  method: 'GET',
  path: '/api/v1/console/ads',
  summary:
    'Ads that wait for approval, the most suspicious first and then the one that waits longest; or those an operator sent back or refused',
  query: z.strictObject({
    state: z.enum(REVIEW_STATES, 'invalid').default('waiting_for_approval'),
    city: z.string().max(100, 'invalid').optional(),
    flagged: z.literal('1', 'invalid').optional(),
    ...PageQuery,
  }),
  data: listOf(QueuedAd).extend({
    /** How many ads are in each state. */
    counts: z.record(z.enum(REVIEW_STATES), z.int()),
    /** Cities of the ads in this state, to choose from. */
    cities: z.array(PlaceName.extend({ count: z.int() })),
    /** How many edits of ads on show wait. */
    revisions: z.int(),
  }),
  caller: 'operator',
  right: 'ads',
});

export const showQueuedAd = endpoint({
  method: 'GET',
  path: '/api/v1/console/ads/{id}',
  summary: 'An ad with everything an operator decides by',
  params: AdParams,
  data: AdEvidence,
  caller: 'operator',
  right: 'ads',
});

/** What an operator writes beside a decision. */
export const DecisionReason = z.string('invalid').trim().max(500, 'text_max').default('');
const Version = z.string('invalid').max(100, 'invalid');

/** Asks for the fields when changes are asked, and for the reason when the ad is refused. */
export const isWholeDecision = (
  { decision, fields, reason }: { decision: string; fields: readonly object[]; reason: string },
  context: z.RefinementCtx,
) => {
  if (decision === 'changes_asked' && fields.length === 0)
    context.addIssue({ code: 'custom', message: 'asked_required', path: ['fields'] });
  if (decision === 'refused' && reason === '')
    context.addIssue({ code: 'custom', message: 'reason_required', path: ['reason'] });
};

/** What an operator asks to change, no field twice. */
export const DecidedFields = z
  .array(
    z.strictObject({
      field: z.enum(ASKABLE_FIELDS, 'invalid'),
      text: z.string('asked_text_required').trim().min(1, 'asked_text_required').max(300, 'text_max'),
    }),
    'invalid',
  )
  .max(ASKABLE_FIELDS.length, 'invalid')
  .refine((fields) => new Set(fields.map(({ field }) => field)).size === fields.length, 'invalid')
  .default([]);

export const decideAd = endpoint({
  method: 'POST',
  path: '/api/v1/console/ads/{id}/decision',
  summary:
    'Approve an ad, ask for changes on named fields or refuse it; refused when it is not as it was seen. An approved ad is published, or hidden where its account’s membership has none left for it',
  params: AdParams,
  body: z
    .strictObject({
      version: Version,
      decision: z.enum(AD_DECISIONS, 'decision_required'),
      fields: DecidedFields,
      reason: DecisionReason,
    })
    .superRefine(isWholeDecision),
  data: z.object({ state: AdState }),
  status: 201,
  caller: 'operator',
  right: 'ads',
  refuses: ['state_changed', 'ad_incomplete', 'unit_has_live_ad', 'account_suspended', 'xsrf_mismatch'],
});

export const listQueuedLicences = endpoint({
  method: 'GET',
  path: '/api/v1/console/licences',
  summary: 'Ads whose licence the authority has not answered about, the one that waits longest first',
  query: z.strictObject(PageQuery),
  data: listOf(QueuedAd),
  caller: 'operator',
  right: 'licences',
});

export const showQueuedLicence = endpoint({
  method: 'GET',
  path: '/api/v1/console/licences/{id}',
  summary: 'An ad that waits for the authority, with everything an operator decides by',
  params: AdParams,
  data: AdEvidence,
  caller: 'operator',
  right: 'licences',
});

export const decideLicence = endpoint({
  method: 'POST',
  path: '/api/v1/console/licences/{id}/decision',
  summary:
    'Send an ad that waits for the authority back to its advertiser, or refuse it; only the authority approves a licence',
  params: AdParams,
  body: z
    .strictObject({
      version: Version,
      decision: z.enum(['changes_asked', 'refused'], 'decision_required'),
      fields: DecidedFields,
      reason: DecisionReason,
    })
    .superRefine(isWholeDecision),
  data: z.object({ state: AdState }),
  status: 201,
  caller: 'operator',
  right: 'licences',
  refuses: ['state_changed', 'xsrf_mismatch'],
});
