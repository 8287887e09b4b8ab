import type { Sent } from './messages.ts';

/** A measured call, and the floor it is compared with. */
export interface Case {
  name: string;
  /**
   * `query`: a route with the same statements and nothing else; `cards`: one with the best query for the cards that are
   * found and nothing else; `empty`: one with the same bytes and nothing else.
   */
  floor: 'query' | 'cards' | 'empty';
  next(): Sent;
  /** On a process for each core at once, not on one alone. */
  onAllCores?: true;
  /** How many requests each process has answered before it is measured; otherwise as many as it can in two seconds. */
  warm?: number;
  /** How many requests are measured; otherwise as many as it can in five seconds. */
  amount?: number;
  /** The promise on two cores. */
  promised: { perSecond?: number; ratio?: number };
}

export const API_KEY = 'diyar-development';
/** As Chrome and Firefox ask. */
const COMPRESSED = 'gzip, deflate, br, zstd';

/** Visitors from all over, so that nobody's limit is met: each an address of 10.0.0.0/8. */
let visitors = 0;
function someone(): string {
  visitors += 1;
  return [10, (visitors >> 16) & 255, (visitors >> 8) & 255, visitors & 255].join('.');
}

/**
 * How often a visitor asks, as one does who looks for a place: as many searches as a process counts at once (limits.ts). A
 * stranger who asks but once costs the database a row.
 */
const READS_OF_A_VISIT = 10;
let reads = 0;
let reader = '';

export function apiRead(path: string): Sent {
  if (reads % READS_OF_A_VISIT === 0) reader = someone();
  reads += 1;
  return { method: 'GET', path, headers: { apiKey: API_KEY, lang: 'ar', 'x-forwarded-for': reader } };
}

export function apiWrite(path: string, body: unknown, headers: Record<string, string> = {}): Sent {
  return {
    method: 'POST',
    path,
    headers: {
      apiKey: API_KEY,
      lang: 'ar',
      'content-type': 'application/json',
      'x-forwarded-for': someone(),
      ...headers,
    },
    body: JSON.stringify(body),
  };
}

function page(path: string): Sent {
  return { method: 'GET', path, headers: { 'accept-encoding': COMPRESSED, 'x-forwarded-for': someone() } };
}

/** So few that with a process on each of four cores no ad of the demo world is looked at twice: a second look reads nothing. */
const FIRST_LOOKS = { warm: 60, amount: 300 };

/**
 * Everything below asks for another of these each time, so no page and no answer is kept unless it says so. What is stored of
 * an ad is kept after the first look at it (decision 019).
 */
export function casesFor(ads: readonly string[], cities: readonly string[]): Case[] {
  let turn = 0;
  const count = () => {
    turn += 1;
    return turn;
  };
  let looks = 0;
  const ad = () => {
    looks += 1;
    return ads[looks % ads.length] ?? '';
  };
  const city = () => cities[count() % cities.length] ?? '';
  const priceUpTo = () => 300 + (count() % 400);
  return [
    {
      // It asks the database for next to nothing itself: what it found is in memory, and so are cards that were shown before.
      name: 'API search',
      floor: 'cards',
      next: () => apiRead(`/api/v1/ads?city=${city()}&period=2&price_max=${priceUpTo()}`),
      promised: { ratio: 0.5 },
    },
    {
      // Before anything else asks for ads.
      name: 'page: details, first look',
      onAllCores: true,
      floor: 'empty',
      ...FIRST_LOOKS,
      next: () => page(`/en/details/${ad()}?n=${count()}`),
      promised: {},
    },
    {
      name: 'API details, first look',
      floor: 'query',
      ...FIRST_LOOKS,
      next: () => apiRead(`/api/v1/ads/${ad()}`),
      promised: {},
    },
    {
      name: 'API details, read before',
      floor: 'empty',
      warm: 2 * ads.length,
      next: () => apiRead(`/api/v1/ads/${ad()}`),
      promised: {},
    },
    {
      // The page is rendered anew each time; what is stored of its ad was read when somebody looked at it before.
      name: 'page: details, uncached',
      onAllCores: true,
      floor: 'empty',
      warm: 2 * ads.length,
      next: () => page(`/details/${ad()}?n=${count()}`),
      promised: { perSecond: 300 },
    },
    {
      name: 'page: results, uncached',
      onAllCores: true,
      floor: 'empty',
      next: () => page(`/all_deals?city=${city()}&n=${count()}`),
      promised: {},
    },
    {
      name: 'page: home, uncached',
      onAllCores: true,
      floor: 'empty',
      next: () => page(`/?n=${count()}`),
      promised: { perSecond: 150 },
    },
    {
      name: 'page: home, kept',
      onAllCores: true,
      floor: 'empty',
      next: () => page('/'),
      promised: { perSecond: 3_000 },
    },
  ];
}
