import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { NOTIFICATION_KINDS } from '../words/notification-words.ts';

/** Where I am told by e-mail. */
export const MailAddress = z.object({
  /** Whether e-mail can be sent at all. */
  is_offered: z.boolean(),
  address: z.string().nullable(),
  verified_at: z.string().nullable(),
  /** The address of the account's information, to begin with; null where it has none. */
  suggestion: z.string().nullable(),
});
export type MailAddress = z.infer<typeof MailAddress>;

export const showMailAddress = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/email',
  summary: 'The address, proven to be mine, at which I am told by e-mail',
  data: MailAddress,
  caller: 'token',
});

export const sendMailCode = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/email/codes',
  summary: 'Send a six-digit code to an e-mail address, to prove that I read it',
  body: z.strictObject({
    address: z
      .string('required')
      .trim()
      .min(1, 'required')
      .max(254, 'email_invalid')
      .pipe(z.email('email_invalid')),
  }),
  data: z.object({ challenge_id: z.uuid(), expires_in: z.int(), resend_in: z.int() }),
  status: 201,
  caller: 'token',
  needs: 'look',
  refuses: ['too_many_requests', 'not_available'],
});

export const saveMailAddress = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/email',
  summary: 'Be told at the address that a code was sent to, with that code',
  body: z.strictObject({
    challenge_id: z.uuid('invalid'),
    code: z.string('code_required').trim().min(1, 'code_required').max(20, 'invalid'),
  }),
  data: MailAddress,
  caller: 'token',
  needs: 'look',
  refuses: ['code_wrong', 'code_expired', 'code_tries_used'],
});

export const removeMailAddress = endpoint({
  method: 'DELETE',
  path: '/api/v1/notifications/email',
  summary: 'Be told by e-mail no more; the address is forgotten',
  data: MailAddress,
  caller: 'token',
  needs: 'look',
  beforeTerms: true,
});

const Key = z.object({ key: z.string().regex(/^[\w-]{1,120}\.[a-z]{1,20}\.[\w-]{43}$/, 'invalid') });
/** What the link under an e-mail stops. */
const Unsubscription = z.object({ kind: z.enum(NOTIFICATION_KINDS), is_wanted: z.boolean() });

export const showUnsubscription = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/unsubscriptions/{key}',
  summary: 'The kind of e-mail that a link under one stops, and whether it still comes',
  params: Key,
  data: Unsubscription,
  caller: 'anyone',
  refuses: ['not_found'],
});

export const unsubscribe = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/unsubscriptions/{key}',
  summary: 'Stop a kind of e-mail, or take it again, by the link under one; needs no sign-in',
  params: Key,
  body: z.strictObject({ is_wanted: z.boolean('required') }),
  data: Unsubscription,
  caller: 'anyone',
  refuses: ['not_found'],
});

/** Calls about e-mail, under the names their code uses. */
export const MAIL_ENDPOINTS = {
  showMailAddress,
  sendMailCode,
  saveMailAddress,
  removeMailAddress,
  showUnsubscription,
  unsubscribe,
} as const;
