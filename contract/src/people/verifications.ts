import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { nafathWebhook } from '../site/webhooks.ts';
import { KeptIdentity } from './identities.ts';
import { PASSPORT_ENDPOINTS } from './passports.ts';

/** Asking the national sign-on; `failed` when it could not be asked. */
export const IDENTITY_CHECK_STATES = ['waiting', 'completed', 'rejected', 'expired', 'failed'] as const;

const IdentityVerification = z.object({
  /** Whether the sign-on can be asked here at all. */
  is_open: z.boolean(),
  /** An account of somebody else is verified by its owner alone; a guest with a foreign number gives a passport in its place. */
  may: z.enum(['verify', 'owner_alone', 'passport']),
  /** The number the profile names, if it names one. */
  identity: KeptIdentity.nullable(),
  /** Since when the person is verified; null while they are not. */
  verified_at: z.string().nullable(),
  /** From which Riyadh day only the verified publish ads, for the acting account; null while no day is set. */
  required_from: z.string().nullable(),
  /** The newest request; null without one. */
  check: z
    .object({
      id: z.uuid(),
      state: z.enum(IDENTITY_CHECK_STATES),
      /** The two digits to pick in the national app; null once it is over. */
      number: z.int().nullable(),
      expires_at: z.string(),
    })
    .nullable(),
});
export type IdentityVerification = z.infer<typeof IdentityVerification>;

export const showIdentityVerification = endpoint({
  method: 'GET',
  path: '/api/v1/verifications/identity',
  summary: 'Whether I am verified by the national sign-on, and how my newest request stands',
  data: IdentityVerification,
  caller: 'token',
});

export const verifyIdentity = endpoint({
  method: 'POST',
  path: '/api/v1/verifications/identity',
  summary: 'Ask the national sign-on for my approval; the answer has the number to pick in the national app',
  body: z.strictObject({
    number: z.string('required').trim().min(1, 'required').max(40, 'identity_invalid'),
  }),
  data: IdentityVerification,
  status: 201,
  caller: 'token',
  needs: 'own',
  refuses: ['role_forbids', 'not_available', 'verification_pending', 'too_many_requests', 'sign_on_down'],
});

/** Calls about verification, under the names their code uses. */
export const VERIFICATION_ENDPOINTS = {
  showIdentityVerification,
  verifyIdentity,
  nafathWebhook,
  ...PASSPORT_ENDPOINTS,
} as const;
