import { constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What fits one packet is sent as it is. */
const LEAST_BYTES = 1_200;
/** Before gzip, and so for most browsers: as small in half the time. */
const ENCODINGS = ['zstd', 'gzip', 'identity'];
const QUICKEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/**
 * Packs JSON for callers who take it packed: a page of results is a sixth of its size for 0.2 ms, less than handing it to another thread
 * would take. Callers are known by a header and not by a cookie, so no other site can make a browser ask for what is packed here.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isJson(reply) || typeof payload !== 'string') return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    if (payload.length < LEAST_BYTES || reply.hasHeader('content-encoding')) return payload;
    const encoding = negotiate(request.headers['accept-encoding'] ?? 'identity', ENCODINGS);
    if (encoding !== 'zstd' && encoding !== 'gzip') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'zstd' ? zstdCompressSync(payload, QUICKEST) : gzipSync(payload, { level: 1 });
  });
}

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('application/json');
}
