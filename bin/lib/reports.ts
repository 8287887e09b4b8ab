import { readIfThere } from './lock.ts';

/** How many tests of a runner passed, failed and were left out. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A file that could not even be loaded counts as one failed test: it has none of its own to fail. */
function ofVitest(report: VitestReport): Tally {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passed only when it was tried again has failed. */
function ofPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Reads a runner's own JSON report. Without a report, without a single test, or when the runner failed for a
 * reason the report does not hold, one failure is counted, so that nothing broken looks green.
 */
export function tallyOf(runner: 'vitest' | 'playwright', file: string, exitCode: number): Tally {
  const text = readIfThere(file);
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const report: unknown = JSON.parse(text);
  const tally =
    runner === 'vitest' ? ofVitest(report as VitestReport) : ofPlaywright(report as PlaywrightReport);
  const nothingRan = tally.passed + tally.failed === 0;
  const hidden = exitCode !== 0 && tally.failed === 0;
  return nothingRan || hidden ? { ...tally, failed: tally.failed + 1 } : tally;
}
