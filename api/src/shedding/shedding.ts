import type { Api } from '@diyar/contract/endpoints/endpoints';
import { type Level, nextPace, type Pace, RESTED } from './pace.ts';

/** The order of refusal when a process is behind: `spared` first, `public` second, nothing else ever. */
export type Rank = 'spared' | 'public';

/** Calls that a page is whole without: it says so in their place, or says nothing, and asks again. */
export const SPARED_CALLS: readonly (keyof Api)[] = [
  'GET /api/v1/ads/dates',
  'GET /api/v1/ads/map',
  'GET /api/v1/ads/price-spread',
  'GET /api/v1/ads/{id}/similar',
  'GET /api/v1/districts',
  'GET /api/v1/landings',
  'GET /api/v1/search_suggestions',
  'GET /api/v1/site/numbers',
];

/** The list, which is spared as well where it counts what each filter would leave. */
export const COUNTING_CALL = 'GET /api/v1/ads' satisfies keyof Api;

/**
 * Other reads of what anyone may see, refused to strangers alone. Calls of accounts, bookings, payments and the console are in
 * neither list, and nothing that writes is.
 */
export const PUBLIC_CALLS: readonly (keyof Api)[] = [
  COUNTING_CALL,
  'GET /api/v1/ads/cards',
  'GET /api/v1/ads/comparison',
  'GET /api/v1/ads/{id}',
  'GET /api/v1/ads/{id}/evaluations',
  'GET /api/v1/advertisers',
  'GET /api/v1/advertisers/{id}',
  'GET /api/v1/cities',
  'GET /api/v1/cities/{slug}/districts',
  'GET /api/v1/evaluations/{id}/photos/{position}',
  'GET /api/v1/help',
  'GET /api/v1/landings/{city}/{category}/{period}',
  'GET /api/v1/pages/{slug}',
  'GET /api/v1/places',
  'GET /api/v1/plans',
  'GET /api/v1/plans/{id}',
  'GET /api/v1/price-lists/{key}',
  'GET /api/v1/requests',
  'GET /api/v1/requests/{id}',
];

/** What the frame of every page reads, which is never refused; the same for everybody, as the others are. */
export const FRAME_CALLS: readonly (keyof Api)[] = [
  'GET /api/v1/user/settings/search_data',
  'GET /api/v1/user/settings/site',
];

/** Pages on the way to signing in, booking and paying, and those of the signed in; each also as the router's data. */
const STEADY_PAGES =
  /^(\/en)?\/(sign-in|dashboard|host|admin|payment|add-request|add-real-estate|addunit|unsubscribe|details\/[^/]+\/book)(\/|\.data$|$)/i;

/** The rank of a page that has to be rendered, by its path as the URL standard writes it; undefined for those never refused. */
export function rankOfPage(pathname: string): Rank | undefined {
  return STEADY_PAGES.test(pathname) ? undefined : 'public';
}

/** Seconds after which a refused caller may come again: several times what a process needs to catch up. */
export const RETRY_AFTER_SECONDS = 5;

/**
 * Calls and renderings that may be under way at once for one more of a rank to begin: what is above waits in no line. A core renders
 * 100 pages a second or answers 500 calls, so the last of 100 has its answer within a second, and with 0.3 MB for each they take 30 MB.
 */
export const MOST_UNDER_WAY: Record<Rank, number> = { spared: 50, public: 100 };

/** Decides what a process that is behind refuses, by how late its event loop is and by how much is under way. */
export interface Shedding {
  readonly level: Level;
  readonly underWay: number;
  /** Counts one more under way and answers true, or answers false where its rank is refused now. */
  admit(rank: Rank): boolean;
  /** Counts one of the admitted less. */
  leave(): void;
  /** Hears, four times a second, by how many milliseconds the event loop was late. */
  hear(lateMs: number): void;
}

/** Refuses nothing where it is not `isOn`: what only measures, or shares its machine with browsers, says nothing of a crowd. */
export function openShedding({ isOn }: { isOn: boolean }): Shedding {
  let pace: Pace = RESTED;
  let underWay = 0;
  return {
    get level() {
      return pace.level;
    },
    get underWay() {
      return underWay;
    },
    admit(rank) {
      const refusedFrom = rank === 'spared' ? 1 : 2;
      if (isOn && (pace.level >= refusedFrom || underWay >= MOST_UNDER_WAY[rank])) return false;
      underWay += 1;
      return true;
    },
    leave() {
      underWay -= 1;
    },
    hear(lateMs) {
      pace = nextPace(pace, lateMs);
    },
  };
}
