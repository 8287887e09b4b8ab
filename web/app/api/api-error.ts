import type { ErrorCode, FieldError } from '@diyar/contract/call/errors';

export type ApiErrorCode = ErrorCode | 'offline';

/** A refusal of the API, or `offline` when it was not reached (status 0). `msg` is ready to show, in the page's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly msg: string;
  readonly data: unknown;
  /** Broken fields of a `validation_failed`; empty otherwise. */
  readonly errors: readonly FieldError[];
  /** Seconds after which the same call may be made again; null where the server does not say. */
  readonly retryAfter: number | null;

  constructor(refusal: {
    status: number;
    code: ApiErrorCode;
    msg: string;
    data: unknown;
    errors?: readonly FieldError[];
    retryAfter?: number | null;
    cause?: unknown;
  }) {
    super(`${refusal.status} ${refusal.code}`, { cause: refusal.cause });
    this.status = refusal.status;
    this.code = refusal.code;
    this.msg = refusal.msg;
    this.data = refusal.data;
    this.errors = refusal.errors ?? [];
    this.retryAfter = refusal.retryAfter ?? null;
  }

  /** Whether the same call may succeed a moment later: the server was not reached, was broken or had too much to do. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /** The sentence for a field, if the API refused it. */
  fieldText(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.msg;
  }
}
