import { z } from 'zod';
import { Money } from './money.ts';

/** The marketplace's fee of a booking: what is taken of it by now, or would be once it is confirmed. */
export const ReservationFee = z.object({
  percent: z.number(),
  vat_percent: z.number(),
  amount: Money,
  vat: Money,
  sum: Money,
  /** What the booking brings its advertiser through Diyar in the end, the fee and its VAT taken off. */
  net: Money,
  taken: z.boolean(),
});
