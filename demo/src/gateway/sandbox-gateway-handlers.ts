import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '../../../api/src/deps.ts';
import { sendWebhookJob } from './sandbox-gateway.jobs.ts';
import { sendWebhook } from './send-webhook.ts';

export type SandboxGatewayHandlersDeps = Pick<Deps, 'db' | 'now' | 'config'> & {
  /** Reaches the shop; in process or over the network. */
  fetch: typeof fetch;
};

const Payload = z.object({ payment_id: z.uuid(), event_id: z.uuid() });

/** Background work of the sandbox gateway, for the worker. */
export function sandboxGatewayHandlers({ db, now, config, fetch }: SandboxGatewayHandlersDeps): TaskList {
  const deps = { db, fetch, secret: config.sandboxGatewaySecret };
  return {
    [sendWebhookJob.name]: (payload) => sendWebhook(deps, Payload.parse(payload), now()),
  };
}
