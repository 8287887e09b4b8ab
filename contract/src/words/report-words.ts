/** What can be reported, why, and what is decided. Apart from the calls, so that a page which only names them does not bring zod along. */
export const REPORT_KINDS = ['ad', 'account', 'evaluation', 'message'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Reasons to report an ad. */
export const REPORT_REASONS = [
  'wrong_info',
  'duplicate',
  'sold',
  'fraud',
  'images',
  'offensive',
  'other',
] as const;

const ACCOUNT_REASONS = ['fraud', 'impersonation', 'outside', 'offensive', 'other'] as const;
const EVALUATION_REASONS = ['untrue', 'offensive', 'personal', 'other'] as const;
const MESSAGE_REASONS = ['offensive', 'fraud', 'outside', 'personal', 'other'] as const;

/** Reasons to report a thing of each kind, in the order they are shown. */
export const REASONS_OF_KIND = {
  ad: REPORT_REASONS,
  account: ACCOUNT_REASONS,
  evaluation: EVALUATION_REASONS,
  message: MESSAGE_REASONS,
} as const satisfies Record<ReportKind, readonly string[]>;

export const ALL_REASONS = [...REPORT_REASONS, 'impersonation', 'untrue', 'personal', 'outside'] as const;

/** What an operator decides about a thing of each kind; dismissed: nothing was wrong. */
export const DECISIONS_OF_KIND = {
  ad: ['dismissed', 'ad_hidden', 'ad_closed'],
  account: ['dismissed', 'account_warned', 'account_suspended'],
  evaluation: ['dismissed', 'evaluation_hidden'],
  message: ['dismissed', 'message_hidden'],
} as const satisfies Record<ReportKind, readonly string[]>;

export const REPORT_DECISIONS = [
  'dismissed',
  'ad_hidden',
  'ad_closed',
  'evaluation_hidden',
  'message_hidden',
  'account_warned',
  'account_suspended',
] as const;

/** What becomes of a decision that was appealed. */
export const APPEAL_OUTCOMES = ['upheld', 'overturned'] as const;

/** Where the real-estate authority takes complaints, for who is not content with a decision. */
export const AUTHORITY_COMPLAINTS = { phone: '199011', page: 'https://rega.gov.sa' } as const;
