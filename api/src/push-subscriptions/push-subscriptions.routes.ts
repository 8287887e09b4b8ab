import * as contract from '@diyar/contract/people/web-push';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { Actor } from '../platform/http/actor.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { PushService } from '../platform/web-push/push-service.ts';
import { keepSubscription } from './keep-subscription.ts';
import { deleteSubscriptionOf, findEndpointOf } from './push-subscription.queries.ts';

/** Web push to the browser that asks: it belongs to the session, whichever account that acts for. */
export function registerWebPushRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { push: PushService | null },
): void {
  const { db, push } = deps;
  const show = async ({ tokenHash }: Actor): Promise<contract.Push> => ({
    key: (await push?.publicKey()) ?? null,
    is_on: push !== null && (await findEndpointOf(db, tokenHash)) !== undefined,
  });

  mount(app, deps, contract.showPush, ({ actor }) => show(actor));

  mount(app, deps, contract.savePush, async ({ body, actor, now }) => {
    if (push === null) throw new Refusal('not_available');
    await keepSubscription({ db, push }, { tokenHash: actor.tokenHash, asked: body }, now);
    return show(actor);
  });

  mount(app, deps, contract.removePush, async ({ actor }) => {
    await deleteSubscriptionOf(db, actor.tokenHash);
    return show(actor);
  });
}
