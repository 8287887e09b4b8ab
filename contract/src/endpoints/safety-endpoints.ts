import { PHONE_RECOVERY_ENDPOINTS } from '../console/phone-recoveries.ts';
import { TICKET_TEMPLATE_ENDPOINTS } from '../console/ticket-templates.ts';
import { rateTicket } from '../people/tickets.ts';
import { PUSH_ENDPOINTS } from '../people/web-push.ts';

/** Calls about telling people in time and about help for them, under the names their code uses. */
export const SAFETY_ENDPOINTS = {
  ...PUSH_ENDPOINTS,
  ...PHONE_RECOVERY_ENDPOINTS,
  ...TICKET_TEMPLATE_ENDPOINTS,
  rateTicket,
} as const;
