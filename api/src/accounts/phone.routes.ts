import * as contract from '@diyar/contract/people/phone-changes';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { changePhone } from './change-phone.ts';
import { deviceCookie } from './known-device.ts';

/** The number of a person. */
export function registerPhoneRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { config: { pepper: string; production: boolean } },
): void {
  const { db } = deps;
  const { pepper, production: secure } = deps.config;

  mount(app, deps, contract.changePhone, async ({ body, actor, now, reply }) => {
    const proofOf = ({ challenge_id: challengeId, code }: (typeof body)['next']) => ({ challengeId, code });
    const { personId, tokenHash: keeping } = actor;
    const change = { personId, keeping, current: proofOf(body.current), next: proofOf(body.next) };
    const phone = await changePhone({ db, pepper }, change, now);
    // The device knows the new number from now on.
    reply.header('set-cookie', deviceCookie(pepper, { door: 'site', phone, secure }));
    return { phone };
  });
}
