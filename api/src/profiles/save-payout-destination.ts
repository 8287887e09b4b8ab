import type { savePayoutDestination as call } from '@diyar/contract/people/my-info';
import type { z } from 'zod';
import { normalisePhone } from '../phones/phone.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid } from '../platform/http/refusal.ts';
import { isSaudiIban } from '../text/iban.ts';
import { type Destination, deleteDestination, putDestination } from './own.queries.ts';
import { requireAbility } from './show-my-info.ts';

type Sent = z.output<(typeof call)['body']>;

/** Where the owner's payouts go from now on. Refuses `iban_invalid`, `phone_invalid`, and `role_forbids` to a team member. */
export async function savePayoutDestination(
  db: Database,
  actor: Actor,
  sent: Sent,
  now: Date,
): Promise<void> {
  const destination = read(sent);
  await transact(db, async (tx) => {
    await requireAbility(tx, actor, 'own');
    await putDestination(tx, actor.accountId, destination, now);
  });
}

/** Payouts have nowhere to go from now on, and wait. Refuses `role_forbids` to a team member. */
export async function removePayoutDestination(db: Database, actor: Actor): Promise<void> {
  await transact(db, async (tx) => {
    await requireAbility(tx, actor, 'own');
    await deleteDestination(tx, actor.accountId);
  });
}

function read(sent: Sent): Destination {
  if (sent.kind === 'bank') {
    if (!isSaudiIban(sent.iban)) throw invalid('iban', 'iban_invalid');
    return sent;
  }
  const phone = normalisePhone(sent.phone);
  if (phone === null) throw invalid('phone', 'phone_invalid');
  return { kind: 'wallet', wallet: sent.wallet, wallet_phone: phone };
}
