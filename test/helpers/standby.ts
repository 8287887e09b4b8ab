import { appendFileSync, chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../bin/lib/back-up.ts';
import { giveTo, type SystemUser } from '../../bin/lib/postgres-user.ts';

interface StandbyPlace {
  /** Becomes its folder; what is in it is removed. */
  home: string;
  user: SystemUser | undefined;
}

/** Makes a standby of a running PostgreSQL as one is made anywhere: a base backup, told to stand by and where its primary is. */
export async function makeStandby(primaryUrl: string, { home, user }: StandbyPlace): Promise<void> {
  const backup = join(home, 'backup');
  for (const folder of ['data', 'backup']) rmSync(join(home, folder), { recursive: true, force: true });
  const manifest = await backUp({
    url: primaryUrl,
    filesFolder: undefined,
    folder: backup,
    now: new Date(),
  });
  for (const folder of manifest.folders) mkdirSync(join(backup, folder), { recursive: true, mode: 0o700 });
  renameSync(join(backup, 'data'), join(home, 'data'));
  for (const folder of ['data', ...manifest.folders]) chmodSync(join(home, folder), 0o700);
  writeFileSync(join(home, 'data', 'standby.signal'), '');
  const { port, username, password } = new URL(primaryUrl);
  const conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  // It waits for nobody when it becomes the primary, before a standby of its own is there.
  const settings = `primary_conninfo = '${conninfo}'\nsynchronous_standby_names = ''\n`;
  appendFileSync(join(home, 'data', 'postgresql.auto.conf'), settings);
  if (user) giveTo(user, home);
}
