import type { PaymentGateway } from '../payments/payment-gateway.ts';
import type { Database } from '../platform/db/database.ts';
import { deleteForgotten, findForgotten } from './kept-card.queries.ts';

const MOST_AT_ONCE = 50;

/** Has the gateway forget cards that are kept no more. One that fails is reported and stops no other; it is asked about again. */
export async function forgetCards(
  { db, gateway }: { db: Database; gateway: PaymentGateway },
  report: (error: unknown) => void,
): Promise<void> {
  for (const token of await findForgotten(db, gateway.name, MOST_AT_ONCE)) {
    try {
      await gateway.forgetCard(token);
      await deleteForgotten(db, gateway.name, token);
    } catch (error) {
      report(error);
    }
  }
}
