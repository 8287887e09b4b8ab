import * as deposits from '../money/deposit-calls.ts';

/** Calls about security deposits and claims of them; a part of `ENDPOINTS`. */
export const DEPOSIT_ENDPOINTS = {
  sendClaimPhoto: deposits.sendClaimPhoto,
  makeClaim: deposits.makeClaim,
  answerClaim: deposits.answerClaim,
  readClaimPhoto: deposits.readClaimPhoto,
  readHostClaimPhoto: deposits.readHostClaimPhoto,
  listClaimCases: deposits.listClaimCases,
  readConsoleClaimPhoto: deposits.readConsoleClaimPhoto,
  decideClaim: deposits.decideClaim,
} as const;
