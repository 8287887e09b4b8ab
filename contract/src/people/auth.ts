import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { AccountName, UserType } from './accounts.ts';

export const SendCode = z.object({
  phone: z.string('phone_required').trim().min(1, 'phone_required').max(40, 'phone_invalid'),
  channel: z.enum(['sms', 'whatsapp'], 'invalid'),
  /** The country whose number it is where it names none, as ISO 3166 writes it in two letters; Saudi Arabia when absent. */
  country: z
    .string('invalid')
    .regex(/^[A-Z]{2}$/, 'invalid')
    .optional(),
});

export const sendCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/codes',
  summary: 'Send a six-digit sign-in code by SMS or WhatsApp',
  body: SendCode,
  data: z.object({
    challenge_id: z.uuid(),
    expires_in: z.int(),
    resend_in: z.int(),
    /** The number it goes to, as it is dialled from anywhere. */
    phone: z.string(),
    /** By which it goes: a number abroad is not reached by every one. */
    channel: z.enum(['sms', 'whatsapp']),
  }),
  status: 201,
  caller: 'anyone',
  refuses: ['too_many_requests'],
});

export const listSignInCountries = endpoint({
  method: 'GET',
  path: '/api/v1/auth/countries',
  summary:
    'Countries beside Saudi Arabia from whose numbers guests sign in, and how codes reach them; none while that is off',
  data: z.object({
    channels: z.array(z.enum(['sms', 'whatsapp'])),
    countries: z.array(z.object({ code: z.string(), dial: z.string() })),
  }),
  caller: 'anyone',
});

export const takeToken = endpoint({
  method: 'POST',
  path: '/api/v1/auth/tokens',
  summary:
    'Exchange a code for a token; a new phone also sends its kind and name, which accepts the terms in force',
  body: z.object({
    challenge_id: z.uuid('invalid'),
    code: z.string('code_required').trim().min(1, 'code_required').max(20, 'invalid'),
    user_type: UserType.optional(),
    name: AccountName.optional(),
  }),
  data: z.object({ user_token: z.string(), user_type: UserType, is_new: z.boolean() }),
  status: 201,
  caller: 'anyone',
  refuses: ['code_wrong', 'code_expired', 'code_tries_used', 'profile_needed', 'foreign_guest'],
});

export const switchAccount = endpoint({
  method: 'PUT',
  path: '/api/v1/auth/tokens/current/account',
  summary: 'Let this token act for another of my accounts',
  body: z.object({ account_id: z.string('required').min(1, 'required') }),
  data: z.object({ account_id: z.string(), user_type: UserType, name: z.string() }),
  caller: 'token',
  beforeTerms: true,
  needs: 'look',
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/tokens/current',
  summary: 'Sign out here',
  data: z.object({}),
  caller: 'token',
  beforeTerms: true,
  needs: 'look',
});

export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/tokens',
  summary: 'Sign out everywhere',
  data: z.object({ signed_out: z.int() }),
  caller: 'token',
  beforeTerms: true,
  needs: 'look',
});
