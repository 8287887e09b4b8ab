import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What fits one packet is sent as it is. */
const LEAST_BYTES = 1_200;
/** What takes longer than handing it to another thread does. */
const LARGE_BYTES = 100_000;
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };
const [zstdLater, brotliLater, gzipLater] = [
  promisify(zstdCompress),
  promisify(brotliCompress),
  promisify(gzip),
];
const PACK = {
  zstd: {
    now: (body: Buffer) => zstdCompressSync(body, ZSTD),
    later: (body: Buffer) => zstdLater(body, ZSTD),
  },
  br: {
    now: (body: Buffer) => brotliCompressSync(body, BROTLI),
    later: (body: Buffer) => brotliLater(body, BROTLI),
  },
  gzip: { now: (body: Buffer) => gzipSync(body, GZIP), later: (body: Buffer) => gzipLater(body, GZIP) },
};
const ENCODINGS = [...Object.keys(PACK), 'identity'];

/**
 * Packs JSON for callers who take it packed: a page of results is a sixth of its size for 0.2 ms, less than handing it to another thread
 * would take. No other site can have an answer to somebody packed beside text of its own: calls carry a key and a token in
 * headers, and the console's, which are known by a cookie, come from its own origin alone.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isJson(reply) || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (body.length < LEAST_BYTES || reply.hasHeader('content-encoding')) return payload;
    const encoding = negotiate(request.headers['accept-encoding'] ?? 'identity', ENCODINGS);
    if (encoding === null || !(encoding in PACK)) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const { now, later } = PACK[encoding as keyof typeof PACK];
    return body.length < LARGE_BYTES ? now(body) : await later(body);
  });
}

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('application/json');
}
