import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import {
  ALL_REASONS,
  APPEAL_OUTCOMES,
  REASONS_OF_KIND,
  REPORT_DECISIONS,
  REPORT_KINDS,
} from '../words/report-words.ts';

const MOST_WORDS = 1000;
/** Characters of an answer or an appeal. */
const MOST_ANSWER = 2000;

export const ReportReason = z.enum(ALL_REASONS, 'report_reason_required');
export type ReportReason = z.infer<typeof ReportReason>;

export const ReportDecision = z.enum(REPORT_DECISIONS, 'invalid');
export type ReportDecision = z.infer<typeof ReportDecision>;

export const AppealOutcome = z.enum(APPEAL_OUTCOMES, 'decision_required');
export type AppealOutcome = z.infer<typeof AppealOutcome>;

/** What is reported, as both sides may know it. */
export const ReportedThing = z.object({
  kind: z.enum(REPORT_KINDS),
  /** Of the page it is found on: an ad's, an advertiser's, a reservation's; null when there is none any more. */
  id: z.string().nullable(),
  /** Title of the ad, name of the advertiser, words of the evaluation or message; null where it has none, or they are hidden. */
  text: z.string().nullable(),
  /** The language of an ad's title; null for what people wrote in any. */
  text_lang: z.enum(['ar', 'en']).nullable(),
  rate: z.int().nullable(),
});

/** A case as the one who reported sees it, or the one who was reported; neither learns who the other reporters are. */
export const Report = z.object({
  /** The case number. */
  id: z.string(),
  side: z.enum(['reporter', 'reported']),
  thing: ReportedThing,
  /** Mine; to the reported, all that were given. */
  reasons: z.array(ReportReason),
  /** What I wrote; null to the reported. */
  text: z.string().nullable(),
  created_at: z.string(),
  /** Until when the reported may answer; what is left until the case is due is for deciding it. */
  answer_until: z.string(),
  /** By when Diyar decides. */
  due_at: z.string(),
  answered_at: z.string().nullable(),
  /** Null to the reporter, who sees that there is one. */
  answer: z.string().nullable(),
  can_answer: z.boolean(),
  /** Null until an operator has decided. */
  decision: ReportDecision.nullable(),
  decision_reason: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Until when I may appeal; null when I cannot. */
  appeal_until: z.string().nullable(),
  appeal: z
    .object({
      mine: z.boolean(),
      /** Null of another's. */
      text: z.string().nullable(),
      at: z.string(),
      outcome: AppealOutcome.nullable(),
      reason: z.string().nullable(),
      decided_at: z.string().nullable(),
    })
    .nullable(),
});
export type Report = z.infer<typeof Report>;

/** A report's body: `other` needs words. */
function said<const Reasons extends readonly [string, ...string[]]>(reasons: Reasons) {
  return z
    .strictObject({
      reason: z.enum(reasons, 'report_reason_required'),
      text: z.string('invalid').trim().max(MOST_WORDS, 'text_max').optional(),
    })
    .refine(({ reason, text }) => reason !== 'other' || (text ?? '') !== '', {
      error: 'report_text_required',
      path: ['text'],
    });
}

const Numbered = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });
const Sent = z.object({ id: z.string(), is_new: z.boolean() });
const REPORTING = {
  method: 'POST',
  data: Sent,
  status: 201,
  caller: 'token',
  needs: 'complaints',
} as const;

export const reportAd = endpoint({
  ...REPORTING,
  path: '/api/v1/ads/{id}/reports',
  summary: 'Report an ad; answers the case number, the open one when I reported it already',
  params: Numbered,
  body: said(REASONS_OF_KIND.ad),
  refuses: ['own_ad', 'too_many_requests'],
});

export const reportAccount = endpoint({
  ...REPORTING,
  path: '/api/v1/advertisers/{id}/reports',
  summary: 'Report an advertiser; answers the case number',
  params: Numbered,
  body: said(REASONS_OF_KIND.account),
  refuses: ['own_thing', 'too_many_requests'],
});

export const reportEvaluation = endpoint({
  ...REPORTING,
  path: '/api/v1/evaluations/{id}/reports',
  summary: 'Report a public evaluation; answers the case number',
  params: z.object({ id: z.uuid('invalid') }),
  body: said(REASONS_OF_KIND.evaluation),
  refuses: ['own_thing', 'too_many_requests'],
});

export const reportMessage = endpoint({
  ...REPORTING,
  path: '/api/v1/reservations/{id}/messages/{position}/reports',
  summary: 'Report a message of the other side of a booking of mine; answers the case number',
  params: Numbered.extend({
    position: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(1_000_000, 'invalid'),
  }),
  body: said(REASONS_OF_KIND.message),
  refuses: ['own_thing', 'too_many_requests'],
});

export const listReports = endpoint({
  method: 'GET',
  path: '/api/v1/reports',
  summary: 'Cases I opened or joined, or those about me and what is mine, the newest first',
  query: z.strictObject({
    ...PageQuery,
    side: z.enum(['reporter', 'reported'], 'invalid').default('reporter'),
  }),
  data: listOf(Report).extend({
    /** How many there are about me. */
    about_me: z.int(),
  }),
  caller: 'token',
});

const Words = z.strictObject({
  text: z.string('message_required').trim().min(1, 'message_required').max(MOST_ANSWER, 'text_max'),
});

export const answerReport = endpoint({
  method: 'POST',
  path: '/api/v1/reports/{id}/answer',
  summary: 'Answer what is reported about me, once, until `answer_until` and while the case is open',
  params: Numbered,
  body: Words,
  data: z.object({}),
  status: 201,
  caller: 'token',
  needs: 'complaints',
  refuses: ['report_answer_late', 'state_changed'],
});

export const appealReport = endpoint({
  method: 'POST',
  path: '/api/v1/reports/{id}/appeal',
  summary: 'Appeal a decision against me, once and in time; another operator decides it',
  params: Numbered,
  body: Words,
  data: z.object({}),
  status: 201,
  caller: 'token',
  needs: 'complaints',
  refuses: ['not_available', 'state_changed'],
});
