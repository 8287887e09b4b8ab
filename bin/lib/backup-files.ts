import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of a backup: its path inside, with `/` everywhere. */
export interface BackedUpFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** The contents of a backup. Written last: a folder without it is not a backup. */
export interface Manifest {
  format: 1;
  madeAt: string;
  postgresVersion: number;
  /** Everything committed up to here is in it. */
  endsAt: string;
  folders: string[];
  files: BackedUpFile[];
}

const MANIFEST = 'manifest.json';
const PIECE_BYTES = 1024 * 1024;

const missing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Copies a file, down to the disk; undefined when it is gone by now. */
export async function copyFile(from: string, to: string): Promise<Omit<BackedUpFile, 'path'> | undefined> {
  const source = await open(from).catch((error) => {
    if (missing(error)) return undefined;
    throw error;
  });
  if (source === undefined) return undefined;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const target = await open(to, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    const piece = Buffer.alloc(PIECE_BYTES);
    let bytes = 0;
    for (;;) {
      const { bytesRead } = await source.read(piece);
      if (bytesRead === 0) break;
      hash.update(piece.subarray(0, bytesRead));
      await target.writeFile(piece.subarray(0, bytesRead));
      bytes += bytesRead;
    }
    await target.datasync();
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

/** Most of a copy's time is waiting for the disk to have it. */
const AT_ONCE = 16;

/** Does `work` for each of `paths`, several at once. */
export async function forEachPath(paths: string[], work: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const workOn = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await work(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}

/** The folders and files below a folder, as paths with `/`; `skips` leaves a path and what is below it out. */
export async function listBelow(
  root: string,
  skips: (path: string) => boolean = () => false,
): Promise<{ folders: string[]; files: string[] }> {
  const [folders, files]: [string[], string[]] = [[], []];
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
      if (missing(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (skips(path)) continue;
      if (entry.isSymbolicLink()) throw new Error(`${join(root, path)} is a link: it cannot be backed up`);
      if (entry.isDirectory()) {
        folders.push(path);
        await visit(path);
      } else if (entry.isFile()) files.push(path);
    }
  };
  await visit('');
  return { folders, files };
}

/** Refuses a folder that holds anything. */
export function assertEmpty(folder: string, what: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: ${what} goes into an empty folder`);
}

/** Writes the manifest with its own checksum, down to the disk. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest);
  const file = await open(join(folder, MANIFEST), 'wx', 0o600);
  await file.writeFile(`${sha256(text)}\n${text}\n`);
  await file.sync();
  await file.close();
}

/** Reads the manifest and checks every file against it. Throws a sentence when anything is missing or differs. */
export async function readBackup(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  if (!existsSync(path))
    throw new Error(`${folder} is no backup, or one that was never finished: it has no ${MANIFEST}`);
  const [sum, text = ''] = readFileSync(path, 'utf8').split('\n');
  if (sha256(text) !== sum) throw new Error(`${path} was changed after the backup`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1)
    throw new Error(`this version cannot read a backup of format ${manifest.format}`);
  for (const file of manifest.files) {
    const found = await hashOf(join(folder, file.path));
    if (found === undefined) throw new Error(`the backup is damaged: ${file.path} is missing`);
    if (found !== file.sha256) throw new Error(`the backup is damaged: ${file.path} was changed`);
  }
  return manifest;
}

async function hashOf(path: string): Promise<string | undefined> {
  const source = await open(path).catch((error) => {
    if (missing(error)) return undefined;
    throw error;
  });
  if (source === undefined) return undefined;
  const hash = createHash('sha256');
  for await (const piece of source.createReadStream()) hash.update(piece as Buffer);
  return hash.digest('hex');
}
