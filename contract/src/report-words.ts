/** Why an ad is reported, and what is decided. Apart from the calls, so that a page which only names them does not bring zod along. */
export const REPORT_REASONS = [
  'wrong_info',
  'duplicate',
  'sold',
  'fraud',
  'images',
  'offensive',
  'other',
] as const;

export const REPORT_DECISIONS = ['dismissed', 'ad_hidden', 'ad_closed'] as const;
