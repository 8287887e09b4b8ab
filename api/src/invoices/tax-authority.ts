/** A tax document on its way to the authority (domain.md 4.3). */
export interface SubmittedDocument {
  uuid: string;
  /** SHA-256 of the canonical document, base 64. */
  hash: string;
  xml: string;
  /** The code of phase 1, which the stamped one extends. */
  qr: string;
  /** Cleared before its buyer has it; else reported within a day. */
  standard: boolean;
}

/** The authority's answer. `warned` is accepted with remarks; a rejected document keeps its place in the chain. */
export interface SubmissionAnswer {
  state: 'reported' | 'cleared' | 'warned' | 'rejected';
  /** The code with the stamp; null where the answer brings none. */
  qr: string | null;
  /** The document as the authority stamped it; null where the answer brings none. */
  xml: string | null;
  messages: string[];
}

/**
 * The tax authority's e-invoicing: signs documents and submits them. Without one, documents stay as they were issued: those
 * of phase 1 for consumers are valid so, and those for businesses stay hidden.
 */
export interface TaxAuthority {
  /** Submits a document; safe to repeat. Throws when the authority cannot be asked. */
  submit(document: SubmittedDocument): Promise<SubmissionAnswer>;
}
