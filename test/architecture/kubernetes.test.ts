import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { VARIABLES } from '../../api/src/config-variables.ts';
import { isDatabaseAddress } from '../../api/src/platform/db/database-address.ts';
import { ENDPOINTS } from '../../contract/src/endpoints/endpoints.ts';
import { SHAPES, type Shape } from './kubernetes-shapes.ts';
import { filesOf, ROOT, textOf } from './repository.ts';

const FOLDER = 'deploy/kubernetes';

interface Probe {
  httpGet?: { path: string; port: string };
}
interface Container {
  command: string[];
  ports?: { name: string }[];
  envFrom: { configMapRef?: { name: string } }[];
  env: { name: string; value?: string }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
}
interface Template {
  metadata: { labels: Record<string, string> };
  spec: { containers: [Container]; terminationGracePeriodSeconds?: number };
}
interface Way {
  path: string;
  backend: { service: { name: string } };
}
interface Thing {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a spec of its own, whose shape is asserted first
  spec: any;
}

const files = readdirSync(`${ROOT}/${FOLDER}`).filter((file) => file.endsWith('.yaml'));
const things = files
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) =>
    parseAllDocuments(textOf(`${FOLDER}/${file}`)).map((document): Thing => {
      expect([file, document.errors]).toEqual([file, []]);
      return document.toJS() as Thing;
    }),
  );
const kustomization = parse(textOf(`${FOLDER}/kustomization.yaml`));
const of = (kind: string) => things.filter((thing) => thing.kind === kind);
const named = (kind: string, name: string): Thing => {
  const found = of(kind).find(({ metadata }) => metadata.name === name);
  if (found === undefined) throw new Error(`there is no ${kind} ${name}`);
  return found;
};
const pods = [...of('Deployment'), ...of('Job')].map(({ metadata, spec }) => ({
  name: metadata.name,
  template: spec.template as Template,
}));

const LEAVES: Record<string, readonly string[]> = {
  text: ['string'],
  number: ['number'],
  'yes or no': ['boolean'],
  'text or number': ['string', 'number'],
};

/** What of a value its shape does not know, or asks for in vain; each with the way to it. */
function strangers(value: unknown, shape: Shape, path: string): string[] {
  if (typeof shape === 'string')
    return LEAVES[shape]?.includes(typeof value) ? [] : [`${path} is no ${shape}`];
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((one, at) => strangers(one, shape[0], `${path}[${at}]`));
  }
  if (typeof value !== 'object' || value === null) return [`${path} has no fields`];
  const fields = shape as Record<string, Shape>;
  const every = fields['*'];
  const missing = Object.keys(fields).filter((field) => !/[?*]$/.test(field) && !(field in value));
  return [
    ...missing.map((field) => `${path}.${field} is missing`),
    ...Object.entries(value).flatMap(([field, one]) => {
      const known = every ?? fields[field] ?? fields[`${field}?`];
      return known === undefined
        ? [`${path}.${field} is not known`]
        : strangers(one, known, `${path}.${field}`);
    }),
  ];
}

