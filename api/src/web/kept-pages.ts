import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
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
/** As small as Brotli's 4, to a thirtieth, in a third of its time (home: 0.7 ms); what most browsers take. */
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = {
  zstd: (body: Buffer) => promisify(zstdCompress)(body, ZSTD),
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/** Reads a rendered page to its end. */
export async function readPage(response: Response): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
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
