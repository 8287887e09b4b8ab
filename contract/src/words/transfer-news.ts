import { z } from 'zod';

/** How a bank transfer stands, as both sides of a booking read it. */
export const TransferNews = z.object({
  /** `refused`: its receipt was, and another may be sent; `part`: less came than is due. */
  state: z.enum(['waiting', 'review', 'refused', 'part']),
  /** Why a receipt was refused, in the operator's words. */
  reason: z.string().nullable(),
  waits_until: z.string(),
});
export type TransferNews = z.infer<typeof TransferNews>;
