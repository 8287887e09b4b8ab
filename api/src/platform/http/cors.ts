import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { isConsole } from './console-door.ts';

/** Other sites may call only when they are configured, and then with what the site itself sends; the console never. */
export async function installCors(
  app: FastifyInstance,
  { corsOrigins }: { corsOrigins: readonly string[] },
): Promise<void> {
  const configured: FastifyCorsOptions = {
    origin: [...corsOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['apikey', 'authorization', 'content-type', 'idempotency-key', 'lang', 'x-xsrf-token'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  };
  await app.register(cors, {
    delegator: ({ url = '' }, answer) => answer(null, isConsole(url) ? { origin: false } : configured),
  });
}
