import type { Endpoint } from '@diyar/contract/call/endpoint';
import type { Figures } from '../settings/figures.ts';

/** A limit on how often the same caller may call. */
export interface Limit {
  name: string;
  /** The dated setting that says how many calls. */
  figure: keyof Figures;
  windowSeconds: number;
  /** Counted by account when signed in and by network else, or by network always. */
  per: 'caller' | 'network';
  /** A network, behind which many people may sit, has the share of several (docs/security.md). */
  isSharedByNetwork?: true;
  /** Calls a process takes from the shared count at once: many for frequent calls that cost little. */
  lease: number;
}

interface CallLimit extends Limit {
  covers: (call: string, isRead: boolean) => boolean;
}

const calls =
  (...named: string[]) =>
  (call: string) =>
    named.includes(call);

const SEARCHES = {
  name: 'searches',
  figure: 'limit_searches_minute',
  windowSeconds: 60,
  per: 'caller',
  isSharedByNetwork: true,
  lease: 10,
  covers: calls('GET /api/v1/ads', 'GET /api/v1/ads/map'),
} as const satisfies CallLimit;

const READS = {
  name: 'reads',
  figure: 'limit_reads_minute',
  windowSeconds: 60,
  per: 'caller',
  isSharedByNetwork: true,
  lease: 25,
  covers: (_, isRead) => isRead,
} as const satisfies CallLimit;

/**
 * Every limit on calling, in one list; the first that covers a call counts it. What has a count of its own in its tables
 * as well (codes sent, numbers shown) is limited there to the call (request-code.ts, reveal-contact.ts).
 */
const LIMITS: readonly CallLimit[] = [
  {
    name: 'code_tries',
    figure: 'limit_code_tries_hour',
    windowSeconds: 3600,
    per: 'network',
    lease: 1,
    covers: calls('POST /api/v1/auth/tokens', 'PUT /api/v1/auth/phone'),
  },
  {
    name: 'quotes',
    figure: 'limit_quotes_minute',
    windowSeconds: 60,
    per: 'caller',
    lease: 1,
    covers: calls('POST /api/v1/units/{id}/quotes'),
  },
  SEARCHES,
  {
    name: 'reports',
    figure: 'limit_reports_minute',
    windowSeconds: 60,
    per: 'network',
    lease: 10,
    covers: calls('POST /csp-reports'),
  },
  {
    name: 'photo_chunks',
    figure: 'limit_photo_chunks_minute',
    windowSeconds: 60,
    per: 'caller',
    lease: 20,
    covers: calls('PUT /api/v1/host/photos/{id}/chunks/{offset}'),
  },
  {
    name: 'writes',
    figure: 'limit_writes_minute',
    windowSeconds: 60,
    per: 'caller',
    lease: 1,
    covers: (_, isRead) => !isRead,
  },
  READS,
];

/** Webhooks and live tickets with a wrong proof; those with a right one are never counted. */
export const WRONG_PROOFS: Limit = {
  name: 'wrong_proofs',
  figure: 'limit_wrong_proofs_minute',
  windowSeconds: 60,
  per: 'network',
  lease: 1,
};

/** Pictures for links elsewhere that nobody asked for before: each is drawn in the process that uploads wait for. */
export const SHARE_DRAWINGS: Limit = {
  name: 'share_drawings',
  figure: 'limit_share_drawings_minute',
  windowSeconds: 60,
  per: 'network',
  lease: 5,
};

/** Calendars of units, which other sites fetch for many advertisers from one network. */
export const CALENDAR_READS: Limit = {
  name: 'calendars',
  figure: 'limit_reads_minute',
  windowSeconds: 60,
  per: 'network',
  isSharedByNetwork: true,
  lease: 25,
};

/** Photos that storage does not hold and that can be made anew. */
export const MADE_PHOTOS: Limit = {
  name: 'made_photos',
  figure: 'limit_made_photos_minute',
  windowSeconds: 60,
  per: 'network',
  lease: 25,
};

/** The limit of a call of the contract; none for those that carry their own proof (see WRONG_PROOFS). */
export function limitOf(endpoint: Pick<Endpoint, 'method' | 'path' | 'withoutApiKey'>): Limit | undefined {
  if (endpoint.withoutApiKey === true) return undefined;
  return limitOfCall(`${endpoint.method} ${endpoint.path}`);
}

export function limitOfCall(call: string): Limit | undefined {
  return LIMITS.find(({ covers }) => covers(call, call.startsWith('GET ')));
}

/** Pages that ask for no list of ads; each also as the data that the browser's router asks for (`.data`). */
const PAGES_WITHOUT_LISTS =
  /^(\/en)?\/(details|compare|contact-us|verified-advertisers|sign-in|favourites|dashboard|host|admin|terms_of_use|term-of-service-agreement)(\/|\.data$|$)/;

/**
 * The limit of a page that has to be rendered, by its path as the URL standard writes it. One that asks for a list of ads is
 * a search, as its call of the API is, and so is whatever is not known to ask for none: however a path is spelled, no
 * search passes for a read.
 */
export function limitOfPage(pathname: string): Limit {
  return PAGES_WITHOUT_LISTS.test(pathname) ? READS : SEARCHES;
}
