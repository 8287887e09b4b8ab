import type { ChargeDeps } from '../payments/charge-payment.ts';
import { payerOf } from '../payments/payer-of.ts';
import { brokenConstraint, transact } from '../platform/db/database.ts';
import {
  findCards,
  forgetUnlessKept,
  insertCard,
  isCardWanted,
  lockAccount,
  takeWish,
} from './kept-card.queries.ts';
import { lastDayOf } from './kept-card.ts';

interface CardToKeep {
  accountId: string;
  paymentId: string;
  token: string;
  company: string;
  last4: string;
  expiresOn: string;
  now: Date;
}

/**
 * Keeps the card of a payment whose payer wanted that: the gateway is asked for its token, network, end and expiry, and no number
 * is ever near us. Safe to repeat, also at once and after the card was removed again. A card that the account has already is
 * kept once, and one of an account that was closed meanwhile is forgotten at the gateway.
 */
export async function keepCard(deps: ChargeDeps, paymentId: string, now: Date): Promise<void> {
  const { db, gateway, payables } = deps;
  if (!(await isCardWanted(db, paymentId, gateway.name))) return;
  const accountId = await payerOf(db, payables, paymentId);
  const token = (await gateway.fetch(paymentId))?.cardToken ?? undefined;
  const card = token === undefined ? null : await gateway.findCard(token);
  if (accountId === undefined || token === undefined || card === null) {
    await transact(db, (tx) => takeWish(tx, paymentId));
    return;
  }
  const { company, last4, month, year } = card;
  const found = { accountId, paymentId, token, company, last4, expiresOn: lastDayOf(month, year), now };
  try {
    await write(deps, found);
  } catch (error) {
    if (brokenConstraint(error) !== 'kept_card_of_open_account') throw error;
    await transact(db, async (tx) => {
      if (await takeWish(tx, paymentId)) await forgetUnlessKept(tx, gateway.name, token);
    });
  }
}

async function write({ db, gateway }: ChargeDeps, found: CardToKeep): Promise<void> {
  await transact(db, async (tx) => {
    await lockAccount(tx, found.accountId);
    if (!(await takeWish(tx, found.paymentId))) return;
    const others = await findCards(tx, found.accountId, gateway.name);
    const isKept = await insertCard(tx, {
      account_id: found.accountId,
      gateway: gateway.name,
      token: found.token,
      company: found.company,
      last4: found.last4,
      expires_on: found.expiresOn,
      is_default: others.length === 0,
      kept_at: found.now,
    });
    if (!isKept) await forgetUnlessKept(tx, gateway.name, found.token);
  });
}
