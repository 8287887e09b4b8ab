/** Who calls: a person and the account they act for. */
export interface Actor {
  personId: string;
  accountId: string;
  kind: 'ordinary' | 'business';
  tokenHash: Buffer;
}
