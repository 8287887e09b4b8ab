import type { FastifyInstance } from 'fastify';
import { registerAuditRoutes } from './audit/audit.routes.ts';
import { registerConsoleRoutes } from './console/console.routes.ts';
import type { Deps } from './deps.ts';
import { registerOperatorRoutes } from './operators/operators.routes.ts';
import { registerConsoleReportRoutes } from './reports/reports.routes.ts';
import { registerConsoleSettingRoutes } from './settings/console-settings.routes.ts';

/** The routes of the operators' console; every noun's part of it is registered here. */
export function registerConsole(app: FastifyInstance, deps: Deps): void {
  registerOperatorRoutes(app, deps);
  registerConsoleRoutes(app, deps);
  registerConsoleSettingRoutes(app, deps);
  registerConsoleReportRoutes(app, deps);
  registerAuditRoutes(app, deps);
}
