import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Where this site is seen from outside: as configured, else as the caller reached it. What came as a host or protocol
 * may be anything; when it names no origin the request is refused as `bad_request`.
 */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const seen = URL.parse(publicUrl ?? `${request.protocol}://${request.host}`);
  if (seen === null || !/^https?:$/.test(seen.protocol)) throw new Refusal('bad_request');
  return seen.origin;
}
