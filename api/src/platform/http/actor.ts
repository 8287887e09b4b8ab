/** The caller: a person and the account they act for. */
export interface Actor {
  personId: string;
  accountId: string;
  kind: 'ordinary' | 'business';
  tokenHash: Buffer;
}

/** An operator in the console; what they do is written down under the request that asked for it. */
export interface OperatorActor {
  operatorId: string;
  sessionHash: Buffer;
  requestId: string;
  /** Their rights, as calls of the console name them. */
  rights: ReadonlySet<string>;
}
