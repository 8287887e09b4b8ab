/** The advertiser: an individual by identity number, an establishment by its registration. */
export interface Advertiser {
  kind: 'individual' | 'establishment';
  number: string;
}

/** An answered inquiry. */
export type InquiryAnswer =
  | {
      kind: 'licence';
      /** The authority's own words, without numbers of people, the whole deed number and what is written freely (see `readFacts`). */
      facts: Record<string, unknown>;
      advertiserNumber: string | null;
      advertiserPhone: string | null;
      deedNumber: string | null;
    }
  | { kind: 'refused'; code: string | null; message: string };

export type ComplianceOperation = 'display' | 'update' | 'cancel';

/** What the authority is told about an ad; the numbers travel apart, so that what is kept holds none. */
export interface ComplianceReport {
  operation: ComplianceOperation;
  /** Fields of the contract that may be kept and read by operators. */
  request: Record<string, unknown>;
  /** Fields of the contract that are kept nowhere in the clear. */
  secrets: Record<string, unknown>;
}

export interface ComplianceAnswer {
  accepted: boolean;
  status: number;
  code: string | null;
}

/**
 * The real-estate authority (domain.md 3): asked about ad licences, and told when an ad is displayed, updated or removed.
 * Both calls throw `AuthorityDown` when there is no answer that can be understood; nothing else is thrown.
 */
export interface Authority {
  name: 'rega' | 'sandbox';
  inquire(number: string, advertiser: Advertiser): Promise<InquiryAnswer>;
  tell(report: ComplianceReport): Promise<ComplianceAnswer>;
}

/** There was no answer, or none that can be understood: worth another try later. Says nothing of a person. */
export class AuthorityDown extends Error {
  readonly status: number | null;

  constructor(reason: string, status: number | null = null) {
    super(`the authority did not answer: ${reason}`);
    this.name = 'AuthorityDown';
    this.status = status;
  }
}
