import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Where this site is seen from outside, for whatever a cache may keep or others read: as configured, else the address the
 * server listens on, as it is told at the start. Nothing that a request says changes it.
 */
export function siteOriginOf(
  { server }: Pick<FastifyInstance, 'server'>,
  publicUrl: string | undefined,
): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const address = server.address();
  // Without a configured address a server listens on this machine alone (config-rules.ts).
  return typeof address === 'object' && address !== null
    ? `http://localhost:${address.port}`
    : 'http://localhost';
}

/**
 * Where the caller sees this site, for an answer to them alone: as configured, else as they reached it. What came as a
 * host or protocol may be anything; when it names no origin the request is refused as `bad_request`.
 */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const seen = URL.parse(publicUrl ?? `${request.protocol}://${request.host}`);
  if (seen === null || !/^https?:$/.test(seen.protocol)) throw new Refusal('bad_request');
  return seen.origin;
}
