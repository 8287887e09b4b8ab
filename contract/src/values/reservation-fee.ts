import { z } from 'zod';
import { Money } from './money.ts';

/** The marketplace's fee of a booking: what is taken of it by now, or would be once it is confirmed. */
export const ReservationFee = z.object({
  percent: z.number(),
  vat_percent: z.number(),
  amount: Money,
  vat: Money,
  sum: Money,
  taken: z.boolean(),
});
