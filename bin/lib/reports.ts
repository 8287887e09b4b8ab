import { stripVTControlCharacters } from 'node:util';
import { readIfThere } from './read-if-there.ts';

/** How many tests of a runner passed, failed and were left out; and a line for each that failed: which, and why. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightResult {
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { status: string; results: PlaywrightResult[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

function failureLine(where: string, message: string | undefined): string {
  const [first = ''] = stripVTControlCharacters(message ?? '').split('\n');
  return first === '' ? where : `${where}: ${first}`;
}

/** A file that could not even be loaded counts as one failed test: it has none of its own to fail. */
function ofVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((one) => failureLine(`${name} › ${one.fullName}`, one.failureMessages?.[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failed, ...broken.map(({ name, message }) => failureLine(name, message))],
  };
}

const MOST_LINES_OF_A_PAGE = 80;

/** The content of a page below its head when a test failed, for places where only the output is kept, without pictures. */
function pageOf(result: PlaywrightResult | undefined): string {
  const path = result?.attachments?.find(({ name }) => name === 'error-context')?.path;
  const [, page = ''] = /```yaml\n(.*?)```/s.exec((path && readIfThere(path)) || '') ?? [];
  const all = page.trimEnd().split('\n');
  const content = Math.max(
    all.findIndex((line) => /^\s*- main\b/.test(line)),
    0,
  );
  const lines = all.slice(content, content + MOST_LINES_OF_A_PAGE);
  return page === '' ? '' : `\n${lines.map((line) => `      ${line}`).join('\n')}`;
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find(({ error }) => error);
      return `${failureLine(`${file} › ${title}`, failed?.error?.message)}${pageOf(failed)}`;
    });
  return [...own, ...suites.flatMap(failuresOf)];
}

/** A test that passed only when it was tried again has failed. */
function ofPlaywright(report: PlaywrightReport): Tally {
  const { stats, errors } = report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...failuresOf(report), ...errors.map(({ message }) => failureLine('Playwright', message))],
  };
}

/**
 * Reads a runner's own JSON report. Without a report, without a single test, or when the runner failed for a
 * reason the report does not hold, one failure is counted, so that nothing broken looks green.
 */
export function tallyOf(runner: 'vitest' | 'playwright', file: string, exitCode: number): Tally {
  const text = readIfThere(file);
  if (text === undefined) return oneFailure(`${runner} left no report`);
  const report: unknown = JSON.parse(text);
  const tally =
    runner === 'vitest' ? ofVitest(report as VitestReport) : ofPlaywright(report as PlaywrightReport);
  if (tally.passed + tally.failed === 0) return oneFailure(`${runner} ran no test`);
  if (exitCode === 0 || tally.failed > 0) return tally;
  const hidden = `${runner} ended with ${exitCode}, and its report names no failure`;
  return { ...tally, failed: 1, failures: [hidden] };
}

/** The tally of a runner that could not run at all. */
export function oneFailure(why: string): Tally {
  return { passed: 0, failed: 1, skipped: 0, failures: [why] };
}
