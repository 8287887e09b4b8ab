// `npm test`, `npm run prove`: checks, tests of all workspaces, browser tests. The last line tells the numbers.
// `npm test -- --only unit|e2e|check [FILTER…]` runs one of the three; filters go to its runner. Filters alone
// (`npm run prove -- machines`) run the tests whose files are named so.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runChecks } from './check.ts';
import { ensureDatabase } from './database.ts';
import { findChromium } from './lib/chromium.ts';
import { repoRoot } from './lib/postgres-files.ts';
import { PROCESS_ENV } from './lib/process-settings.ts';
import { oneFailure, type Tally, tallyOf } from './lib/reports.ts';
import { sentenceOf } from './lib/run.ts';
import { step } from './lib/steps.ts';
import { buildWeb } from './lib/web-build.ts';
import { toolOf } from './lib/workspace-tool.ts';

const { values: options, positionals: filters } = parseArgs({
  options: { only: { type: 'string' }, prove: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const PARTS = ['check', 'unit', 'e2e'] as const;
type Part = (typeof PARTS)[number];

const reports = join(repoRoot, 'build', 'reports');
/** Stands for a checkout, whose `.data` holds the tests' databases: apart from what `npm start` keeps. */
const TEST_ROOT = join(repoRoot, 'build', 'test-database');
const stopping = new AbortController();
let child: ChildProcess | undefined;

function partsToRun(): readonly Part[] {
  if (options.only === undefined) return filters.length === 0 ? PARTS : partsNamedSo();
  const part = PARTS.find((one) => one === options.only);
  if (part === undefined) throw new Error(`--only takes one of ${PARTS.join(', ')}, not "${options.only}"`);
  return [part];
}

/** The kinds of tests in which a file's path holds one of the filters. */
function partsNamedSo(): Part[] {
  const files = globSync('{contract,messages,api,demo,web,test,bench}/**/*.{test,e2e}.{ts,tsx}', {
    cwd: repoRoot,
    exclude: (path) => /(^|\/)(node_modules|build)$/.test(path),
  });
  const meant = files.filter((path) => filters.some((filter) => path.includes(filter)));
  if (meant.length === 0) throw new Error(`no file of tests is named like ${filters.join(' or ')}`);
  const parts: Part[] = ['unit', 'e2e'];
  return parts.filter((part) => meant.some((path) => /\.e2e\.ts$/.test(path) === (part === 'e2e')));
}

/** Runs a test runner in front of the person, to its end. */
function watch(tool: [string, string], args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    child = spawn(tool[0], [tool[1], ...args, ...filters], { cwd: repoRoot, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function check(): Promise<Tally> {
  const results = await runChecks();
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures };
}

async function unit(env: NodeJS.ProcessEnv): Promise<Tally> {
  const file = join(reports, 'unit.json');
  const args = ['run', '--config', 'test/vitest.config.ts', '--reporter=default', '--reporter=json'];
  const code = await watch(toolOf('test', 'vitest'), [...args, `--outputFile.json=${file}`], env);
  return tallyOf('vitest', file, code);
}

async function e2e(env: NodeJS.ProcessEnv): Promise<Tally> {
  await step('site', async () => {
    const built = await buildWeb(stopping.signal);
    return { result: built, told: built ? 'built' : 'built already' };
  });
  const file = join(reports, 'e2e.json');
  const args = ['test', '-c', 'test/e2e/playwright.config.ts', '--reporter=list,json'];
  const tool = toolOf('test', '@playwright/test', 'playwright');
  const code = await watch(tool, args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return tallyOf('playwright', file, code);
}

const RUNNERS: Record<Part, (env: NodeJS.ProcessEnv) => Promise<Tally>> = { check, unit, e2e };

/** Runs one part; what stops it from running at all counts as one failure. */
async function runPart(part: Part, env: NodeJS.ProcessEnv): Promise<Tally> {
  console.log(`\n${part}`);
  try {
    return await RUNNERS[part](env);
  } catch (error) {
    return oneFailure(`${part} could not run: ${sentenceOf(error)}`);
  }
}

/** Prepares what the runners need: the cluster, the browser, one seed for everything random in this run. */
async function runAll(parts: readonly Part[]): Promise<Tally> {
  const seed = process.env.DIYAR_SEED ?? String(randomInt(2 ** 31));
  console.log(`DIYAR_SEED=${seed}${options.prove ? ', the long proofs whole' : ''}`);
  const { NODE_ENV: _, ...outside } = process.env;
  const env: NodeJS.ProcessEnv = {
    // Servers that tests start load compiled code, as everywhere: a third of their start.
    ...PROCESS_ENV,
    ...outside,
    // Whatever a test starts gets the Node of this project, not the one outside.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
    DIYAR_SEED: seed,
    // What tests of one run share, none of another finds.
    DIYAR_RUN: `${process.pid}_${Date.now()}`,
    ...(options.prove ? { DIYAR_PROVE: '1' } : {}),
  };
  if (parts.includes('e2e')) {
    env.DIYAR_WHOLE_CHROMIUM = await findChromium(console.log, true);
    env.DIYAR_CHROMIUM = await findChromium(console.log);
  }
  const database = parts.some((part) => part !== 'check')
    ? await ensureDatabase({ root: TEST_ROOT, isDurable: false, keepAdopted: true, log: console.log })
    : undefined;
  const sum: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
  try {
    if (database) env.TEST_DATABASE_URL = database.url;
    for (const part of parts) {
      if (stopping.signal.aborted) break;
      const { passed, failed, skipped, failures } = await runPart(part, env);
      sum.passed += passed;
      sum.failed += failed;
      sum.skipped += skipped;
      sum.failures.push(...failures);
    }
  } finally {
    await database?.stop();
  }
  return sum;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping.abort();
    child?.kill(signal);
  });
}

try {
  const parts = partsToRun();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const { passed, failed, skipped, failures } = await runAll(parts);
  // Named once more at the end: what a runner told of them is far up, and may be cut off where only the end is kept.
  if (failures.length > 0) console.log(`\nfailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  if (skipped > 0) console.log(`\n${skipped} left out`);
  if (stopping.signal.aborted) console.log('\ninterrupted: not everything ran');
  process.exitCode = failed === 0 && !stopping.signal.aborted ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
} catch (error) {
  console.error(`\nThe tests could not run: ${sentenceOf(error)}\n`);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
