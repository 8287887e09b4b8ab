import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { Photo } from '../finding/ads.ts';
import { PlaceName } from '../site/places.ts';
import { REVISION_STATES, RevisionChange } from '../supply/revisions.ts';
import { AD_DECISIONS, URGENCIES } from '../words/ad-review-words.ts';
import { CONDITION_CODES } from '../words/licence-fields.ts';
import { DecidedFields, DecisionReason, isWholeDecision } from './console-ads.ts';

/** An edit of an ad on show as it stands in the operators' queue; one of a property names its first ad on show. */
export const QueuedRevision = z.object({
  id: z.uuid(),
  ad: z.string(),
  title: z.string(),
  title_lang: z.enum(['ar', 'en']),
  /** What is edited: a unit, or the property of all these ads. */
  of: z.enum(['unit', 'property']),
  district: PlaceName,
  photo: Photo.nullable(),
  advertiser: z.object({ id: z.string(), name: z.string(), verified: z.boolean() }),
  since: z.string(),
  urgency: z.enum(URGENCIES),
  /** How many fields it changes; the photos together are one. */
  changes: z.int(),
});
export type QueuedRevision = z.infer<typeof QueuedRevision>;

/** Why a revision cannot be approved any more: no ad is on show, its licence ended, or the fields changed meanwhile. */
export const REVISION_OBSTACLES = ['off_show', 'licence_gone', 'overtaken'] as const;

const RevisionPhoto = Photo.extend({
  /** Of both lists: which picture it is. */
  id: z.uuid(),
  state: z.enum(['processing', 'ready', 'refused']),
  caption: z.string().nullable(),
  has_words: z.boolean(),
  /** The ad of another advertiser with a photo that looks the same. */
  elsewhere: z.string().nullable(),
  /** Against the other list. */
  mark: z.enum(['same', 'added', 'removed', 'changed']),
});

/** What an operator decides an edit by: before and after, field by field. */
export const RevisionEvidence = QueuedRevision.extend({
  version: z.int(),
  state: z.enum(REVISION_STATES),
  /** All ads that the edit shows on. */
  ads: z.array(z.string()),
  fields: z.array(RevisionChange.extend({ lang: z.enum(['ar', 'en']).nullable() })),
  /** Null where they stay as they are. */
  photos: z.object({ before: z.array(RevisionPhoto), after: z.array(RevisionPhoto) }).nullable(),
  /** Null where the place stays. */
  point: z
    .object({
      before: z.object({ lat: z.number(), lng: z.number() }),
      after: z.object({ lat: z.number(), lng: z.number() }),
    })
    .nullable(),
  obstacles: z.array(z.object({ code: z.enum(REVISION_OBSTACLES), msg: z.string() })),
  /** What its ads lack as they stand. */
  missing: z.array(z.object({ code: z.enum(CONDITION_CODES), field: z.string(), msg: z.string() })),
  /** Newest first. */
  history: z.array(
    z.object({
      to: z.enum(REVISION_STATES),
      at: z.string(),
      operator: z.string().nullable(),
      reason: z.string(),
    }),
  ),
});
export type RevisionEvidence = z.infer<typeof RevisionEvidence>;

/** States of an edit that is not decided for good. */
export const OPEN_REVISIONS = ['waiting', 'changes_asked'] as const;

const RevisionParams = z.object({ id: z.uuid('invalid') });

export const listQueuedRevisions = endpoint({
  method: 'GET',
  path: '/api/v1/console/revisions',
  summary:
    'Edits of ads on show that wait for approval, or were sent back with what was asked, the one that waits longest first',
  query: z.strictObject({ ...PageQuery, state: z.enum(OPEN_REVISIONS, 'invalid').default('waiting') }),
  data: listOf(QueuedRevision),
  caller: 'operator',
  right: 'ads',
});

export const showQueuedRevision = endpoint({
  method: 'GET',
  path: '/api/v1/console/revisions/{id}',
  summary: 'An edit of an ad on show, before and after, with everything an operator decides by',
  params: RevisionParams,
  data: RevisionEvidence,
  caller: 'operator',
  right: 'ads',
});

export const decideRevision = endpoint({
  method: 'POST',
  path: '/api/v1/console/revisions/{id}/decision',
  summary:
    'Approve an edit of an ad on show, ask for changes on named fields or refuse it; refused when it is not as it was seen',
  params: RevisionParams,
  body: z
    .strictObject({
      version: z.int('invalid'),
      decision: z.enum(AD_DECISIONS, 'decision_required'),
      fields: DecidedFields,
      reason: DecisionReason,
    })
    .superRefine(isWholeDecision),
  data: z.object({ state: z.enum(REVISION_STATES) }),
  status: 201,
  caller: 'operator',
  right: 'ads',
  refuses: ['state_changed', 'ad_incomplete', 'xsrf_mismatch'],
});
