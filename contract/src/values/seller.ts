import { z } from 'zod';

/** Who sells memberships, in the caller's language: what a receipt states of them. */
export const Seller = z.object({
  name: z.string(),
  commercial_registration: z.string(),
  vat_number: z.string(),
  address: z.string(),
});
export type Seller = z.infer<typeof Seller>;
