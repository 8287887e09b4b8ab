import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { originOf } from '../../../api/src/platform/http/origin-of.ts';
import { GatewayError } from './gateway-error.ts';

/** A text of a request's body, or none. */
export function fieldOf(request: FastifyRequest, name: string): string | undefined {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** The payment that an address names; throws `record_not_found` where that is no id. */
export function idOf(request: FastifyRequest): string {
  const id = z.object({ id: z.uuid() }).safeParse(request.params);
  if (!id.success) throw new GatewayError('record_not_found', 'Payment not found');
  return id.data.id;
}

/** The sites that a browser's payment may lead back to: the one it is asked from. */
export function originsOf(request: FastifyRequest, publicUrl: string | undefined): string[] {
  return [originOf(request, publicUrl)];
}
