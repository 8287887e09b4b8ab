import type { Payables } from './dues/payable.ts';
import { payablePurchases } from './purchases/payable-purchases.ts';
import { payableReservations } from './reservations/payable-reservations.ts';

/** Everything that dues can be for, each by its noun; payments are handed it and know none of them. */
export const PAYABLES: Payables = { reservation: payableReservations, purchase: payablePurchases };
