import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { VARIABLES } from '../../api/src/config-variables.ts';
import { PROCESS_ENV } from '../../bin/lib/process-settings.ts';
import { filesOf, ROOT, textOf } from './repository.ts';

interface Instruction {
  name: string;
  args: string[];
  /** Which stage it stands in. */
  stage: string;
}

interface Service {
  image?: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

const compose = parse(textOf('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);
const scripts = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts;

/** The instructions of the Dockerfile, with the stage each stands in. */
function instructions(): Instruction[] {
  let stage = '';
  const lines = textOf('Dockerfile')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [name = '', ...args] = line.trim().split(/\s+/);
    if (name === 'FROM') stage = args[2] ?? 'last';
    return { name, args, stage };
  });
}

/** Variables read by the configuration, by Node and by the C library. */
const OURS = [...Object.keys(VARIABLES), ...Object.keys(PROCESS_ENV)];
const KNOWN = new Set('FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD'.split(' '));
const stages = instructions().flatMap(({ name, args }) => (name === 'FROM' ? [args[2] ?? 'last'] : []));
const isThere = (path: string) => existsSync(`${ROOT}/${path}`);

describe('the Dockerfile', () => {
  it('holds instructions Docker knows, on one pinned Node, the one the repository runs', () => {
    expect(instructions().filter(({ name }) => !KNOWN.has(name))).toEqual([]);
    const node = (JSON.parse(textOf('package.json')) as { dependencies: { node: string } }).dependencies.node;
    for (const { name, args } of instructions()) {
      if (name !== 'FROM' || stages.includes(args[0] ?? '')) continue;
      expect(args[0]).toBe(`node:${node}-bookworm-slim`);
    }
  });

  it('copies what is in the repository, and from stages that exist', () => {
    const copies = instructions().filter(({ name }) => name === 'COPY');
    expect(copies.length).toBeGreaterThan(10);
    for (const { args } of copies) {
      const from = args.find((arg) => arg.startsWith('--from='))?.slice('--from='.length);
      if (from !== undefined) expect(stages).toContain(from);
      else for (const source of args.slice(0, -1)) expect([source, isThere(source)]).toEqual([source, true]);
    }
  });

  it('knows every workspace, or npm ci would refuse the lock file', () => {
    const { workspaces } = JSON.parse(textOf('package.json')) as { workspaces: string[] };
    const copied = instructions().flatMap(({ name, args, stage }) =>
      name === 'COPY' && stage === 'manifests' ? args.slice(0, -1) : [],
    );
    expect(copied.sort()).toEqual(
      ['package.json', 'package-lock.json', ...workspaces.map((name) => `${name}/package.json`)].sort(),
    );
  });

  it('runs commands and sets variables that exist, as nobody special', () => {
    const runs = instructions().filter(({ name }) => ['CMD', 'HEALTHCHECK', 'RUN'].includes(name));
    expectCommands(runs.map(({ args }) => args.join(' ')));
    const last = instructions().filter(({ stage }) => stage === 'last');
    const variables = last.flatMap(({ name, args }) => (name === 'ENV' ? args : []));
    for (const variable of variables) expect(OURS).toContain(variable.split('=')[0]);
    expect(last.find(({ name }) => name === 'USER')?.args).toEqual(['node']);
  });

  it('holds nothing of the demonstration, whose manifest npm ci asks for', () => {
    const copied = instructions().flatMap(({ name, args }) => (name === 'COPY' ? args.slice(0, -1) : []));
    expect(copied.filter((path) => path.startsWith('demo'))).toEqual(['demo/package.json']);
  });

  it('leaves out of the image what is a machine’s own', () => {
    const ignored = textOf('.dockerignore').split('\n');
    for (const path of ['.git', '.data', '.env', '**/node_modules', '**/build'])
      expect(ignored).toContain(path);
  });
});

describe('compose.yaml', () => {
  it('runs commands that exist, with variables the configuration knows', () => {
    expectCommands(services.map(([, { command = [] }]) => command.join(' ')));
    for (const [name, { environment = {}, build }] of services) {
      if (build === undefined) continue;
      const unknown = Object.keys(environment).filter((variable) => !(variable in VARIABLES));
      expect([name, unknown]).toEqual([name, []]);
    }
  });

  it('waits for services that exist, and keeps what it keeps in volumes that do', () => {
    for (const [name, { depends_on = {}, volumes = [], image }] of services) {
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
      expect([name, image]).toEqual([name, expect.stringMatching(/^diyar$|:v?\d/)]);
    }
  });

  it('migrates once before anything serves', () => {
    for (const name of ['server', 'worker'])
      expect(compose.services[name]?.depends_on).toMatchObject({
        migrate: { condition: 'service_completed_successfully' },
      });
  });
});

describe('a process', () => {
  it('is given the same room wherever it is started', () => {
    const kubernetes = ['server', 'transactions', 'worker'].map((part) => `deploy/kubernetes/${part}.yaml`);
    const started = ['package.json', 'Dockerfile', 'compose.yaml', 'docs/operations.md', ...kubernetes].map(
      textOf,
    );
    const given = started.flatMap(
      (text) => text.match(/--max-semi-space-size=8\b[", ]+--heap-growing-percent=\d+/g) ?? [],
    );
    expect(given.length).toBe(11);
    expect(new Set(given.map((flags) => flags.split('=').at(-1))).size).toBe(1);
    const heaps = started.flatMap((text) => text.match(/MALLOC_ARENA_MAX=\d+/g) ?? []);
    expect(new Set(heaps)).toEqual(new Set([`MALLOC_ARENA_MAX=${PROCESS_ENV.MALLOC_ARENA_MAX}`]));
  });
});

describe('an npm script', () => {
  it('installs what it needs first, unless it is for a release or comes after an installation', () => {
    const runs = Object.entries(scripts).filter(([, command]) => /\bbin\/[\w-]+\.ts\b/.test(command));
    const bare = runs.filter(([name]) => scripts[`pre${name}`] !== 'node bin/ensure-install.mjs');
    expect(bare.map(([name]) => name).sort()).toEqual(['complete-lock', 'migrate']);
  });
});

describe('README.md', () => {
  it('names commands and files that exist', () => {
    const text = textOf('README.md');
    expectCommands([text]);
    for (const [, path = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect([path, isThere(path)]).toEqual([path, true]);
  });
});

describe('docs/operations.md', () => {
  it('names commands, files and variables that exist', () => {
    const text = textOf('docs/operations.md');
    expectCommands([text]);
    for (const [, path = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect([path, isThere(`docs/${path}`)]).toEqual([path, true]);
    const named = [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name]) => name);
    const unknown = named.filter((name) => name !== undefined && !OURS.includes(name));
    expect(unknown.filter((name) => name !== 'DATABASE_PASSWORD')).toEqual([]);
  });
});

/** Every script of npm and every file of bin/ that a text names. */
function expectCommands(texts: string[]): void {
  const text = texts.join('\n');
  const known = filesOf(/^(bin|web)\//);
  for (const [, file = ''] of text.matchAll(/\bnode\b(?:["', ]+-[^\s"',]+)*["', ]+(bin\/[\w/.-]+)/g))
    expect(known).toContain(file);
  for (const [, name = '', workspace] of text.matchAll(/npm run ([\w:-]+)(?: -w (\w+))?/g)) {
    const own = workspace === undefined ? scripts : scriptsOf(workspace);
    expect([name, name in own]).toEqual([name, true]);
  }
}

function scriptsOf(workspace: string): Record<string, string> {
  return (JSON.parse(textOf(`${workspace}/package.json`)) as { scripts: Record<string, string> }).scripts;
}
