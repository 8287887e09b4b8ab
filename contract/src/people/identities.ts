import { z } from 'zod';

/** Shows the end of the number that proves who a person is. */
export const KeptIdentity = z.object({
  kind: z.enum(['citizen', 'resident', 'passport']),
  last4: z.string(),
  /** Which country issued the passport; null of the Kingdom's own numbers. */
  country: z.string().nullable(),
});
export type KeptIdentity = z.infer<typeof KeptIdentity>;
