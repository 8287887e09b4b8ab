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
    expect(tallyOf('vitest', vitest(7, 2), 1)).toMatchObject({ passed: 7, failed: 2, skipped: 1 });
  });

  it('counts a test file that does not load', () => {
    const broken = [{ status: 'failed', assertionResults: [] }];
    expect(tallyOf('vitest', vitest(7, 0, broken), 1).failed).toBe(1);
  });

  it('takes Playwright’s own numbers; passing only at the second try is a failure', () => {
    expect(tallyOf('playwright', playwright(5, 1, 1), 1)).toMatchObject({ passed: 5, failed: 2, skipped: 0 });
  });

  it('names each that failed, with the first line of why', () => {
    const ended = (status: string, fullName: string, failureMessages: string[] = []) => ({
      status,
      fullName,
      failureMessages,
    });
    const files = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [ended('passed', 'one'), ended('failed', 'two', ['\u001b[31mno\u001b[39m\nat a'])],
      },
      { name: 'b.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
    ];
    expect(tallyOf('vitest', vitest(1, 1, files), 1).failures).toEqual([
      'a.test.ts › two: no',
      'b.test.ts: does not load',
    ]);
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'c.e2e.ts',
      ok: status !== 'unexpected',
      tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
    });
    const suites = [
      { suites: [{ specs: [spec('three', 'unexpected', 'gone\nat c')] }] },
      { specs: [spec('four', 'expected'), spec('five', 'flaky')] },
    ];
    const file = report({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'no browser' }],
      suites,
    });
    expect(tallyOf('playwright', file, 1).failures).toEqual([
      'c.e2e.ts › three: gone',
      'c.e2e.ts › five',
      'Playwright: no browser',
    ]);
  });

  it.each([
    ['- banner\n- main:\n  - heading "Bookings"', '      - main:\n        - heading "Bookings"'],
    [
      '- generic [ref=e1]:\n  - banner [ref=e2]\n  - main [ref=e3]:\n    - text: Bookings',
      '        - main [ref=e3]:\n          - text: Bookings',
    ],
  ])('tells what the page held when a browser test failed', (page, told) => {
    const path = join(folder, 'error-context.md');
    writeFileSync(path, `# Page\n\`\`\`yaml\n${page}\n\`\`\`\n`);
    const results = [{ error: { message: 'gone' }, attachments: [{ name: 'error-context', path }] }];
    const specs = [{ title: 'six', file: 'c.e2e.ts', ok: false, tests: [{ status: 'unexpected', results }] }];
    const file = report({
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
      errors: [],
      suites: [{ specs }],
    });
    expect(tallyOf('playwright', file, 1).failures).toEqual([`c.e2e.ts › six: gone\n${told}`]);
  });

  it('is never green without a report, without tests, or when the runner failed otherwise', () => {
    expect(tallyOf('vitest', join(folder, 'none.json'), 0).failed).toBe(1);
    expect(tallyOf('vitest', vitest(0, 0), 0).failed).toBe(1);
    expect(tallyOf('playwright', playwright(5, 0, 0), 1).failed).toBe(1);
    expect(tallyOf('playwright', playwright(5, 0, 0), 0).failed).toBe(0);
  });
});
