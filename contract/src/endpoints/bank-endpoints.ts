import * as bankLines from '../console/console-bank-lines.ts';

/** Calls about statements of the marketplace's account at the bank; a part of `ENDPOINTS`. */
export const BANK_ENDPOINTS = {
  giveStatement: bankLines.giveStatement,
  listBankLines: bankLines.listBankLines,
  matchBankLine: bankLines.matchBankLine,
  setBankLineAside: bankLines.setBankLineAside,
} as const;
