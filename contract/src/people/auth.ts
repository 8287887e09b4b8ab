import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { AccountName, UserType } from './accounts.ts';

export const SendCode = z.object({
  phone: z.string('phone_required').trim().min(1, 'phone_required').max(40, 'phone_invalid'),
  channel: z.enum(['sms', 'whatsapp'], 'invalid'),
});

export const sendCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/codes',
  summary: 'Send a six-digit sign-in code by SMS or WhatsApp',
  body: SendCode,
  data: z.object({ challenge_id: z.uuid(), expires_in: z.int(), resend_in: z.int() }),
  status: 201,
  caller: 'anyone',
  refuses: ['too_many_requests'],
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
  refuses: ['code_wrong', 'code_expired', 'code_tries_used', 'profile_needed'],
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
