import type { ByTransfer, NotGiven, Payable, PayableKind } from '../dues/payable.ts';
import { replaceMembership } from '../memberships/change-membership.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  findLastPaid,
  findPurchaseOf,
  lockPurchase,
  markPaid,
  markReturned,
  moveEnd,
} from './purchase.queries.ts';
import { isWaiting, type Purchase } from './purchase.ts';
import { findUnpaidPurchases, PARTIES } from './purchase-proof.queries.ts';

/** Purchases as payments see them: paid for by their account, whose membership they replace when the money has come. */
export const payablePurchases: PayableKind = {
  findForPayer: findPurchaseOf,
  lock,
  parties: PARTIES,
  findDisagreements: findUnpaidPurchases,
};

async function lock(tx: Tx, id: string): Promise<Payable> {
  const purchase = await lockPurchase(tx, id);
  if (purchase === undefined) throw new Error(`purchase ${id} is gone`);
  return {
    subject: { kind: 'purchase', id },
    payerId: purchase.accountId,
    funds: { account: 'membership_income', partyId: null },
    description: `Diyar ${purchase.number}`,
    returnPath: `/dashboard/memberships/${purchase.number}`,
    waitsUntil: purchase.waitsUntil,
    isPayable: (now) => purchase.isOfOpenAccount && isWaiting(purchase, now),
    byTransfer: transferOf(purchase),
    settle: (locked, now) => settle(locked, purchase, now),
  };
}

/** So long a purchase waits while a receipt is looked at: its own end comes back with the decision. */
const REVIEW_MS = 30 * 86_400_000;

/** A purchase waits for a transfer as long as for a card, and longer by the time that an operator looked at a receipt. */
function transferOf(purchase: Purchase): ByTransfer {
  return {
    waitsFrom: async (_tx, now) =>
      purchase.isOfOpenAccount && isWaiting(purchase, now) ? purchase.waitsUntil : null,
    isOpen: (now) => purchase.isOfOpenAccount && isWaiting(purchase, now),
    hold: async () => undefined,
    pause: (tx, { now }) => moveEnd(tx, purchase.id, new Date(now.getTime() + REVIEW_MS)),
    resume: async (tx, { waitedUntil, stoodMs }) => {
      const until = new Date(waitedUntil.getTime() + stoodMs);
      await moveEnd(tx, purchase.id, until);
      return until;
    },
  };
}

/**
 * Gives what was bought, also when the money comes after its time. Of purchases that were opened side by side the first that is
 * paid is given: the money of the others goes back.
 */
async function settle(tx: Tx, purchase: Purchase, now: Date): Promise<NotGiven | undefined> {
  const { id, accountId } = purchase;
  if (purchase.state !== 'pending' || (await findLastPaid(tx, accountId)) !== purchase.afterId) {
    if (purchase.state === 'pending') await markReturned(tx, id);
    return 'second';
  }
  if (!purchase.isOfOpenAccount) return 'late';
  await markPaid(tx, id, now);
  await replaceMembership(tx, { ...purchase, purchaseId: id, price: purchase.amount }, now);
  return undefined;
}
