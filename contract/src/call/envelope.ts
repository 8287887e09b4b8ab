import { z } from 'zod';

/** The one envelope around every answer; the brief's `data.data` is this body's `data`. */
export function envelopeOf<T extends z.ZodType>(data: T) {
  return z.object({
    status: z.literal(true),
    errNum: z.literal(0),
    code: z.literal('ok'),
    msg: z.string(),
    data,
  });
}

export const FailureEnvelope = z.object({
  status: z.literal(false),
  errNum: z.int(),
  code: z.string(),
  msg: z.string(),
  data: z.unknown(),
});

export interface Success<T> {
  status: true;
  errNum: 0;
  code: 'ok';
  msg: string;
  data: T;
}

export interface Failure {
  status: false;
  errNum: number;
  code: string;
  msg: string;
  data: unknown;
}

export type Envelope<T> = Success<T> | Failure;

/** A page of a list; `total` is exact to 10,000. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.int(),
    total_exact: z.boolean(),
    page: z.int(),
    per_page: z.int(),
    pages: z.int(),
  });
}

export const PageQuery = {
  page: z.coerce.number('number').int('number').min(1, 'invalid').max(50, 'page_past_50').default(1),
  per_page: z.coerce.number('number').int('number').min(1, 'invalid').max(100, 'invalid').default(24),
};
