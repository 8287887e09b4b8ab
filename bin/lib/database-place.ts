import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { reachablePostgres } from './postgres-files.ts';
import { type Cluster, newPassword } from './postgres-server.ts';
import { canReach, findOrCreateUser, isRoot, ownerOf, type SystemUser } from './postgres-user.ts';
import { readIfThere } from './read-if-there.ts';

/** The files in .data that say where a checkout's database is and who uses it. */
export interface Place {
  root: string;
  folder: string;
  noteFile: string;
  lockFile: string;
  usersFolder: string;
  /** There while the database is stopped because somebody asked for it, whoever used it. */
  stoppedFile: string;
}

/** The contents of .data/database.json. `home` is absolute, or relative to .data so that a checkout can be moved. */
interface Note {
  home: string;
  password: string;
  port?: number;
}

export function placeOf(root: string): Place {
  const folder = join(root, '.data');
  return {
    root,
    folder,
    noteFile: join(folder, 'database.json'),
    lockFile: join(folder, 'database-lock.sqlite'),
    usersFolder: join(folder, 'database-users'),
    stoppedFile: join(folder, 'database-stopped'),
  };
}

/** Makes `.data` if need be; throws a sentence when this user may not write there. */
export function openDataFolder(place: Place): void {
  try {
    mkdirSync(place.folder, { recursive: true });
    accessSync(place.folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`${place.folder} cannot be written by this user; was the first start by another one?`, {
      cause,
    });
  }
}

function readNote(place: Place): Note | undefined {
  const text = readIfThere(place.noteFile);
  return text === undefined ? undefined : (JSON.parse(text) as Note);
}

function writeNote(place: Place, note: Note): void {
  writeFileSync(place.noteFile, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
  chmodSync(place.noteFile, 0o600);
}

/** Remembers the port, so that the next start tries it first. */
export function notePort(place: Place, port: number): void {
  const note = readNote(place);
  if (note !== undefined && note.port !== port) writeNote(place, { ...note, port });
}

/** The note's `home` for a new database: in .data when `user` can reach it, else a folder of that user's own. */
async function chooseHome(place: Place, user: SystemUser | undefined): Promise<string> {
  const name = 'postgresql';
  const inside = join(place.folder, name);
  mkdirSync(inside, { recursive: true, mode: 0o700 });
  if (user === undefined) return name;
  chownSync(inside, user.uid, user.gid);
  if (await canReach(user, inside)) return name;
  rmSync(inside, { recursive: true, force: true });
  const mark = createHash('sha256').update(place.root).digest('hex').slice(0, 8);
  for (const parent of ['/var/lib', tmpdir()]) {
    try {
      const home = mkdtempSync(join(parent, `diyar-${mark}-`));
      chownSync(home, user.uid, user.gid);
      if (await canReach(user, home)) return home;
      rmSync(home, { recursive: true, force: true });
    } catch {
      // Read-only, or not there: the next one.
    }
  }
  throw new Error(`no folder was found where ${user.name} could keep the data; set DATABASE_URL instead`);
}

async function settleFirst(place: Place, log: (line: string) => void): Promise<Note> {
  const home = await chooseHome(place, isRoot() ? await findOrCreateUser() : undefined);
  if (isAbsolute(home)) log(`PostgreSQL cannot work under ${place.root}; its data is in ${home}`);
  const note = { home, password: newPassword() };
  writeNote(place, note);
  return note;
}

/** Finds, or on the first run chooses, where the database of a checkout lives and as whom it runs. */
export async function settle(place: Place, postgres: string, log: (line: string) => void): Promise<Cluster> {
  const locate = (note: Note): string => (isAbsolute(note.home) ? note.home : join(place.folder, note.home));
  let note = readNote(place);
  if (note !== undefined && !existsSync(locate(note))) {
    log(`the data folder ${locate(note)} is gone; starting with an empty database`);
    note = undefined;
  }
  note ??= await settleFirst(place, log);
  const home = locate(note);
  const owner = ownerOf(home);
  if (!isRoot()) {
    return { home, postgres, user: undefined, port: note.port, password: note.password };
  }
  return {
    home,
    postgres: await reachablePostgres(postgres, owner, home),
    user: owner,
    port: note.port,
    password: note.password,
  };
}
