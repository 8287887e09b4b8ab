/** The error types of a gateway of Moyasar's shape that the sandbox can answer, with their HTTP status. */
const STATUS_OF = {
  invalid_request_error: 400,
  used_given_id: 400,
  authentication_error: 401,
  record_not_found: 404,
} as const;

export class GatewayError extends Error {
  readonly type: keyof typeof STATUS_OF;
  /** Messages by field, when fields are wrong. */
  readonly errors: Record<string, string[]> | null;

  constructor(type: keyof typeof STATUS_OF, message: string, errors: Record<string, string[]> | null = null) {
    super(message);
    this.name = 'GatewayError';
    this.type = type;
    this.errors = errors;
  }

  get status(): number {
    return STATUS_OF[this.type];
  }
}
