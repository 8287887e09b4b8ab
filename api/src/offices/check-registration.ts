import { DAY_MS } from '@diyar/contract/values/riyadh';
import { hashIdentity } from '../accounts/identity.ts';
import {
  type CommercialRegister,
  RegisterDown,
  type Registered,
} from '../commercial-register/commercial-register.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { requireAbility } from '../profiles/show-my-info.ts';
import { figuresAt } from '../settings/figures.ts';
import {
  countInquiry,
  findOpen,
  findOwner,
  isVerifiedElsewhere,
  keepRegistered,
  lockAccount,
} from './office.queries.ts';

export interface RegisterDeps {
  db: Database;
  register: CommercialRegister | null;
  pepper: string;
}

/**
 * Asks the commercial register about a registration, and keeps its answer in the request of the acting account. The numbers of the people that
 * it names are compared with the owner's and forgotten. Refuses `business_only`, `role_forbids`, `not_available` where the register cannot
 * be asked, `identity_not_verified` before the owner is, `state_changed` while a request waits, `too_many_requests`, `register_down`, the
 * field `number` that it does not know or that may not trade, and `registration_taken`.
 */
export async function checkRegistration(
  { db, register, pepper }: RegisterDeps,
  actor: Actor,
  number: string,
  now: Date,
): Promise<void> {
  const { accountId } = actor;
  await requireOwner(db, actor);
  if (register === null) throw new Refusal('not_available');
  const { identity_hmac: identity, identity_verified_at } = await findOwner(db, accountId);
  if (identity === null || identity_verified_at === null) throw new Refusal('identity_not_verified');
  await count(db, accountId, now);
  const registered = await look(register, number);
  if (registered === undefined) throw invalid('number', 'registration_unknown');
  if (!registered.isActive) throw invalid('number', 'registration_inactive');
  if (await isVerifiedElsewhere(db, registered.registration, accountId))
    throw new Refusal('registration_taken');
  const ownerListed = registered.people?.some((one) => hashIdentity(pepper, one).equals(identity)) ?? null;
  await transact(db, async (tx) => {
    await lockAccount(tx, accountId);
    await keepRegistered(tx, accountId, { registered, ownerListed }, now);
  });
}

/** Refuses whoever is not the owner of a business. */
export async function requireOwner(db: Database, actor: Actor): Promise<void> {
  if (actor.kind !== 'business') throw new Refusal('business_only');
  await requireAbility(db, actor, 'own');
}

async function count(db: Database, accountId: string, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lockAccount(tx, accountId);
    if ((await findOpen(tx, accountId))?.state === 'sent') throw new Refusal('state_changed');
    const most = (await figuresAt(tx, now)).register_inquiries_per_account_day;
    const first = await countInquiry(tx, accountId, { since: new Date(now.getTime() - DAY_MS), most, now });
    if (first === undefined) return;
    const retryAfterSeconds = Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000);
    throw new Refusal('too_many_requests', { retryAfterSeconds });
  });
}

async function look(register: CommercialRegister, number: string): Promise<Registered | undefined> {
  try {
    return await register.look(number);
  } catch (error) {
    if (error instanceof RegisterDown) throw new Refusal('register_down', { cause: error });
    throw error;
  }
}
