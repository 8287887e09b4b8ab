/** The caller: a person and the account they act for. */
export interface Actor {
  personId: string;
  accountId: string;
  kind: 'ordinary' | 'business';
  tokenHash: Buffer;
  /** What they may do there: the rights that calls name. */
  rights: ReadonlySet<string>;
  /** An operator keeps the account from advertising and booking. */
  isSuspended: boolean;
  /** They came with a number of another country, with which nobody publishes. */
  isForeign: boolean;
}

/** An operator in the console; what they do is written down under the request that asked for it. */
export interface OperatorActor {
  operatorId: string;
  sessionHash: Buffer;
  requestId: string;
  /** Their rights, as calls of the console name them. */
  rights: ReadonlySet<string>;
}
