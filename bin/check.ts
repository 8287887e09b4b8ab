// `npm run check`: types, lint, borders, dead code. All of them run, also when one fails.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEND, type Module, stepsOfRings } from './lib/folder-rings.ts';
import { repoRoot } from './lib/postgres-files.ts';
import { type Ended, run, sentenceOf } from './lib/run.ts';
import { duration } from './lib/steps.ts';
import { reactRouter } from './lib/web-build.ts';
import { toolOf } from './lib/workspace-tool.ts';

/** How one of the checks ended; `told` is what it has to say when it failed. */
export interface Checked {
  name: string;
  ok: boolean;
  told: string;
}

const WORKSPACES = ['contract', 'messages', 'api', 'demo', 'web', 'test', 'bench'];
const PROJECTS = [...WORKSPACES, 'web/worker', 'bin'];

function tool(workspace: string, name: string, program: string, args: string[]): Promise<Ended> {
  const [node, script] = toolOf(workspace, name, program);
  return run(node, [script, ...args], { cwd: repoRoot });
}

/** TypeScript over every workspace; the web's route types are generated first. */
async function types(): Promise<Ended> {
  const generated = await reactRouter('typegen');
  if (generated.code !== 0) return generated;
  const all: Ended = { code: 0, output: '' };
  for (const project of PROJECTS) {
    // Unchanged files are not checked again.
    const note = join(repoRoot, 'build', 'types', `${project.replace('/', '-')}.tsbuildinfo`);
    const options = ['-p', project, '--incremental', '--tsBuildInfoFile', note];
    const { code, output } = await tool('', 'typescript', 'tsc', options);
    all.code ||= code;
    all.output += output;
  }
  return all;
}

interface Cruise {
  modules: Module[];
  summary: {
    totalCruised: number;
    violations: {
      from: string;
      to: string;
      cycle?: { name: string }[];
      rule: { name: string; severity: string };
    }[];
    ruleSetUsed: { forbidden: { name: string; comment?: string }[] };
  };
}

/** Far below what the project has; a cruise of less means the parser saw nothing and the rules held nothing. */
const FEWEST_MODULES = 50;

/** dependency-cruiser over all code; each violation comes with what to do instead. */
async function borders(): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-borders-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '--output-to', report];
    const ended = await tool('', 'dependency-cruiser', 'depcruise', [...args, ...WORKSPACES, 'bin']);
    const { modules, summary } = JSON.parse(readFileSync(report, 'utf8')) as Cruise;
    if (summary.totalCruised < FEWEST_MODULES) {
      const output = `only ${summary.totalCruised} modules were cruised: the rules held nothing\n${ended.output}`;
      return { code: 1, output };
    }
    const output = tellViolations(summary) + tellRings(modules);
    return { code: output === '' ? ended.code : 1, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tellViolations({ violations, ruleSetUsed }: Cruise['summary']): string {
  const names = [...new Set(violations.map(({ rule }) => rule.name))];
  return names
    .map((name) => {
      const comment = ruleSetUsed.forbidden.find((rule) => rule.name === name)?.comment ?? '';
      const lines = violations
        .filter(({ rule }) => rule.name === name)
        .map(({ from, to, cycle }) => `  ${from} → ${cycle?.map((step) => step.name).join(' → ') ?? to}`);
      return `${name}: ${comment}\n${lines.join('\n')}\n`;
    })
    .join('');
}

/** Rings between folders, which the cruiser's own rule would tell of tests too. */
function tellRings(modules: Module[]): string {
  const steps = stepsOfRings(modules);
  return steps.length === 0 ? '' : `no-rings-of-folders: ${MEND}\n  ${steps.join('\n  ')}\n`;
}

const CHECKS: Record<string, () => Promise<Ended>> = {
  types,
  lint: () =>
    tool('', '@biomejs/biome', 'biome', ['check', '--max-diagnostics=20', '--diagnostic-level=error']),
  borders,
  'dead code': () => tool('', 'knip', 'knip', ['--no-progress']),
};

async function runCheck(name: string, work: () => Promise<Ended>): Promise<Checked> {
  const began = performance.now();
  const { code, output } = await work().catch((error) => ({ code: 1, output: sentenceOf(error) }));
  const ok = code === 0;
  console.log(`  ${ok ? '✓' : '✗'} ${name} (${duration(performance.now() - began)})`);
  if (!ok) console.log(output.trimEnd().replaceAll(/^/gm, '      '));
  return { name, ok, told: output };
}

/** Runs all checks, two cores' worth at a time, and prints a line for each. */
export async function runChecks(): Promise<Checked[]> {
  const others = async (): Promise<Checked[]> => {
    const done: Checked[] = [];
    for (const [name, work] of Object.entries(CHECKS))
      if (name !== 'types') done.push(await runCheck(name, work));
    return done;
  };
  const [first, rest] = await Promise.all([runCheck('types', types), others()]);
  return [first, ...rest];
}

if (import.meta.main) {
  const failed = (await runChecks()).filter(({ ok }) => !ok);
  console.log(
    failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
