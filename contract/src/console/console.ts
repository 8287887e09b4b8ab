import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { AccountName } from '../people/accounts.ts';
import { SendCode } from '../people/auth.ts';
import { OPERATOR_RIGHTS, OPERATOR_ROLES } from '../words/operator-rights.ts';

/** The secret for the authenticator app, sent once, when an operator signs in for the first time. */
export const Enrolment = z.object({
  /** For typing in by hand, in base 32. */
  secret: z.string(),
  /** The same as an otpauth address, for a phone that shows this page itself. */
  uri: z.string(),
  /** The address as a QR code: squares a side, and the dark ones as an SVG path on that grid. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type Enrolment = z.infer<typeof Enrolment>;

/** Data of `totp_needed`: nothing to enrol when the app is set up already. */
export interface TotpNeeded {
  enrolment: Enrolment | null;
}

export const Operator = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  recovery_codes_left: z.int(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
  /** What those roles let them do. */
  rights: z.array(z.enum(OPERATOR_RIGHTS)),
});

export const sendConsoleCode = endpoint({
  method: 'POST',
  path: '/api/v1/console/codes',
  summary: 'Send a sign-in code to an operator; the answer is the same for every number',
  body: SendCode,
  data: z.object({ challenge_id: z.uuid(), expires_in: z.int(), resend_in: z.int() }),
  status: 201,
  caller: 'anyone',
  refuses: ['too_many_requests', 'xsrf_mismatch'],
});

export const openConsole = endpoint({
  method: 'POST',
  path: '/api/v1/console/session',
  summary:
    'Open the console with the code of the message and that of the authenticator app; sets the session cookie. The first time, `totp_needed` carries what the app is given, and name and code follow',
  body: z.object({
    challenge_id: z.uuid('invalid'),
    code: z.string('code_required').trim().min(1, 'code_required').max(20, 'invalid'),
    /** The app's code, or a recovery code. */
    totp: z.string().trim().min(1, 'code_required').max(40, 'invalid').optional(),
    name: AccountName.optional(),
  }),
  data: Operator.extend({
    /** Shown this once, after enrolment; empty at any other sign-in. */
    recovery_codes: z.array(z.string()),
  }),
  status: 201,
  caller: 'anyone',
  refuses: [
    'code_wrong',
    'code_expired',
    'code_tries_used',
    'not_operator',
    'totp_needed',
    'totp_wrong',
    'totp_used',
    'totp_tries_used',
    'recovery_code_wrong',
    'xsrf_mismatch',
  ],
});

export const showOperator = endpoint({
  method: 'GET',
  path: '/api/v1/console/session',
  summary: 'Who is signed in to the console; sets the XSRF-TOKEN cookie',
  data: Operator,
  caller: 'operator',
  right: 'desk',
});

export const closeConsole = endpoint({
  method: 'DELETE',
  path: '/api/v1/console/session',
  summary: 'Sign out of the console',
  data: z.object({}),
  caller: 'operator',
  right: 'desk',
});

export const DeskQueue = z.object({
  key: z.string(),
  /** In the caller's language. */
  title: z.string(),
  waiting: z.int(),
  /** Since when the first of them waits. */
  oldest_at: z.string().nullable(),
});
export type DeskQueue = z.infer<typeof DeskQueue>;

export const showDesk = endpoint({
  method: 'GET',
  path: '/api/v1/console/desk',
  summary: 'What waits for an operator, queue by queue; queues where nothing waits are left out',
  data: z.object({ queues: z.array(DeskQueue) }),
  caller: 'operator',
  right: 'desk',
});
