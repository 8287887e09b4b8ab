import { CONSOLE_MESSAGE_ENDPOINTS } from './console-messages.ts';
import { MAIL_ENDPOINTS } from './mail-addresses.ts';

/** Calls about the ways by which people are told outside the site, under the names their code uses. */
export const CHANNEL_ENDPOINTS = { ...MAIL_ENDPOINTS, ...CONSOLE_MESSAGE_ENDPOINTS } as const;
