import { fileURLToPath } from 'node:url';
import { startS3Stub } from '../../../api/src/testing/s3-stub.ts';
import { type Balancer, startBalancer, startForwarding } from '../../helpers/machines/balancer.ts';
import { type Host, type Hosts, makeHosts } from '../../helpers/machines/hosts.ts';
import { type LogLine, type ServerProcess, startServerProcess } from '../../helpers/server-process.ts';

/** Where the machines find, on this one, what they share. */
const DATABASE_PORT = 5432;
const FILES_PORT = 9000;
const BUCKET = 'diyar';

/** A release of Diyar: a checkout that is installed, and built if its pages are asked for. */
export interface Release {
  root: string;
  site: boolean;
}

/** A public server, and one for booking and paying that does the jobs too. */
type Servers = [ServerProcess, ServerProcess];

export interface Machine {
  host: Host;
  /** Starts its servers, each ready for requests. */
  start(release: Release): Promise<void>;
  /** Ends them as a release that is replaced ends: what was begun is finished. */
  stop(): Promise<void>;
  /** Whether both of its servers want requests. */
  isReady(): Promise<boolean>;
  /** What its servers, those that ended too, wrote down as an error. */
  errors(): LogLine[];
}

/** Two machines behind HAProxy, with one database and one S3-compatible storage. */
export interface TwoMachines {
  url: string;
  machines: readonly [Machine, Machine];
  remove(): Promise<void>;
}

const OWN_ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const THIS_RELEASE: Release = { root: OWN_ROOT, site: true };

/** Makes the machines and what they share; their servers are started by the caller. `databaseUrl` is on this machine. */
export async function makeTwoMachines(databaseUrl: string): Promise<TwoMachines> {
  const hosts = makeHosts(2);
  const files = await startS3Stub(BUCKET);
  const [first, second] = hosts.hosts as [Host, Host];
  const balancer = await startBalancer({
    machines: [first.address, second.address],
    here: hosts.here,
    ways: {
      [DATABASE_PORT]: Number(new URL(databaseUrl).port),
      [FILES_PORT]: Number(new URL(files.url).port),
    },
  }).catch((error: unknown) => {
    hosts.remove();
    throw error;
  });
  const shared = sharedEnvironment(databaseUrl, hosts, balancer);
  const machines = [machineOf(first, shared), machineOf(second, shared)] as const;
  const forwarding = hosts.hosts.map((host) => startForwarding(host, { 3000: 3000, 3001: 3001 }));
  const remove = async () => {
    for (const { host } of machines) host.reconnect();
    await Promise.all(machines.map((machine) => machine.stop()));
    await Promise.all([balancer, ...forwarding].map(({ stop }) => stop()));
    await files.close();
    hosts.remove();
  };
  return { url: balancer.url, machines, remove };
}

function sharedEnvironment(databaseUrl: string, { here }: Hosts, { url }: Balancer): Record<string, string> {
  const database = new URL(databaseUrl);
  database.host = `${here}:${DATABASE_PORT}`;
  return {
    DATABASE_URL: database.href,
    DATABASE_POOL: '8',
    PUBLIC_URL: url,
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://${here}:${FILES_PORT}`,
    S3_ACCESS_KEY_ID: 'diyar',
    S3_SECRET_ACCESS_KEY: 'known to this test alone',
    STOP_DELAY_SECONDS: '3',
  };
}

function machineOf(host: Host, shared: Record<string, string>): Machine {
  let servers: Servers | undefined;
  const started: ServerProcess[] = [];
  const start = async ({ root, site }: Release) => {
    const one = (port: string, worker: string) =>
      startServerProcess(
        shared.DATABASE_URL ?? '',
        {
          ...shared,
          ...{ PORT: port, WORKER: worker },
          DIYAR_TEST_SITE: site ? '1' : '0',
        },
        { script: `${root}/test/helpers/run-server.ts`, through: host.through },
      );
    servers = await Promise.all([one('3000', 'none'), one('3001', 'in-process')]);
    started.push(...servers);
  };
  const stop = async () => {
    await Promise.all((servers ?? []).map((server) => server.stop()));
    servers = undefined;
  };
  const isReady = async () => {
    const ready = (port: string) =>
      fetch(`http://${host.address}:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    return (await ready('3000')) && (await ready('3001'));
  };
  const errors = () => started.flatMap((server) => server.log());
  return { host, start, stop, isReady, errors };
}
