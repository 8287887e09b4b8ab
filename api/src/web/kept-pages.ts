import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
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
 * How a page is kept, and what most browsers take: as small as Brotli's 4, to a twentieth, in a fifth of its time. So quick that handing it to another
 * thread would cost more than it (an ad's page: 0.17 ms, and 0.35 by a thread).
 */
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 4 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = {
  zstd: async (packed: Buffer) => packed,
  br: (packed: Buffer) => promisify(brotliCompress)(zstdDecompressSync(packed), BROTLI),
  gzip: (packed: Buffer) => promisify(gzip)(zstdDecompressSync(packed), { level: 6 }),
  identity: async (packed: Buffer) => zstdDecompressSync(packed),
};

/**
 * Where a page's bytes stand while it is packed, which nothing interrupts: a hundred kilobytes for each page would wait for the
 * garbage collector. A page that is longer has its own.
 */
const SCRATCH = Buffer.allocUnsafeSlow(1 << 20);

function packPage(pieces: readonly (string | Buffer)[]): Pick<RenderedPage, 'etag'> & { packed: Buffer } {
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  const bytes = length > SCRATCH.length ? Buffer.allocUnsafeSlow(length) : SCRATCH.subarray(0, length);
  let end = 0;
  for (const piece of pieces)
    end += typeof piece === 'string' ? bytes.write(piece, end) : piece.copy(bytes, end);
  return { etag: `W/"${hash('sha1', bytes, 'base64url')}"`, packed: zstdCompressSync(bytes, ZSTD) };
}

/**
 * Reads what the site answers to its end; of a page the renderer hands over the whole text as `page`, in pieces. Throws when a page
 * should be there and is not: on its way somebody has made another response of it.
 */
export async function readPage(response: Response & { page?: readonly string[] }): Promise<RenderedPage> {
  const pieces = response.page ?? [Buffer.from(await response.arrayBuffer())];
  const isPage = response.status === 200 && /^text\/html/.test(response.headers.get('content-type') ?? '');
  if (isPage && pieces.every(({ length }) => length === 0)) throw new Error('a page came without its text');
  const { etag, packed } = packPage(pieces);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    etag,
    bodyIn(encoding) {
      const known = made.get(encoding);
      if (known !== undefined) return known;
      const body = compress[encoding](packed);
      made.set(encoding, body);
      return body;
    },
  };
}

/**
 * Pages asked for again within `keepMillis` are rendered once, also for simultaneous requests. Only what says
 * itself that it is public is kept, and never longer: an ad that is hidden is gone from its page as quickly.
 */
export class KeptPages {
  readonly #pages: LRUCache<string, Promise<RenderedPage>>;

  /** `clock` counts milliseconds. */
  constructor({ keepMillis, clock = performance }: { keepMillis: number; clock?: { now(): number } }) {
    // Its own age is asked for at every look: by default the library trusts a look for a millisecond.
    this.#pages = new LRUCache({ max: MOST_PAGES, ttl: keepMillis, ttlResolution: 0, perf: clock });
  }

  /** Whether a page is kept under `address`, or being rendered for it. */
  has(address: string): boolean {
    return this.#pages.has(address);
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
