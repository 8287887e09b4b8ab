import { HISTORY, kept, OF_ACCOUNT, type PersonalTables, secret } from './personal-table.ts';

const COMPLAINTS = 'looking into complaints';

/** The tables of what people report, and of what becomes of it. */
export const REPORTS: PersonalTables = {
  report: {
    owners: OF_ACCOUNT,
    columns: {
      reason: kept(COMPLAINTS, HISTORY),
      text: kept(COMPLAINTS, HISTORY),
      address_hash: kept('limits per network address', secret(HISTORY)),
    },
    readableBy: ['created_at'],
  },
  report_case: {
    owners: [{ whose: 'account', by: ['reported_account_id'] }],
    columns: {
      answer: kept(COMPLAINTS, HISTORY),
      decision_reason: kept(COMPLAINTS, HISTORY),
      // Written by either side: in the copy of the reported it could tell who reported.
      appeal: kept(COMPLAINTS, secret(HISTORY)),
      appeal_reason: kept(COMPLAINTS, HISTORY),
    },
    readableBy: ['number', 'opened_at', 'decision', 'decided_at'],
  },
};
