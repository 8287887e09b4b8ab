import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** A page rendered to its end: the same bytes for everyone who asks while it is kept. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** Weak: the same text may travel in several encodings. */
  etag: string;
  /** The page in an encoding, made once. */
  bodyIn(encoding: Encoding): Promise<Buffer>;
}

/**
 * More than two cores render in the time pages are kept. Of up to 300 KB each, and old ones stay until others need the
 * room: no more than needed.
 */
const MOST_PAGES = 64;
/**
 * What most browsers take: as small as Brotli's 4, to a twentieth, in a fifth of its time. So quick that handing it to another
 * thread would cost more than it (an ad's page: 0.17 ms, and 0.35 by a thread).
 */
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 4 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = {
  zstd: async (body: Buffer) => zstdCompressSync(body, ZSTD),
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/**
 * Reads what the site answers to its end; of a page the renderer hands over the whole text as `page`. Throws when a page
 * should be there and is not: on its way somebody has made another response of it.
 */
export async function readPage(response: Response & { page?: string }): Promise<RenderedPage> {
  const { page } = response;
  const body = page === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(page);
  const isPage = response.status === 200 && /^text\/html/.test(response.headers.get('content-type') ?? '');
  if (isPage && response.body === null && page === undefined) throw new Error('a page came without its text');
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    etag: `W/"${hash('sha1', body, 'base64url')}"`,
    bodyIn(encoding) {
      const known = made.get(encoding);
      if (known !== undefined || encoding === 'identity') return known ?? Promise.resolve(body);
      const compressed = compress[encoding](body);
      made.set(encoding, compressed);
      return compressed;
    },
  };
}

/**
 * Pages asked for again within `keepMillis` are rendered once, also by those who ask at the same moment. Only what says
 * itself that it is public is kept, and never longer: an ad that is hidden is gone from its page as quickly.
 */
export class KeptPages {
  readonly #pages: LRUCache<string, Promise<RenderedPage>>;

  /** `clock` counts milliseconds. */
  constructor({ keepMillis, clock = performance }: { keepMillis: number; clock?: { now(): number } }) {
    // Its own age is asked for at every look: by default the library trusts a look for a millisecond.
    this.#pages = new LRUCache({ max: MOST_PAGES, ttl: keepMillis, ttlResolution: 0, perf: clock });
  }

  /** The page kept under `address`, or what `render` makes. Throws what `render` throws, and keeps nothing then. */
  find(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#pages.get(address);
    if (kept !== undefined) return kept;
    const page = render();
    this.#pages.set(address, page);
    const forget = () => {
      if (this.#pages.peek(address) === page) this.#pages.delete(address);
    };
    page.then((made) => isPublic(made) || forget(), forget);
    return page;
  }
}

function isPublic({ status, headers }: RenderedPage): boolean {
  return status === 200 && /^public\b/.test(headers['cache-control'] ?? '');
}
