import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LIFETIMES } from '../lifetimes/lifetimes.ts';
import { type Clock, LoadingCache } from '../platform/cache/loading-cache.ts';

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
 * Pages by their addresses, each rendered once for all who ask within its lifetime. Only what says itself that it is public is
 * kept: an ad that is hidden is gone from its page as quickly.
 */
export function createPageCache(clock: Clock): LoadingCache<string, RenderedPage> {
  return new LoadingCache({ most: MOST_PAGES, lifetime: LIFETIMES.page, isKept: isPublic, clock });
}

function isPublic({ status, headers }: RenderedPage): boolean {
  return status === 200 && /^public\b/.test(headers['cache-control'] ?? '');
}
