import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';
import { authenticate } from './accounts/authenticate.ts';
import type { Deps } from './deps.ts';
import { installLimits } from './limits/limit-calls.ts';
import { consoleDoorOf } from './operators/console-door.ts';
import { installCors } from './platform/http/cors.ts';
import { registerCspReports } from './platform/http/csp-reports.routes.ts';
import { registerDocsRoutes } from './platform/http/docs.routes.ts';
import { answerUnreadable, installFaultHandler } from './platform/http/faults.ts';
import { installGate } from './platform/http/gate.ts';
import { registerHealthRoutes } from './platform/http/health.ts';
import { openLogger } from './platform/http/logger.ts';
import { packAnswers } from './platform/http/pack-answers.ts';
import type { LogLines } from './platform/http/redacted-log.ts';
import { installRequestIds, requestIdOf } from './platform/http/request-ids.ts';
import { installSecurityHeaders, secureReply } from './platform/http/security-headers.ts';
import { registerUnknownCalls } from './platform/http/unknown-calls.ts';
import { registerNouns } from './routes.ts';
import { installShedding } from './shedding/install-shedding.ts';
import { shareAnswers } from './shedding/share-answers.ts';
import { termsGate } from './terms/terms-gate.ts';

/** Many times the longest body any call takes; whatever reads bodies stays quick. */
const MOST_BODY_BYTES = 100_000;

const OPENAPI = { openapi: '3.1.0' as const, info: { title: 'Diyar', version: '1' } };

/** The whole API without a port: tests `inject` into it, `server.ts` listens. */
export async function buildApp(deps: Deps, logTo: LogLines = process.stdout): Promise<FastifyInstance> {
  const headers = { https: deps.config.production };
  const logger = openLogger(deps.config.logLevel, logTo);
  const app = Fastify({
    logger: logger.options,
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000 },
    trustProxy: deps.config.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      secureReply(reply, headers);
      answerUnreadable(error, request, reply);
    },
    genReqId: requestIdOf,
  });
  // Calls parse themselves by their contract (mount.ts); Fastify's schemas document them and check answers.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onClose', () => logger.end());
  installRequestIds(app);
  installFaultHandler(app);
  installSecurityHeaders(app, headers);
  await installCors(app, deps.config);
  await app.register(multipart);
  await app.register(swagger, { openapi: OPENAPI, transform: jsonSchemaTransform });
  installShedding(app, deps.shedding);
  shareAnswers(app);
  installGate(app, {
    apiKeys: deps.config.apiKeys,
    secureCookies: deps.config.production,
    authenticate: (token, now) => authenticate(deps.db, token, now),
    refuseBeforeTerms: termsGate(deps),
    now: deps.now,
    console: consoleDoorOf(deps),
  });
  deps.reads.install(app);
  app.addHook('onClose', async () => {
    deps.images.close();
    deps.missingFiles.close();
  });
  installLimits(app, deps.limits);
  packAnswers(app);
  registerAll(app, deps);
  return app;
}

/** Every route; the answer to whatever has none comes last. */
function registerAll(app: FastifyInstance, deps: Deps): void {
  registerHealthRoutes(app, deps.db);
  registerDocsRoutes(app);
  registerNouns(app, deps);
  registerCspReports(app);
  registerUnknownCalls(app);
}
