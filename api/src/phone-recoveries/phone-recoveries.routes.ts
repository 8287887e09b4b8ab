import * as contract from '@diyar/contract/console/phone-recoveries';
import type { FastifyInstance } from 'fastify';
import { showConsoleAccount } from '../console-accounts/show-accounts.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import type { Reached } from './code-channel.ts';
import { finishRecovery, startRecovery } from './recover-phone.ts';

/** Numbers that people lost, in the operators' console. */
export function registerPhoneRecoveryRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { sender: Reached; config: { pepper: string } },
): void {
  const { db } = deps;
  const { channels, abroad } = deps.sender;
  const around = { db, pepper: deps.config.pepper, channels, abroad };

  mount(app, deps, contract.startPhoneRecovery, ({ params, body, operator, now }) =>
    startRecovery(around, operator, { number: params.id, ...body }, now),
  );

  mount(app, deps, contract.finishPhoneRecovery, async ({ params, body, operator, now }) => {
    const finished = { number: params.id, recoveryId: params.recovery, code: body.code };
    await finishRecovery(around, operator, finished, now);
    return showConsoleAccount(db, params.id);
  });
}
