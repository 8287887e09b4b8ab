import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * One call of the API, written once: the server registers it, validates by it and documents itself with it, and the
 * web's client takes its types from it.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Full path with `{name}` for parameters. */
  path: `/api/v1/${string}`;
  /** One line for the OpenAPI page. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Instead of a body: the name of the one file of a multipart form. */
  upload?: string;
  data: z.ZodType;
  /** HTTP status of success; 200 when absent. */
  status?: 200 | 201;
  /** Who may call: anyone, a token if one is sent, only with a token, or an operator by the console's session. */
  caller: 'anyone' | 'maybe_token' | 'token' | 'operator';
  /** Needs an Idempotency-Key (product rule: every write that a nervous person may repeat). */
  idempotent?: true;
  /** Answers without apiKey: incoming webhooks, which carry their own proof. */
  withoutApiKey?: true;
  /** Answers `text/event-stream` for as long as the caller listens: `data` says what an event carries. */
  streams?: true;
  /** Refusals beyond the common ones. */
  refuses?: readonly ErrorCode[];
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
