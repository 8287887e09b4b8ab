/** A request for a person's approval, as the sign-on knows it. */
export interface AccessRequest {
  /** Its own id; nobody outside is told of it. */
  transactionId: string;
  /** The two digits that the person picks in the national app. */
  number: number;
}

export type AccessStatus = 'waiting' | 'completed' | 'rejected' | 'expired';

/** What a signed answer says, once its signature, issuer, audience and time have been checked. */
export interface AccessAnswer {
  transactionId: string;
  status: AccessStatus;
  /** The identity or iqama number of who approved; null where the answer names none. */
  identityNumber: string | null;
}

/**
 * The national sign-on (Nafath; domain.md 2.1). `begin` and `status` throw `AccessDown` when there is no answer that can be understood,
 * `begin` `AccessBusy` while the person has a request open elsewhere; `read` throws `AnswerForged` for an answer that is not to be believed.
 */
export interface NationalAccess {
  begin(asked: {
    identityNumber: string;
    requestId: string;
    lang: 'ar' | 'en';
    ip: string;
  }): Promise<AccessRequest>;
  status(asked: { identityNumber: string } & AccessRequest): Promise<AccessStatus>;
  read(token: string): Promise<AccessAnswer>;
}

/** There was no answer: worth another try later. Says nothing of a person. */
export class AccessDown extends Error {
  constructor(reason: string) {
    super(`the national sign-on did not answer: ${reason}`);
    this.name = 'AccessDown';
  }
}

/** The person has another request open at the sign-on. */
export class AccessBusy extends Error {}

/** The answer is not the sign-on's, not for us, or not of now. */
export class AnswerForged extends Error {}
