import type { FastifyInstance } from 'fastify';
import { registerAccountRoutes } from './accounts/accounts.routes.ts';
import { registerAuthRoutes } from './accounts/auth.routes.ts';
import type { Deps } from './deps.ts';
import { registerPrivacyRoutes } from './privacy/privacy.routes.ts';
import { registerProfileRoutes } from './profiles/profiles.routes.ts';

/** The routes of somebody's own account: coming in, what it holds, leaving. */
export function registerAccounts(app: FastifyInstance, deps: Deps): void {
  registerAccountRoutes(app, deps);
  registerAuthRoutes(app, deps);
  registerProfileRoutes(app, deps);
  registerPrivacyRoutes(app, deps);
}
