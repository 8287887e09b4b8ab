import {
  accountKindOf,
  addAccount,
  businessProfile,
  currentUser,
  ordinaryProfile,
  type Profile,
} from '@diyar/contract/people/accounts';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { Database } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { presentAccount, presentProfile } from './account.presenter.ts';
import { accountsOf, findProfile } from './account.queries.ts';
import { addAccount as openSecondAccount } from './add-account.ts';

export function registerAccountRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, businessProfile, async ({ actor }) => {
    if (actor.kind !== 'business') throw new Refusal('forbidden');
    return profileOf(db, actor);
  });

  mount(app, deps, ordinaryProfile, async ({ actor }) => {
    if (actor.kind !== 'ordinary') throw new Refusal('business_no_access');
    return profileOf(db, actor);
  });

  mount(app, deps, currentUser, ({ actor }) => profileOf(db, actor));

  mount(app, deps, addAccount, async ({ body, actor, now }) => {
    const account = { kind: accountKindOf(body.user_type), name: body.name };
    return presentAccount(await openSecondAccount(db, actor, account, now));
  });
}

async function profileOf(db: Database, actor: Actor): Promise<Profile> {
  const [profile, accounts] = await Promise.all([findProfile(db, actor), accountsOf(db, actor.personId)]);
  // In an order that does not change with every switch.
  return presentProfile(
    profile,
    accounts.toSorted((one, other) => one.number - other.number),
  );
}
