import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/** The beginning of addresses that are set apart for tests between hosts of one's own (RFC 2544). */
const NETWORK = '198.18';

/** A machine of a test's own: a network namespace, which reaches this machine and its like over a cable, and nothing else. */
export interface Host {
  address: string;
  /** Goes before a command that runs on it. */
  through: readonly string[];
  /** Cuts its cable: what is sent to it or by it is lost, and nobody is told. */
  cutOff(): void;
  reconnect(): void;
}

export interface Hosts {
  /** This machine, as the others reach it. */
  here: string;
  hosts: readonly Host[];
  remove(): void;
}

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] });

/** Opens or closes a port of the switch. The cable stays up: a browser here would take its end for a change of its own network. */
function setPort(cable: string, state: 'disabled' | 'forwarding'): void {
  execFileSync('bridge', ['link', 'set', 'dev', cable, 'state', state === 'disabled' ? '0' : '3']);
}

/** What this machine lacks to be several, or to run one of `programs`; undefined when nothing. */
export function whatHostsLack(...programs: readonly string[]): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'Linux with its administrator';
  const missing = ['ip', 'bridge', ...programs].find((program) => !isInstalled(program));
  if (missing !== undefined) return `the program ${missing}`;
  try {
    makeHosts(1).remove();
    return undefined;
  } catch (error) {
    return `network namespaces (${error instanceof Error ? error.message.trim() : 'no reason given'})`;
  }
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'command -v "$0"', program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes so many machines on one switch. The caller removes them. */
export function makeHosts(count: number): Hosts {
  const [part, name] = [randomInt(256), `dy${process.pid.toString(36)}`];
  const undo: (() => unknown)[] = [];
  const remove = () => {
    for (const step of undo.reverse()) step();
  };
  try {
    const here = `${NETWORK}.${part}.1`;
    ip('link', 'add', `${name}-s`, 'type', 'bridge');
    undo.push(() => ip('link', 'delete', `${name}-s`));
    ip('address', 'add', `${here}/24`, 'dev', `${name}-s`);
    ip('link', 'set', `${name}-s`, 'up');
    const hosts = Array.from({ length: count }, (_, at): Host => {
      const [own, cable, address] = [`${name}-${at}`, `${name}-c${at}`, `${NETWORK}.${part}.${at + 2}`];
      ip('netns', 'add', own);
      undo.push(() => ip('netns', 'delete', own));
      ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', own);
      ip('link', 'set', cable, 'master', `${name}-s`, 'up');
      const through = ['ip', 'netns', 'exec', own];
      for (const args of [
        ['address', 'add', `${address}/24`, 'dev', 'eth0'],
        ['link', 'set', 'eth0', 'up'],
        ['link', 'set', 'lo', 'up'],
      ])
        ip('-n', own, ...args);
      return {
        ...{ address, through },
        cutOff: () => setPort(cable, 'disabled'),
        reconnect: () => setPort(cable, 'forwarding'),
      };
    });
    return { here, hosts, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
