import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { AppealOutcome, ReportDecision, ReportReason } from '../people/reports.ts';
import { AdState } from '../supply/host-ads.ts';

const CaseParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });
const Written = z.object({ text: z.string(), at: z.string() });

/** What is reported, with what an operator decides by. */
export const CaseThing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ad'),
    id: z.string(),
    title: z.string(),
    title_lang: z.enum(['ar', 'en']),
    state: AdState,
    held: z.boolean(),
  }),
  z.object({
    kind: z.literal('account'),
    id: z.string(),
    name: z.string(),
    created_at: z.string(),
    verified: z.boolean(),
    suspended: z.boolean(),
    /** Its ads on show. */
    ads: z.int(),
  }),
  z.object({
    kind: z.literal('evaluation'),
    reservation: z.string(),
    side: z.enum(['guest', 'host']),
    unit: z.string(),
    rate: z.int(),
    comment: z.string().nullable(),
    photos: z.int(),
    reply: z.string().nullable(),
    at: z.string(),
    hidden: z.boolean(),
  }),
  z.object({
    kind: z.literal('message'),
    reservation: z.string(),
    /** The message, and up to three before it, in their order. */
    messages: z.array(
      z.object({
        by: z.string(),
        text: z.string().nullable(),
        has_picture: z.boolean(),
        at: z.string(),
        is_reported: z.boolean(),
      }),
    ),
    hidden: z.boolean(),
  }),
]);
export type CaseThing = z.infer<typeof CaseThing>;

/** A case as an operator sees it. */
export const ReportCase = z.object({
  id: z.string(),
  /** Waits for a decision, or for one about its appeal. */
  stage: z.enum(['decision', 'appeal']),
  /** Names exactly what is shown: a decision about anything else is refused. */
  version: z.string(),
  opened_at: z.string(),
  due_at: z.string(),
  is_late: z.boolean(),
  /** Until when the reported may answer, which is before the case is due. */
  answer_until: z.string(),
  /** They may still, and have not. */
  may_answer: z.boolean(),
  thing: CaseThing,
  /** Whose it is, and in how many cases something was decided against them before. */
  reported: z.object({ id: z.string(), name: z.string(), decided_against: z.int() }),
  reports: z.array(
    z.object({
      reason: ReportReason,
      text: z.string().nullable(),
      created_at: z.string(),
      reporter: z.object({ name: z.string(), verified: z.boolean() }),
    }),
  ),
  answer: Written.nullable(),
  decided: z
    .object({ decision: ReportDecision, reason: z.string(), by: z.string(), at: z.string() })
    .nullable(),
  appeal: Written.extend({ by: z.enum(['reporter', 'reported']) }).nullable(),
  /** False where the caller decided it: its appeal is another operator's. */
  may_decide: z.boolean(),
});
export type ReportCase = z.infer<typeof ReportCase>;

export const listReportCases = endpoint({
  method: 'GET',
  path: '/api/v1/console/reports',
  summary: 'Open cases and appeals, the one that is due first, at most 50',
  data: z.object({ items: z.array(ReportCase) }),
  caller: 'operator',
  right: 'reports',
});

const Reason = z.string('reason_required').trim().min(1, 'reason_required').max(500, 'text_max');

export const decideReportCase = endpoint({
  method: 'POST',
  path: '/api/v1/console/reports/{id}/decision',
  summary: 'Decide a case as it was seen; a report or an answer that came meanwhile refuses it',
  params: CaseParams,
  body: z.strictObject({
    version: z.string('invalid').max(50, 'invalid'),
    decision: ReportDecision,
    reason: Reason,
  }),
  data: z.object({}),
  status: 201,
  caller: 'operator',
  right: 'reports',
  refuses: ['state_changed', 'account_suspended', 'xsrf_mismatch'],
});

export const decideReportAppeal = endpoint({
  method: 'POST',
  path: '/api/v1/console/reports/{id}/appeal_decision',
  summary: 'Decide the appeal of a case that another operator decided: it stands, or is undone',
  params: CaseParams,
  body: z.strictObject({ outcome: AppealOutcome, reason: Reason }),
  data: z.object({}),
  status: 201,
  caller: 'operator',
  right: 'reports',
  refuses: ['state_changed', 'account_suspended', 'another_operator_decides', 'xsrf_mismatch'],
});
