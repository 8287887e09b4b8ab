import * as ejar from '../booking/ejar.ts';
import * as consoleFees from '../console/console-fees.ts';
import * as consoleLedger from '../console/console-ledger.ts';
import * as consoleMoneyCases from '../console/console-money-cases.ts';
import * as consolePayouts from '../console/console-payouts.ts';
import * as consoleRefunds from '../console/console-refunds.ts';
import * as consoleSettlements from '../console/console-settlements.ts';
import * as payouts from '../money/payouts.ts';
import * as webhooks from '../site/webhooks.ts';

/** Calls about fees, payouts and the ledger, and what gateways call; a part of `ENDPOINTS`. */
export const MONEY_ENDPOINTS = {
  moyasarWebhook: webhooks.moyasarWebhook,
  sandboxWebhook: webhooks.sandboxWebhook,
  saveEjarContract: ejar.saveEjarContract,
  listFees: payouts.listFees,
  exportFees: payouts.exportFees,
  listPayouts: payouts.listPayouts,
  listFeeRates: consoleFees.listFeeRates,
  setFeeRate: consoleFees.setFeeRate,
  listConsolePayouts: consolePayouts.listConsolePayouts,
  makePayoutBatch: consolePayouts.makePayoutBatch,
  agreeToPayoutBatch: consolePayouts.agreeToPayoutBatch,
  exportPayoutBatch: consolePayouts.exportPayoutBatch,
  decidePayout: consolePayouts.decidePayout,
  listFailedRefunds: consoleRefunds.listFailedRefunds,
  retryRefund: consoleRefunds.retryRefund,
  takeRefund: consoleRefunds.takeRefund,
  payRefund: consoleRefunds.payRefund,
  listMoneyCases: consoleMoneyCases.listMoneyCases,
  decideMoneyCase: consoleMoneyCases.decideMoneyCase,
  listSettlements: consoleSettlements.listSettlements,
  showSettlement: consoleSettlements.showSettlement,
  showLedgerDays: consoleLedger.showLedgerDays,
  proveLedgerNow: consoleLedger.proveLedgerNow,
  showLedgerProofs: consoleLedger.showLedgerProofs,
} as const;
