import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { PASSPORT_COUNTRIES } from '../values/foreign-guests.ts';
import { ConsoleAccount } from './console-accounts.ts';

const AccountId = z.string().regex(/^\d{1,12}$/, 'invalid');

/** For how long the code that went to a new number opens it. */
export const RECOVERY_SECONDS = 1800;

export const startPhoneRecovery = endpoint({
  method: 'POST',
  path: '/api/v1/console/accounts/{id}/phone-recoveries',
  summary:
    'Send a code to the new number of a person who lost theirs, once they named the identity number, or the passport, that is kept of them',
  params: z.object({ id: AccountId }),
  body: z.strictObject({
    phone: z.string('phone_required').trim().min(1, 'phone_required').max(40, 'phone_invalid'),
    /** The identity number, or the number of the passport, whichever the account is proven by. */
    identity: z.string('identity_required').trim().min(1, 'identity_required').max(40, 'identity_invalid'),
    /** The country that issued the passport. */
    passport_country: z
      .string('passport_country')
      .refine((code) => PASSPORT_COUNTRIES.includes(code), 'passport_country')
      .optional(),
    reason: z.string('reason_required').trim().min(3, 'reason_required').max(500, 'text_max'),
  }),
  data: z.object({ recovery_id: z.uuid(), phone: z.string(), expires_in: z.int() }),
  status: 201,
  caller: 'operator',
  right: 'phones',
  refuses: ['not_found', 'phone_taken', 'identity_not_kept', 'too_many_requests'],
});

export const finishPhoneRecovery = endpoint({
  method: 'PUT',
  path: '/api/v1/console/accounts/{id}/phone-recoveries/{recovery}',
  summary:
    'Move a person to the number that the code went to; every session of theirs ends, and the old number is told',
  params: z.object({ id: AccountId, recovery: z.uuid('invalid') }),
  body: z.strictObject({
    code: z.string('code_required').trim().min(1, 'code_required').max(20, 'invalid'),
  }),
  data: ConsoleAccount,
  caller: 'operator',
  right: 'phones',
  refuses: ['not_found', 'code_wrong', 'code_expired', 'code_tries_used', 'phone_taken'],
});

/** Calls about numbers that people lost, under the names their code uses. */
export const PHONE_RECOVERY_ENDPOINTS = { startPhoneRecovery, finishPhoneRecovery } as const;
