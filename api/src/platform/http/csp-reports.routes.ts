import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { REPORTS_PATH } from './content-policy.ts';

const MOST_BYTES = 16_000;
const MOST_REPORTS = 10;

/** The fields read of a report, in the shape of `report-uri` and in that of the Reporting API. */
const Old = z.object({
  'csp-report': z.object({
    'document-uri': z.string().default(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().default(''),
  }),
});
const New = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string().default(''),
    effectiveDirective: z.string().default(''),
    blockedURL: z.string().default(''),
  }),
});

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/**
 * `POST /csp-reports`: what a browser's content policy stopped, written to the log. Of addresses only the origin and
 * the first part of the path stay: the rest may hold somebody's reservation or the key of a private link.
 */
export function registerCspReports(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      async (_request: unknown, text: string) => text,
    );
    scope.post(REPORTS_PATH, { schema: { hide: true }, bodyLimit: MOST_BYTES }, async (request, reply) => {
      for (const violation of violationsOf(request.body)) request.log.warn({ violation }, 'content policy');
      return reply.code(204).send();
    });
  });
}

/** At most ten, and none of what cannot be read: anyone may send anything here. */
export function violationsOf(body: unknown): Violation[] {
  const told = parsed(body);
  return (Array.isArray(told) ? told : [told]).slice(0, MOST_REPORTS).flatMap((one): Violation[] => {
    const old = Old.safeParse(one);
    if (old.success) {
      const report = old.data['csp-report'];
      const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
      return [violationOf(directive, report['blocked-uri'], report['document-uri'])];
    }
    const { success, data } = New.safeParse(one);
    return success
      ? [violationOf(data.body.effectiveDirective, data.body.blockedURL, data.body.documentURL)]
      : [];
  });
}

function violationOf(directive: string, blocked: string, page: string): Violation {
  return {
    directive: directive.split(' ')[0]?.slice(0, 40) ?? '',
    blocked: URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 20),
    page: URL.canParse(page) ? `/${new URL(page).pathname.split('/')[1] ?? ''}`.slice(0, 40) : '',
  };
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
