import { z } from 'zod';
import { Money } from './money.ts';

/** The part of an amount that came by bank transfer, and what of it is missing. */
export const TransferPart = z.object({ received: Money, missing: Money });

/** How a bank transfer stands, as both sides of a booking read it. */
export const TransferNews = z.object({
  /** `refused`: its receipt was, and another may be sent; `part`: less came than is due. */
  state: z.enum(['waiting', 'review', 'refused', 'part']),
  /** Why a receipt was refused, in the operator's words. */
  reason: z.string().nullable(),
  waits_until: z.string(),
  /** Null while nothing of it came. */
  part: TransferPart.nullable(),
});
export type TransferNews = z.infer<typeof TransferNews>;
