import type { OfficeDocumentPurpose } from '@diyar/contract/words/office-words';
import type { OfficeVerificationState } from '../platform/db/schema.generated.ts';

/** A request of an office to be verified. Dates are Riyadh days. */
export interface OfficeRow {
  id: string;
  account_id: string;
  state: OfficeVerificationState;
  commercial_registration: string;
  national_number: string | null;
  register_name: string;
  register_city: string | null;
  register_issued_on: string | null;
  register_activities: string[];
  owner_listed: boolean | null;
  register_checked_at: Date;
  fal_number: string | null;
  fal_expires_on: string | null;
  created_at: Date;
  sent_at: Date | null;
  decided_at: Date | null;
  reason: string | null;
  expires_on: string | null;
  ended_at: Date | null;
}

export interface DocumentRow {
  id: string;
  purpose: OfficeDocumentPurpose;
  kind: 'picture' | 'pdf';
  size: number;
  file_key: string;
}

/** What a request must show: its registration, its licence to broker if it has one, and the owner's say where the register does not name them. */
export function neededPurposes(
  { owner_listed }: Pick<OfficeRow, 'owner_listed'>,
  isBroker: boolean,
): OfficeDocumentPurpose[] {
  return [
    'registration',
    ...(isBroker ? (['broker_licence'] as const) : []),
    ...(owner_listed === true ? [] : (['authorisation'] as const)),
  ];
}

/** The purposes that no document is there for. */
export function missingPurposes(
  row: Pick<OfficeRow, 'owner_listed'>,
  documents: readonly Pick<DocumentRow, 'purpose'>[],
  isBroker: boolean,
): OfficeDocumentPurpose[] {
  return neededPurposes(row, isBroker).filter((needed) =>
    documents.every(({ purpose }) => purpose !== needed),
  );
}
