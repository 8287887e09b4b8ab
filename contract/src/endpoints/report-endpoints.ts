import * as consoleReports from '../console/console-reports.ts';
import * as reports from '../people/reports.ts';

/** Calls about reports and their cases; a part of `ENDPOINTS`. */
export const REPORT_ENDPOINTS = {
  reportAd: reports.reportAd,
  reportAccount: reports.reportAccount,
  reportEvaluation: reports.reportEvaluation,
  reportMessage: reports.reportMessage,
  listReports: reports.listReports,
  answerReport: reports.answerReport,
  appealReport: reports.appealReport,
  listReportCases: consoleReports.listReportCases,
  decideReportCase: consoleReports.decideReportCase,
  decideReportAppeal: consoleReports.decideReportAppeal,
} as const;
