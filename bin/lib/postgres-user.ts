import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** The system user that PostgreSQL runs as; PostgreSQL refuses to run as root. */
export interface SystemUser {
  uid: number;
  gid: number;
  name: string;
}

const OWN_USER = 'diyar-postgres';

/** Whether this process is root. Always false on Windows. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** The variables a PostgreSQL program gets: nothing of ours but PATH; LC_ALL keeps its messages in English. */
export const postgresEnv = (): NodeJS.ProcessEnv => ({
  PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin:/usr/bin:/bin`,
  LC_ALL: 'C',
  ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {}),
});

async function lookUp(name: string): Promise<SystemUser | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output), name };
}

async function create(name: string): Promise<void> {
  const options = { env: postgresEnv() };
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
    ['adduser', ['--system', '--group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', name]],
  ];
  for (const [command, args] of attempts) {
    const ended = await run(command, args, options).catch(() => undefined);
    if (ended?.code === 0) return;
  }
}

/**
 * The user for a new database when we are root: our own system user, made if possible; else an existing
 * `postgres`; else `nobody`.
 */
export async function findOrCreateUser(): Promise<SystemUser> {
  const existing = await lookUp(OWN_USER);
  if (existing) return existing;
  await create(OWN_USER);
  const user = (await lookUp(OWN_USER)) ?? (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (user === undefined) {
    throw new Error(`PostgreSQL refuses to run as root, and no user "${OWN_USER}" could be made for it`);
  }
  return user;
}

/** The owner of an existing database folder: PostgreSQL must run as that user. */
export function ownerOf(folder: string): SystemUser {
  const { uid, gid } = statSync(folder);
  return { uid, gid, name: `user ${uid}` };
}

/** Options that make a child process run as `user`; without one it runs as this process does. */
export const asUser = (user: SystemUser | undefined): { uid?: number; gid?: number } =>
  user === undefined ? {} : { uid: user.uid, gid: user.gid };

/**
 * Whether `user` can work in `folder` and run `program` (when one is named), found out by doing it: a closed
 * folder above, an access list or a `noexec` mount all show up.
 */
export async function canReach(user: SystemUser, folder: string, program = ''): Promise<boolean> {
  const script = 'cd "$1" && test -w . && { test -z "$2" || "$2" --version; }';
  const ended = await run('/bin/sh', ['-c', script, 'sh', folder, program], {
    ...asUser(user),
    cwd: '/',
    env: postgresEnv(),
  });
  return ended.code === 0;
}

/** Gives a folder and everything in it to `user`. */
export function giveTo(user: SystemUser, path: string): void {
  lchownSync(path, user.uid, user.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(user, join(path, name));
}
