import type { z } from 'zod';
import type { OperatorRight } from '../words/operator-rights.ts';
import type { AccountRight } from '../words/team-rights.ts';
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
  /**
   * The allowed callers: anyone; anyone, known by their token if they send one; only callers with a token; or an operator
   * by the console's session. A bad token is always refused (see `unauthorizedCodes`).
   */
  caller: 'anyone' | 'maybe_token' | 'token' | 'operator';
  /** The right an operator needs; every call of the console's operators names one, and without one it is refused. */
  right?: OperatorRight;
  /**
   * The right that a caller with a token needs in the account they act for. A call for callers with a token alone that
   * changes something names one; without a name it is the owner's.
   */
  needs?: AccountRight;
  /** Open also to a caller who has not accepted the terms in force: to accept them, to leave, or because it changes nothing. */
  beforeTerms?: true;
  /** Needs an Idempotency-Key (product rule: every write that a nervous person may repeat). */
  idempotent?: true;
  /** Answers without apiKey: incoming webhooks, which carry their own proof. */
  withoutApiKey?: true;
  /** Answers `text/event-stream` for as long as the caller listens: `data` says what an event carries. */
  streams?: true;
  /** Refusals beyond the common ones: any call may be a bad request, without an apiKey, too many, with a bad token, or a fault. */
  refuses?: readonly ErrorCode[];
}

/**
 * The codes of a 401 that a call may answer. A token that is no token, revoked, expired or of a closed account is
 * `invalid_token` on every call, public ones too; only calls that carry another proof, incoming webhooks, streams and
 * the console's, read no token.
 */
export function unauthorizedCodes({ caller, path, withoutApiKey }: Endpoint): ErrorCode[] {
  if (caller === 'operator') return ['console_login_required'];
  if (withoutApiKey === true || path.startsWith('/api/v1/console/')) return [];
  return caller === 'token' ? ['login_required', 'invalid_token'] : ['invalid_token'];
}

/** The right a caller with a token needs for a call; those who are asked for no token may always look. */
export function neededRight({ needs, caller, method }: Endpoint): AccountRight {
  return needs ?? (caller === 'token' && method !== 'GET' ? 'own' : 'look');
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
