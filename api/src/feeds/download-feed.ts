import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { FeedFailure } from '@diyar/contract/booking/feeds';
import { checkedAddress, lookupOf, PrivateAddress } from '../platform/network/checked-address.ts';
import type { Downloaded, FeedSource, Validators } from './feed-source.ts';

export const FEED_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** What may be reached, and for how long. */
export interface Reach {
  /** Plain HTTP and any port too; never in production. */
  plain: boolean;
  isOpen: (address: string) => boolean;
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
  timeoutMs?: number;
}

class FeedFault extends Error {
  readonly failure: FeedFailure;
  constructor(failure: FeedFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * Reads calendars over the network. A name is resolved once, all its addresses are checked, and the connection goes to one of
 * those that were checked, at the first address and after each redirect: a name that answers otherwise the second time gains nothing.
 * Stops after 2 MB and after 15 seconds in all, however little comes at a time.
 */
export function feedsFromNetwork(reach: Reach): FeedSource {
  const mayAsk = (url: URL) =>
    (url.protocol === 'https:' || (reach.plain && url.protocol === 'http:')) &&
    (reach.plain || url.port === '') &&
    url.username === '' &&
    url.password === '';
  return {
    mayAsk,
    download: async (url, validators) => {
      const signal = AbortSignal.timeout(reach.timeoutMs ?? 15_000);
      try {
        return await follow(url, validators, { reach, mayAsk, signal });
      } catch (error) {
        // Whatever a stranger's machine does is an answer about it, no fault of ours.
        return { kind: 'failed', failure: error instanceof FeedFault ? error.failure : 'unreachable' };
      }
    },
  };
}

interface Way {
  reach: Reach;
  mayAsk: (url: URL) => boolean;
  signal: AbortSignal;
}

async function follow(first: URL, validators: Validators, way: Way): Promise<Downloaded> {
  let url = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!way.mayAsk(url)) throw new FeedFault('private_address');
    const answer = await ask(url, validators, way);
    const { statusCode: status = 0, headers } = answer;
    if (status === 200) return await readWhole(answer);
    answer.destroy();
    if (status === 304) return { kind: 'same' };
    const next = status >= 301 && status <= 308 ? URL.parse(headers.location ?? '', url) : null;
    if (next === null) throw new FeedFault('answered_error');
    url = next;
  }
  throw new FeedFault('answered_error');
}

async function ask(url: URL, { etag, lastModified }: Validators, way: Way): Promise<IncomingMessage> {
  const address = await addressOf(url, way);
  const lookup = lookupOf(address);
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': 'Diyar-Calendar/1.0',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
  return await new Promise((resolve, reject) => {
    const options = { headers, lookup, agent: false, signal: way.signal, maxHeaderSize: 16_384 } as const;
    request(url, options, resolve).on('error', reject).end();
  });
}

/** One address of a site, after every address of it was checked. */
async function addressOf(url: URL, { reach: { isOpen, resolve }, signal }: Way): Promise<LookupAddress> {
  try {
    const address = await checkedAddress(url, { isOpen, resolve, signal });
    if (address !== undefined) return address;
  } catch (error) {
    if (error instanceof PrivateAddress) throw new FeedFault('private_address');
    throw error;
  }
  throw new FeedFault('unreachable');
}

async function readWhole(answer: IncomingMessage): Promise<Downloaded> {
  const { headers } = answer;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    answer.destroy();
    throw new FeedFault('not_calendar');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > FEED_BYTES) throw new FeedFault('too_large');
    chunks.push(chunk);
  }
  return {
    kind: 'text',
    text: Buffer.concat(chunks).toString('utf8'),
    validators: { etag: shortOr(headers.etag), lastModified: shortOr(headers['last-modified']) },
  };
}

/** A validator that is sent back as it came; one too long to keep is none. */
function shortOr(value: string | undefined): string | null {
  return value === undefined || value.length > 500 ? null : value;
}
