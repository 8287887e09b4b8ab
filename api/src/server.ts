import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { type OpenDatabase, openDatabase } from './platform/db/database.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { fetchInProcess } from './sandbox-gateway/fetch-in-process.ts';
import { createSandboxPaymentGateway } from './sandbox-gateway/sandbox-payment-gateway.ts';
import { mountWeb } from './web/mount-web.ts';
import { runWorker } from './worker.ts';

/** The client sets no time limit (product.md 3); this is the server's own. */
const LONGEST_STATEMENT_MS = 30_000;

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

export interface ServerOptions {
  /** Vite in the same process instead of the built site. */
  dev?: boolean;
  /** False: API and worker alone. */
  site?: boolean;
}

/** Site, API and worker on one address. `env` is the environment; everything else is read from it by config.ts. */
export async function startServer(
  env: NodeJS.ProcessEnv,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const config = readConfig(env);
  const database = openDatabase(config.databaseUrl, {
    max: config.databasePool,
    statementTimeoutMillis: LONGEST_STATEMENT_MS,
  });
  let app: FastifyInstance | undefined;
  const ownFetch = fetchInProcess(() => {
    if (app === undefined) throw new Error('the server is not ready yet');
    return app;
  });
  const deps = await assemble(config, database, ownFetch);
  app = await buildApp(deps);
  if (options.site !== false) {
    await mountWeb(app, {
      dev: options.dev === true,
      // The site asks by path; a request needs an address, and any will do in the process.
      apiFetch: (path, init) => ownFetch(new URL(path, 'http://in-process'), init),
      apiKey: config.apiKeys[0] ?? '',
      publicUrl: config.publicUrl,
    });
  }
  return await open(app, deps, database, ownFetch);
}

async function assemble(config: Config, { db }: OpenDatabase, ownFetch: typeof fetch): Promise<Deps> {
  if (config.production)
    throw new Error('No payment gateway is configured: the sandbox gateway is refused in production');
  const gateway = createSandboxPaymentGateway({ fetch: ownFetch, secret: config.sandboxGatewaySecret });
  const files = await openStorage(config);
  return { db, config, now: () => new Date(), gateway, files };
}

async function open(
  app: FastifyInstance,
  deps: Deps,
  database: OpenDatabase,
  ownFetch: typeof fetch,
): Promise<RunningServer> {
  const url = await app.listen({ host: deps.config.host, port: deps.config.port });
  const worker = await runWorker(deps, { pool: database.pool, log: app.log, ownFetch });
  const close = async () => {
    await app.close();
    await worker.stop();
    await database.close();
  };
  return { url: url.replace('127.0.0.1', 'localhost'), close };
}
