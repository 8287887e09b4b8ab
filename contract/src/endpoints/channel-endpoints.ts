import { CONSOLE_MESSAGE_ENDPOINTS } from '../console/console-messages.ts';
import { MAIL_ENDPOINTS } from '../people/mail-addresses.ts';
import { PHONE_ENDPOINTS } from '../people/phone-changes.ts';

/** Calls about the ways by which people are told outside the site, their number among them, under the names their code uses. */
export const CHANNEL_ENDPOINTS = {
  ...MAIL_ENDPOINTS,
  ...CONSOLE_MESSAGE_ENDPOINTS,
  ...PHONE_ENDPOINTS,
} as const;