describe('deploy/kubernetes', () => {
  it('holds what the programs that read it know, and nothing else', () => {
    for (const thing of [kustomization, ...things]) {
      const kind = `${thing.apiVersion} ${thing.kind}`;
      const shape = SHAPES[kind];
      expect([kind, shape && strangers(thing, shape, kind)]).toEqual([kind, []]);
    }
  });

  it('is gathered whole, and no secret is in it', () => {
    expect([...kustomization.resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
    expect(of('Secret')).toEqual([]);
    expect(kustomization.images[0].name).toBe('diyar');
  });

  it('runs commands that exist, with variables the configuration knows', () => {
    const scripts = filesOf(/^bin\//);
    const known = Object.keys(VARIABLES);
    for (const { name, template } of pods) {
      const [{ command, env, envFrom }] = template.spec.containers;
      expect([name, scripts.includes(command.find((word) => word.startsWith('bin/')) ?? '')]).toEqual([
        name,
        true,
      ]);
      for (const { name: variable, value } of env) {
        expect([...known, 'DATABASE_PASSWORD']).toContain(variable);
        if (variable.endsWith('_URL')) {
          const filled = value?.replace('$(DATABASE_PASSWORD)', 'secret') ?? '';
          expect([filled, isDatabaseAddress(filled)]).toEqual([filled, true]);
          expect([filled.split(/[@:/?]+/)[3], 'database-rw']).toEqual([
            'database-rw',
            `${of('Cluster')[0]?.metadata.name}-rw`,
          ]);
        }
      }
      expect(envFrom.map(({ configMapRef }) => configMapRef?.name)).toContain('diyar');
    }
    const told = named('ConfigMap', 'diyar').data;
    expect(Object.keys(told).filter((variable) => !known.includes(variable))).toEqual([]);
    for (const [variable, value] of Object.entries(told))
      expect([variable, VARIABLES[variable as keyof typeof VARIABLES].safeParse(value).success]).toEqual([
        variable,
        true,
      ]);
  });

  it('selects by labels that pods carry', () => {
    const labels = new Map(pods.map(({ name, template }) => [name, template.metadata.labels]));
    for (const { kind, metadata, spec } of [...of('Deployment'), ...of('PodDisruptionBudget')])
      expect([kind, metadata.name, spec.selector.matchLabels]).toEqual([
        kind,
        metadata.name,
        labels.get(metadata.name),
      ]);
    for (const { metadata, spec } of of('Service')) expect(spec.selector).toEqual(labels.get(metadata.name));
    for (const { spec } of of('Ingress'))
      expect(of('Service').map(({ metadata }) => metadata.name)).toContain(
        spec.rules[0].http.paths[0].backend.service.name,
      );
  });

  it('leads to servers of their own what must never wait behind searches, and the rest to the public ones', () => {
    const ways = of('Ingress').flatMap(({ spec }) => spec.rules[0].http.paths as Way[]);
    const leadsTo = (path: string) => {
      const found = ways.filter(({ path: begin }) => begin === '/' || `${path}/`.startsWith(`${begin}/`));
      return found.sort((one, other) => other.path.length - one.path.length)[0]?.backend.service.name;
    };
    const calls = Object.values(ENDPOINTS).map(({ path }) => path);
    for (const { path: begin } of ways)
      expect([begin, begin === '/' || calls.some((path) => `${path}/`.startsWith(`${begin}/`))]).toEqual([
        begin,
        true,
      ]);
    const vital = calls.filter((path) =>
      /^\/api\/v1\/(auth|units|reservations|payments|purchases|webhooks)\b/.test(path),
    );
    expect(vital.length).toBeGreaterThan(30);
    expect(vital.filter((path) => leadsTo(path) !== 'transactions')).toEqual([]);
    for (const path of ['/', '/en/details/1', '/api/v1/ads', '/api/v1/search_suggestions', '/media/1'])
      expect([path, leadsTo(path)]).toEqual([path, 'server']);
    const [, balanced = ''] =
      /path_reg \^\/api\/v1\/\(([^)]+)\)/.exec(textOf('deploy/haproxy/haproxy.cfg')) ?? [];
    const begins = ways.map(({ path }) => path.replace('/api/v1/', '')).filter((path) => path !== '/');
    expect(balanced.split('|').sort()).toEqual(begins.sort());
  });

  it('replaces processes one by one, lets a machine be emptied, and gives each the time to finish', () => {
    const { STOP_DELAY_SECONDS: delay, STOP_LIMIT_SECONDS: limit } = named('ConfigMap', 'diyar').data;
    for (const { metadata, spec } of of('Deployment')) {
      expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
      const budget = named('PodDisruptionBudget', metadata.name).spec.minAvailable as number;
      expect(budget).toBeGreaterThan(0);
      expect(budget).toBeLessThan(spec.replicas);
      const { terminationGracePeriodSeconds: grace } = (spec.template as Template).spec;
      expect(grace).toBeGreaterThan(Number(delay) + Number(limit));
    }
  });

  it('asks a server whether it wants requests, and restarts it for nothing but its own silence', () => {
    for (const name of ['server', 'transactions']) {
      const [server] = (named('Deployment', name).spec.template as Template).spec.containers;
      expect(server.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' });
      // A lost database is no reason to start a process anew.
      for (const probe of [server.livenessProbe, server.startupProbe])
        expect(probe?.httpGet).toEqual({ path: '/healthz', port: 'http' });
      expect(server.ports?.map((port) => port.name)).toEqual(['http']);
    }
  });

  it('waits for a standby before a commit is answered, and has room for every connection', () => {
    const { spec } = named('Cluster', 'database');
    expect(spec.postgresql.synchronous).toEqual({ method: 'any', number: 1, dataDurability: 'required' });
    expect(spec.instances).toBeGreaterThanOrEqual(3);
    const processes = of('Deployment').reduce((sum, { spec: one }) => sum + one.replicas + 1, 0);
    // Beside its pool a process listens, shows that it lives, and watches by each address.
    const wanted = processes * (Number(named('ConfigMap', 'diyar').data.DATABASE_POOL) + 4);
    expect(wanted).toBeLessThan(Number(spec.postgresql.parameters.max_connections));
    for (const kind of ['Pooler', 'ScheduledBackup'])
      for (const { spec: other } of of(kind)) expect(other.cluster.name).toBe('database');
    expect(of('ObjectStore').map(({ metadata }) => metadata.name)).toEqual([
      spec.plugins[0].parameters.barmanObjectName,
    ]);
  });
});
