import * as contract from '@diyar/contract/people/mail-addresses';
import { riyadhIso } from '@diyar/contract/values/format';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { Actor } from '../platform/http/actor.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import { deleteAddress, findAccountEmail, findAddress } from './mail-address.queries.ts';
import { askMailCode, proveAddress } from './prove-address.ts';

/** The address at which a person is told by e-mail: theirs, whichever account they act for. */
export function registerMailAddressRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { sender: Pick<MessageSender, 'channels'>; config: { pepper: string } },
): void {
  const { db } = deps;
  const { pepper } = deps.config;
  const isOffered = deps.sender.channels.includes('email');
  const show = async ({ personId, accountId }: Actor): Promise<contract.MailAddress> => {
    const [kept, suggestion] = await Promise.all([
      findAddress(db, personId),
      findAccountEmail(db, accountId),
    ]);
    const verified_at = kept === undefined ? null : riyadhIso(kept.verified_at);
    return { is_offered: isOffered, address: kept?.address ?? null, verified_at, suggestion };
  };

  mount(app, deps, contract.showMailAddress, ({ actor }) => show(actor));

  mount(app, deps, contract.sendMailCode, ({ body, actor, lang, now }) => {
    if (!isOffered) throw new Refusal('not_available');
    return askMailCode(db, { personId: actor.personId, address: body.address, lang }, now);
  });

  mount(app, deps, contract.saveMailAddress, async ({ body, actor, now }) => {
    const { challenge_id: challengeId, code } = body;
    await proveAddress({ db, pepper }, { personId: actor.personId, challengeId, code }, now);
    return show(actor);
  });

  mount(app, deps, contract.removeMailAddress, async ({ actor }) => {
    await deleteAddress(db, actor.personId);
    return show(actor);
  });
}
