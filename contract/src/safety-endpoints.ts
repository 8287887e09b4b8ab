import { PUSH_ENDPOINTS } from './web-push.ts';

/** Calls about telling people in time and about help for them, under the names their code uses. */
export const SAFETY_ENDPOINTS = {
  ...PUSH_ENDPOINTS,
} as const;
