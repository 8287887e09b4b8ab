import { createHash } from 'node:crypto';
import type { Demonstration } from '../../../api/src/deps.ts';
import type { WhatsAppOptions } from '../../../api/src/platform/messaging/transport.ts';
import { fetchInProcess } from '../gateway/fetch-in-process.ts';

/** Its address has no host: it answers within our own server. */
export const GRAPH_PATH = '/sandbox-whatsapp';
export const PHONE_NUMBER_ID = '106540352242922';
export const CODE_TEMPLATE = 'otp_login';

/** The embedded side of Meta: the real adapter, asking this very server. */
export const openEmbeddedWhatsApp: Demonstration['whatsapp'] = ({ app, secret }) => ({
  ...secretsOf(secret),
  url: `http://localhost${GRAPH_PATH}`,
  phoneNumberId: PHONE_NUMBER_ID,
  codeTemplate: CODE_TEMPLATE,
  fetch: fetchInProcess(app),
});

/** What Meta and the shop know of each other. */
export function secretsOf(secret: string): Pick<WhatsAppOptions, 'token' | 'appSecret' | 'verifyToken'> {
  const made = (word: string) =>
    createHash('sha256').update(`sandbox-whatsapp:${word}:${secret}`).digest('hex');
  return { token: made('token'), appSecret: made('app'), verifyToken: made('verify') };
}
