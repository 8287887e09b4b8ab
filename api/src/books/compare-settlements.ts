import { DAY_MS } from '@diyar/contract/values/riyadh';
import { takeInSettlements } from '../gateway-settlements/take-in-settlements.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import type { Database, Reader } from '../platform/db/database.ts';
import type { Comparison } from './compare-gateway.ts';
import {
  findNotArrived,
  findUnlikeCharges,
  findUnlikeSums,
  type UnlikeCharge,
} from './compare-settlements.queries.ts';
import type { Difference } from './difference.ts';

/** What no settlement has after so long is told: Moyasar sends twice a week, and holidays may hold one up. */
const SETTLED_WITHIN_MS = 7 * DAY_MS;

/**
 * Takes in what the gateway sent to the bank, and answers what its settlements say otherwise than our books. A gateway that does not answer is
 * told of: its settlements were not compared.
 */
export async function compareSettlements(
  deps: { db: Database; gateway: PaymentGateway },
  now: Date,
): Promise<Comparison> {
  const { db, gateway } = deps;
  try {
    await takeInSettlements(deps, now);
  } catch (error) {
    const silence = `settlements of ${gateway.name} were not compared, as it did not answer: ${String(error)}`;
    return { differences: [], silence };
  }
  return { differences: await differencesOfSettlements(db, gateway.name, now), silence: null };
}

/** What the settlements that are kept say otherwise than our books. */
export async function differencesOfSettlements(
  reader: Reader,
  gateway: string,
  now: Date,
): Promise<Difference[]> {
  const settledBefore = new Date(now.getTime() - SETTLED_WITHIN_MS);
  const charges = await findUnlikeCharges(reader, gateway, settledBefore);
  const sums = await findUnlikeSums(reader, gateway);
  const gone = await findNotArrived(reader, gateway);
  return [
    ...charges.flatMap(differencesOf),
    ...sums.map(({ reference, net, lines }) => ofWhole('settlement_sum', { reference, net }, lines)),
    ...gone.map((settlement) => ofWhole('not_arrived', settlement, null)),
  ];
}

function ofWhole(
  kind: 'settlement_sum' | 'not_arrived',
  { reference: chargeId, net: there }: { reference: string; net: number },
  here: number | null,
): Difference {
  return { chargeId, kind, there, here, told: null, isOurs: false };
}

/** In which ways one payment differs; what came and what went back may both. */
function differencesOf(charge: UnlikeCharge): Difference[] {
  const { chargeId, isOurs, paid, back, received, sent, sentBefore, underWay } = charge;
  const of = { chargeId, isOurs, told: null };
  if (received === null) return [{ ...of, kind: 'settled_stranger', there: paid - back, here: null }];
  const found: Difference[] = [];
  if (paid !== received)
    found.push(
      paid === 0
        ? { ...of, kind: 'not_settled', there: null, here: received }
        : { ...of, kind: 'settled_otherwise', there: paid, here: received },
    );
  if (back > sent + underWay || back < sentBefore)
    found.push({ ...of, kind: 'taken_back_otherwise', there: back, here: sent });
  return found;
}
