import type { Endpoint } from '@diyar/contract/endpoint';
import type { Figures } from '../settings/figures.ts';

/** A limit on how often the same caller may call. */
export interface Limit {
  name: string;
  /** The dated setting that says how many calls. */
  figure: keyof Figures;
  windowSeconds: number;
  /** Counted by account when signed in and by network else, or by network always. */
  per: 'caller' | 'network';
  /** Calls a process takes from the shared count at once: many for what is asked often and costs little. */
  lease: number;
  covers: (call: string, isRead: boolean) => boolean;
}

const calls =
  (...named: string[]) =>
  (call: string) =>
    named.includes(call);

/**
 * Every limit on calling, in one list; the first that covers a call counts it. What has a count of its own in its tables
 * as well (codes sent, numbers shown) is limited there to the call (request-code.ts, reveal-contact.ts).
 */
export const LIMITS = [
  {
    name: 'code_tries',
    figure: 'limit_code_tries_hour',
    windowSeconds: 3600,
    per: 'network',
    lease: 1,
    covers: calls('POST /api/v1/auth/tokens'),
  },
  {
    name: 'quotes',
    figure: 'limit_quotes_minute',
    windowSeconds: 60,
    per: 'caller',
    lease: 1,
    covers: calls('POST /api/v1/units/{id}/quotes'),
  },
  {
    name: 'searches',
    figure: 'limit_searches_minute',
    windowSeconds: 60,
    per: 'caller',
    lease: 10,
    covers: calls('GET /api/v1/ads', 'GET /api/v1/ads/map'),
  },
  {
    name: 'reports',
    figure: 'limit_reports_minute',
    windowSeconds: 60,
    per: 'network',
    lease: 10,
    covers: calls('POST /csp-reports'),
  },
  {
    name: 'writes',
    figure: 'limit_writes_minute',
    windowSeconds: 60,
    per: 'caller',
    lease: 1,
    covers: (_, isRead) => !isRead,
  },
  {
    name: 'reads',
    figure: 'limit_reads_minute',
    windowSeconds: 60,
    per: 'caller',
    lease: 25,
    covers: (_, isRead) => isRead,
  },
] as const satisfies readonly Limit[];

/** The limit of a call of the contract; none for incoming webhooks, which carry their own proof. */
export function limitOf(endpoint: Pick<Endpoint, 'method' | 'path' | 'withoutApiKey'>): Limit | undefined {
  if (endpoint.withoutApiKey === true) return undefined;
  return limitOfCall(`${endpoint.method} ${endpoint.path}`);
}

export function limitOfCall(call: string): Limit | undefined {
  return LIMITS.find(({ covers }) => covers(call, call.startsWith('GET ')));
}
