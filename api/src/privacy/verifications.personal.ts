import { forDays, kept, OF_ACCOUNT, OF_PERSON, type PersonalTables, secret } from './personal-table.ts';

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
};
