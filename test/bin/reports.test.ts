import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tallyOf } from '../../bin/lib/reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'diyar-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (passed: number, failed: number, testResults: unknown[] = []) =>
  report({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults,
  });
const playwright = (expected: number, unexpected: number, flaky: number, errors: unknown[] = []) =>
  report({ stats: { expected, unexpected, flaky, skipped: 0 }, errors });

describe('counting what the runners report', () => {
  it('takes Vitest’s own numbers', () => {
    expect(tallyOf('vitest', vitest(7, 2), 1)).toEqual({ passed: 7, failed: 2, skipped: 1 });
  });

  it('counts a test file that does not load', () => {
    const broken = [{ status: 'failed', assertionResults: [] }];
    expect(tallyOf('vitest', vitest(7, 0, broken), 1).failed).toBe(1);
  });

  it('takes Playwright’s own numbers; passing only at the second try is a failure', () => {
    expect(tallyOf('playwright', playwright(5, 1, 1), 1)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  it('is never green without a report, without tests, or when the runner failed otherwise', () => {
    expect(tallyOf('vitest', join(folder, 'none.json'), 0).failed).toBe(1);
    expect(tallyOf('vitest', vitest(0, 0), 0).failed).toBe(1);
    expect(tallyOf('playwright', playwright(5, 0, 0), 1).failed).toBe(1);
    expect(tallyOf('playwright', playwright(5, 0, 0), 0).failed).toBe(0);
  });
});
