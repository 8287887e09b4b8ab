import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

const Proof = z.strictObject({
  challenge_id: z.uuid('invalid'),
  code: z.string('code_required').trim().min(1, 'code_required').max(20, 'invalid'),
});

/** Which of the two codes was refused; in the data of `code_wrong`, `code_expired` and `code_tries_used`. */
export const REFUSED_CODE = ['current', 'next'] as const;
export type RefusedCode = (typeof REFUSED_CODE)[number];

export const changePhone = endpoint({
  method: 'PUT',
  path: '/api/v1/auth/phone',
  summary:
    'Change my mobile number with a fresh code of each (POST /auth/codes): of the one I have and of the new one. A refusal of a code says in `data.of` which',
  body: z.strictObject({ current: Proof, next: Proof }),
  data: z.object({ phone: z.string() }),
  caller: 'token',
  needs: 'look',
  refuses: ['code_wrong', 'code_expired', 'code_tries_used', 'phone_taken'],
});

/** Calls about the number of a person, under the names their code uses. */
export const PHONE_ENDPOINTS = { changePhone } as const;
