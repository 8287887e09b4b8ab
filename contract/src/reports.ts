import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf, PageQuery } from './envelope.ts';
import { AdState } from './host-ads.ts';
import { REPORT_DECISIONS, REPORT_REASONS } from './report-words.ts';

export const ReportReason = z.enum(REPORT_REASONS, 'report_reason_required');
export type ReportReason = z.infer<typeof ReportReason>;

export const ReportDecision = z.enum(REPORT_DECISIONS, 'invalid');
export type ReportDecision = z.infer<typeof ReportDecision>;

/** A report as who made it sees it; `id` is the case number. */
export const Report = z.object({
  id: z.string(),
  ad: z.object({ id: z.string(), title: z.string(), title_lang: z.enum(['ar', 'en']), on_show: z.boolean() }),
  reason: ReportReason,
  text: z.string().nullable(),
  created_at: z.string(),
  /** Null until an operator has looked. */
  decision: ReportDecision.nullable(),
  decided_at: z.string().nullable(),
});
export type Report = z.infer<typeof Report>;

export const reportAd = endpoint({
  method: 'POST',
  path: '/api/v1/ads/{id}/reports',
  summary: 'Report an ad; answers the case number, the open one when I reported it already',
  params: z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') }),
  body: z
    .strictObject({
      reason: ReportReason,
      text: z.string('invalid').trim().max(1000, 'text_max').optional(),
    })
    .refine(({ reason, text }) => reason !== 'other' || (text ?? '') !== '', {
      error: 'report_text_required',
      path: ['text'],
    }),
  data: z.object({ id: z.string(), is_new: z.boolean() }),
  status: 201,
  caller: 'token',
  needs: 'complaints',
  refuses: ['own_ad', 'too_many_requests'],
});

export const listReports = endpoint({
  method: 'GET',
  path: '/api/v1/reports',
  summary: 'The reports I made, the newest first, each with its state',
  query: z.strictObject(PageQuery),
  data: listOf(Report),
  caller: 'token',
});

/** A case as an operator sees it: the ad, and everything reported about it that is still open. */
export const ReportCase = z.object({
  ad: z.object({
    id: z.string(),
    title: z.string(),
    title_lang: z.enum(['ar', 'en']),
    state: AdState,
    held: z.boolean(),
    advertiser: z.object({ id: z.string(), name: z.string() }),
    /** Reports about it that were decided before. */
    decided_before: z.int(),
  }),
  reports: z.array(
    z.object({
      id: z.string(),
      reason: ReportReason,
      text: z.string().nullable(),
      created_at: z.string(),
      reporter: z.object({ name: z.string(), verified: z.boolean() }),
    }),
  ),
});
export type ReportCase = z.infer<typeof ReportCase>;

export const listReportCases = endpoint({
  method: 'GET',
  path: '/api/v1/console/reports',
  summary: 'Ads with open reports, the one that waits longest first, at most 50',
  data: z.object({ items: z.array(ReportCase) }),
  caller: 'operator',
  right: 'reports',
});

export const decideReports = endpoint({
  method: 'POST',
  path: '/api/v1/console/reports/decisions',
  summary: 'Decide the open reports about an ad as they were seen; one decided meanwhile refuses all',
  body: z.strictObject({
    reports: z
      .array(z.string().regex(/^\d{1,12}$/, 'invalid'), 'invalid')
      .min(1, 'invalid')
      .max(200, 'invalid'),
    decision: ReportDecision,
    reason: z.string('reason_required').trim().min(1, 'reason_required').max(500, 'text_max'),
  }),
  data: z.object({}),
  status: 201,
  caller: 'operator',
  right: 'reports',
  refuses: ['state_changed', 'account_suspended', 'xsrf_mismatch'],
});
