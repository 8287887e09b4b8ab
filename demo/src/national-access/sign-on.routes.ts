import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../api/src/deps.ts';
import { appKeyOf, identityOf, publicKeys, SIGN_ON_PATH, transactionIdOf } from './embedded-sign-on.ts';

const Request = z.object({ nationalId: z.string().regex(/^[12]\d{9}$/), service: z.string() });
const Status = z.object({ nationalId: z.string(), transId: z.string(), random: z.string() });

/** Nobody answers for this number; the others do as the tester says. */
const SILENT = '1000000016';

/** The embedded national sign-on: the four calls of its contract, and the page where the tester is the person. */
export function registerEmbeddedSignOn(app: FastifyInstance, deps: Deps): void {
  const { identityKey: secret } = deps.config;
  const isKnown = (headers: Record<string, unknown>) => headers['app-key'] === appKeyOf(secret);
  const refuse = (reply: FastifyReply, status: number, code: string) =>
    reply.code(status).send({ code, reference: '' });

  app.get(`${SIGN_ON_PATH}/api/v1/mfa/jwk`, { schema: { hide: true } }, publicKeys);

  app.post(`${SIGN_ON_PATH}/api/v1/mfa/request`, { schema: { hide: true } }, (request, reply) => {
    if (!isKnown(request.headers)) return refuse(reply, 403, '403-000-000');
    const asked = Request.safeParse(request.body);
    if (!asked.success) return refuse(reply, 422, '422-031-046');
    if (asked.data.nationalId === SILENT) return refuse(reply, 503, '503-000-000');
    return { transId: transactionIdOf(asked.data.nationalId, secret), random: String(randomInt(10, 100)) };
  });

  app.post(`${SIGN_ON_PATH}/api/v1/mfa/request/status`, { schema: { hide: true } }, (request, reply) => {
    if (!isKnown(request.headers)) return refuse(reply, 403, '403-000-000');
    const asked = Status.safeParse(request.body);
    if (!asked.success || identityOf(asked.data.transId, secret) !== asked.data.nationalId)
      return refuse(reply, 400, '400-034-053');
    // What the person decided was sent the moment they did.
    return { status: 'WAITING' };
  });
}
