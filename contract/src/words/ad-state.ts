/** Every state an ad can be in. Apart from the calls, so that a page which only names them does not bring zod along. */
export const AD_STATES = [
  'not_published',
  'waiting_for_verification',
  'waiting_for_approval',
  'changes_asked',
  'refused',
  'processing',
  'published',
  'hidden',
  'licence_expired',
  'closed',
] as const;
