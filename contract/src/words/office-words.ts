/** How far the verification of an office is. Apart from the calls, so that a page which only names them does not bring zod along. */
export const OFFICE_STATES = ['draft', 'sent', 'approved', 'refused', 'expired', 'replaced'] as const;
export type OfficeState = (typeof OFFICE_STATES)[number];

/** The lists of the operators' queue. */
export const QUEUED_OFFICE_STATES = ['sent', 'approved', 'refused', 'expired'] as const;
export type QueuedOfficeState = (typeof QUEUED_OFFICE_STATES)[number];

/** What a document shows. */
export const OFFICE_DOCUMENT_PURPOSES = ['registration', 'broker_licence', 'authorisation', 'other'] as const;
export type OfficeDocumentPurpose = (typeof OFFICE_DOCUMENT_PURPOSES)[number];

export const MOST_OFFICE_DOCUMENTS = 10;
/** Bytes of a document, as uploaded. */
export const MOST_DOCUMENT_BYTES = 5 * 1024 * 1024;

/** Rules that the numbers and documents of an office can break. */
export const OFFICE_RULES = [
  'cr_10',
  'fal_10',
  'registration_unknown',
  'registration_inactive',
  'numbers_verified',
  'document_required',
  'broker_licence_over',
] as const;

/** Refusals of the verification of an office, with their HTTP status. */
export const OFFICE_ERRORS = {
  identity_not_verified: 409,
  registration_taken: 409,
  too_many_documents: 409,
  broker_licence_taken: 409,
  broker_licence_ended: 409,
  register_down: 503,
} as const;
