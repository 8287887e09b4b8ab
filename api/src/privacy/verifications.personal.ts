import {
  forDays,
  kept,
  OF_ACCOUNT,
  OF_PERSON,
  type PersonalTables,
  secret,
  WITH_ACCOUNT,
} from './personal-table.ts';

/** The tables of how people and offices prove who they are. */
export const VERIFICATIONS: PersonalTables = {
  identity_check: {
    owners: [...OF_PERSON, ...OF_ACCOUNT],
    columns: {
      identity_kind: kept('asking the national sign-on', forDays(90, 'law')),
      identity_hmac: kept('asking for one identity only so often', secret(forDays(90, 'law'))),
      identity_last4: kept('asking the national sign-on', forDays(90, 'law')),
      sealed_number: kept(
        'asking the national sign-on until it has answered, three minutes',
        secret(forDays(90, 'law')),
      ),
      transaction_id: kept('asking the national sign-on', secret(forDays(90, 'law'))),
    },
    readableBy: ['state', 'created_at', 'ended_at'],
  },
  office_verification: {
    owners: OF_ACCOUNT,
    columns: {
      commercial_registration: kept('proof of the business', WITH_ACCOUNT),
      national_number: kept('proof of the business', WITH_ACCOUNT),
      register_name: kept('what the commercial register says of the business', WITH_ACCOUNT),
      register_city: kept('what the commercial register says of the business', WITH_ACCOUNT),
      register_activities: kept('what the commercial register says of the business', WITH_ACCOUNT),
      register_issued_on: kept('what the commercial register says of the business', WITH_ACCOUNT),
      owner_listed: kept('whether the register names the owner of the account', WITH_ACCOUNT),
      fal_number: kept('proof of the right to broker', WITH_ACCOUNT),
      reason: kept('why a verification was refused', WITH_ACCOUNT),
    },
    readableBy: ['state', 'created_at', 'sent_at', 'decided_at', 'expires_on', 'ended_at'],
  },
  office_document: {
    owners: [{ whose: 'account', by: ['verification_id', 'office_verification.account_id'] }],
    columns: {
      file_key: kept(
        'documents of the business, for operators alone; 90 days after its verification ended',
        secret(WITH_ACCOUNT),
      ),
    },
    readableBy: ['purpose', 'kind', 'size', 'created_at'],
  },
  office_document_ticket: {
    owners: [],
    columns: { ticket_hash: kept('opening a document once', { ...secret(forDays(1)), onClosing: 'kept' }) },
  },
};
