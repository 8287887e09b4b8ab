import type { OfficeRequest, OfficeVerification } from '@diyar/contract/people/offices';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findApproved, findDocuments, findNewest, findOwner } from './office.queries.ts';
import { type DocumentRow, missingPurposes, type OfficeRow } from './office.ts';
import { requiredFrom } from './required-from.ts';

/** How the verification of the acting account stands; `isOpen` says whether the register can be asked here. Throws `business_only`. */
export async function showOfficeVerification(
  reader: Reader,
  actor: Actor,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Promise<OfficeVerification> {
  if (actor.kind !== 'business') throw new Refusal('business_only');
  const { accountId } = actor;
  const [owner, approved, newest, from] = await Promise.all([
    findOwner(reader, accountId),
    findApproved(reader, accountId),
    findNewest(reader, accountId),
    requiredFrom(reader, accountId, now),
  ]);
  const request = isNews(newest, approved) ? newest : undefined;
  const [own, others] = await Promise.all([
    request === undefined ? [] : findDocuments(reader, request.id),
    approved === undefined ? [] : findDocuments(reader, approved.id),
  ]);
  return {
    is_open: isOpen,
    may: actor.rights.has('own') ? 'verify' : 'owner_alone',
    owner_verified_at: owner.identity_verified_at && riyadhIso(owner.identity_verified_at),
    verified_at: owner.verified_at && riyadhIso(owner.verified_at),
    approved: approved === undefined ? null : presentRequest(approved, others),
    request: request === undefined ? null : presentRequest(request, own),
    missing: request?.state === 'draft' ? missingPurposes(request, own, false) : [],
    required_from: from,
  };
}

/** Whether the newest request ended after the verification in force began; an older end says nothing any more. */
function isNews(newest: OfficeRow | undefined, approved: OfficeRow | undefined): boolean {
  return newest !== undefined && (approved === undefined || newest.created_at > approved.created_at);
}

export function presentRequest(row: OfficeRow, documents: readonly DocumentRow[]): OfficeRequest {
  const { fal_number, fal_expires_on } = row;
  return {
    id: row.id,
    state: row.state,
    register: {
      registration: row.commercial_registration,
      national_number: row.national_number,
      name: row.register_name,
      city: row.register_city,
      issued_on: row.register_issued_on,
      activities: row.register_activities,
      owner_listed: row.owner_listed,
      checked_at: riyadhIso(row.register_checked_at),
    },
    broker:
      fal_number === null || fal_expires_on === null
        ? null
        : { number: fal_number, expires_on: fal_expires_on },
    documents: documents.map(({ id, purpose, kind, size }) => ({ id, purpose, kind, size })),
    sent_at: row.sent_at && riyadhIso(row.sent_at),
    decided_at: row.decided_at && riyadhIso(row.decided_at),
    reason: row.reason,
    expires_on: row.expires_on,
  };
}
