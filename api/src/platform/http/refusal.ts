import { ERROR_STATUS, type ErrorCode, type Rule } from '@diyar/contract/call/errors';

export interface RefusalDetails {
  /** Values that the sentence mentions, for example `{ minutes: 12 }`. */
  params?: Record<string, string | number>;
  /** The sentence that is said in place of the code's own: its key in the messages. */
  sentence?: string;
  /** The answer's `data`. */
  data?: unknown;
  /** Broken fields, for `validation_failed`. */
  fields?: { field: string; rule: Rule; params?: Record<string, string> }[];
  retryAfterSeconds?: number;
  /** Keeps what the call wrote before this refusal, because its data speaks of it (see idempotency.ts). */
  keepsWrites?: true;
  /** The fault of ours behind it; logged, and told to nobody. */
  cause?: unknown;
}

/** An expected "no" to the caller: a code, never a sentence. Anything else thrown is a fault. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The refusal of one broken field. */
export function invalid(field: string, rule: Rule): Refusal {
  return new Refusal('validation_failed', { fields: [{ field, rule }] });
}
