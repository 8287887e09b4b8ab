import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';

/** A version that the caller has to accept before their next act. */
export const DueTerms = z.object({
  slug: z.string(),
  version: z.int(),
  effective_from: z.string(),
  title: z.string(),
  /** What it changes, in the operators' words. */
  changes: z.string(),
  body: z.string(),
});
export type DueTerms = z.infer<typeof DueTerms>;

export const listDueTerms = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/current/terms',
  summary: 'Versions of the terms in force that the caller has still to accept',
  data: z.object({ items: z.array(DueTerms) }),
  caller: 'token',
});

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/api/v1/accounts/current/terms',
  summary:
    'Accept versions of the terms, by the numbers that were shown; `terms_changed` when a newer one came meanwhile',
  body: z.strictObject({
    accepted: z
      .array(z.strictObject({ slug: z.string().max(100), version: z.int('invalid') }), 'invalid')
      .min(1, 'required')
      .max(10, 'invalid'),
  }),
  data: z.object({}),
  status: 201,
  caller: 'token',
  needs: 'look',
  beforeTerms: true,
  refuses: ['terms_changed'],
});
