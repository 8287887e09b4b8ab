import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

/** Everything an operator can do; each has its words in both languages, and every one done is a row of the audit log. */
export const ACTS = [
  'operator_named',
  'operator_enrolled',
  'signed_in',
  'signed_in_by_recovery_code',
  'signed_out',
  'totp_wrong',
  'totp_reused',
  'recovery_code_wrong',
  'setting_set',
  'reports_decided',
  'report_appeal_decided',
  'ad_decided',
  'revision_decided',
  'operator_added',
  'operator_roles_set',
  'operator_removed',
  'authenticator_reset',
  'ticket_answered',
  'ticket_closed',
  'ticket_template_added',
  'ticket_template_set',
  'ticket_template_retired',
  'minimum_price_set',
  'plan_added',
  'plan_set',
  'rent_freeze_set',
  'season_dates_set',
  'reservation_cancelled',
  'fee_rate_set',
  'payout_batch_made',
  'payout_batch_agreed',
  'payout_batch_exported',
  'payout_decided',
  'ledger_proved',
  'transfer_decided',
  'transfer_proposed',
  'bank_refund_sent',
  'claim_decided',
  'claim_proposed',
  'refund_retried',
  'refund_taken',
  'refund_proposed',
  'refund_paid_otherwise',
  'money_case_proposed',
  'money_case_decided',
  'bank_statement_given',
  'bank_line_matched',
  'bank_line_set_aside',
  'request_decided',
  'page_draft_dropped',
  'page_published',
  'announcement_made',
  'announcement_ended',
  'account_suspended',
  'account_reopened',
  'account_signed_out',
  'city_written',
  'district_written',
  'district_merged',
  'category_written',
  'feature_written',
  'jobs_retried',
  'broadcast_sent',
  'office_decided',
  'office_document_opened',
  'message_retried',
  'phone_identity_wrong',
  'phone_recovery_begun',
  'phone_recovered',
] as const;
export const Act = z.enum(ACTS, 'invalid');
export type Act = z.infer<typeof Act>;

export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  operator: z.object({ id: z.string(), name: z.string() }),
  act: Act,
  /** The subject of the act; null for signing in and out. */
  subject: z.object({ kind: z.string(), id: z.string() }).nullable(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/v1/console/audit',
  summary: 'The audit log, newest first; `next` is the cursor of the older entries',
  query: z.strictObject({
    operator: z.uuid('invalid').optional(),
    act: Act.optional(),
    before: z
      .string()
      .regex(/^\d{1,15}$/, 'invalid')
      .optional(),
  }),
  data: z.object({
    items: z.array(AuditEntry),
    next: z.string().nullable(),
    /** Everyone whose acts stand in the log, to choose from. */
    operators: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  caller: 'operator',
  right: 'audit',
});
