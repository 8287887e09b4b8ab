import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';
import { authenticate } from './accounts/authenticate.ts';
import type { Deps } from './deps.ts';
import { failure } from './platform/http/answers.ts';
import { answerUnreadable, installFaultHandler } from './platform/http/faults.ts';
import { installGate } from './platform/http/gate.ts';
import { registerHealthRoutes } from './platform/http/health.routes.ts';
import { Refusal } from './platform/http/refusal.ts';
import { registerNouns } from './routes.ts';

/** Many times the longest body any call takes; whatever reads bodies stays quick. */
const MOST_BODY_BYTES = 100_000;

/** The whole API without a port: tests `inject` into it, `server.ts` listens. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: deps.config.logLevel,
      // A key in an address (?k=) is a secret; what broke a constraint may be somebody's phone.
      redact: ['err.detail'],
      serializers: { req: ({ method, url, ip }) => ({ method, path: url.split('?')[0], ip }) },
    },
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: 30_000,
    trustProxy: deps.config.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerUnreadable,
  });
  // Calls parse themselves by their contract (mount.ts); Fastify's schemas document them and check answers.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(serializerCompiler);
  installFaultHandler(app);
  await app.register(cors, { origin: [...deps.config.corsOrigins], credentials: true });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Diyar', version: '1' } },
    transform: jsonSchemaTransform,
  });
  installGate(app, {
    apiKeys: deps.config.apiKeys,
    secureCookies: deps.config.production,
    authenticate: (token, now) => authenticate(deps.db, token, now),
    now: deps.now,
  });
  registerHealthRoutes(app, deps.db);
  registerNouns(app, deps);
  app.all('/api/*', (request, reply) =>
    reply.code(404).send(failure(new Refusal('not_found'), request.lang)),
  );
  return app;
}
