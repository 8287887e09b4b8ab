import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../platform/db/database.ts';
import { findOrigin, isNoted, noteCheckpoint, type Origin } from './checkpoints/checkpoints.queries.ts';
import { codeHash } from './checkpoints/code-hash.ts';
import { RecordReader } from './checkpoints/record-reader.ts';
import { RecordWriter } from './checkpoints/record-writer.ts';
import { CheckpointRefused } from './checkpoints/records.ts';
import type { ReadSnapshot } from './read-snapshot.ts';
import type { Restorable, Search } from './search-engine.ts';
import { findPlaceIds, findSeasonDates, type PlaceIds } from './search-places.queries.ts';
import type { Snapshot } from './snapshot.ts';

/** A writer that takes longer is not there any more. */
const LONGEST_WRITING_MS = 10 * 60_000;

interface Header extends Origin {
  /** As `search_checkpoint` knows it. */
  id: string;
  code: string;
  watermark: ReadSnapshot['watermark'];
}

export interface CheckpointOptions {
  folder: string;
  now: () => Date;
  /** Gets the end of "the checkpoint is …". */
  tellRefused: (reason: string) => void;
}

/**
 * A snapshot in a file of this machine, from which a process goes on with the changes since. It is refused, and the ads are
 * read from the database, where it is not whole, or was not written by this code from what this database was and is.
 */
export class Checkpoint implements Restorable {
  readonly #db: Database;
  readonly #path: string;
  readonly #now: () => Date;
  readonly #tellRefused: (reason: string) => void;
  #isUsed = false;

  constructor(db: Database, { folder, now, tellRefused }: CheckpointOptions) {
    this.#db = db;
    this.#now = now;
    // A backup leaves out what begins with a dot (bin/lib/back-up.ts).
    this.#path = join(folder, '.search', 'columns');
    this.#tellRefused = tellRefused;
  }

  /** Whether a snapshot was restored from it. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  /** Milliseconds since it was written; endless where there is none. */
  get age(): number {
    return this.#ageOf(this.#path);
  }

  #ageOf(path: string): number {
    const found = statSync(path, { throwIfNoEntry: false });
    return found === undefined ? Number.POSITIVE_INFINITY : this.#now().getTime() - found.mtimeMs;
  }

  async restore(make: (places: PlaceIds) => Snapshot): Promise<ReadSnapshot | undefined> {
    let file: number | undefined;
    try {
      file = open(this.#path, 'r');
      if (file === undefined) return undefined;
      const restored = await this.#readFrom(new RecordReader(file), make);
      this.#isUsed = true;
      return restored;
    } catch (error) {
      this.#tellRefused(error instanceof CheckpointRefused ? error.message : `not readable: ${error}`);
      return undefined;
    } finally {
      if (file !== undefined) closeSync(file);
    }
  }

  async #readFrom(reader: RecordReader, make: (places: PlaceIds) => Snapshot): Promise<ReadSnapshot> {
    const { watermark, ...header } = reader.plain<Partial<Header>>({});
    const reason = await this.#whyRefused(header);
    if (reason !== undefined || watermark === undefined) throw new CheckpointRefused(reason ?? 'damaged');
    const seasonDates = await findSeasonDates(this.#db);
    const snapshot = make(await findPlaceIds(this.#db));
    snapshot.charges.seasonDates = seasonDates;
    snapshot.carry(reader);
    reader.end();
    return { snapshot, watermark };
  }

  async #whyRefused({ id, code, ...written }: Partial<Header>): Promise<string | undefined> {
    const now = await findOrigin(this.#db);
    if (code !== codeHash()) return 'of other code';
    if (written.cluster !== now.cluster || written.database !== now.database) return 'of another database';
    if (written.schema !== now.schema) return 'of another schema';
    const isKnown = id !== undefined && (await isNoted(this.#db, id));
    return isKnown ? undefined : 'too old, or of another state of the database';
  }

  /**
   * Writes what a search holds in place of what was there; one that holds nothing yet reads it first. Returns false where
   * another process is writing.
   */
  async write(search: Pick<Search, 'read' | 'hold'>): Promise<boolean> {
    const draft = `${this.#path}.draft`;
    mkdirSync(join(draft, '..'), { recursive: true });
    // The draft of one that was killed.
    if (this.#ageOf(draft) > LONGEST_WRITING_MS) rmSync(draft, { force: true });
    const file = open(draft, 'wx');
    if (file === undefined) return false;
    try {
      await search.read(this);
      const header = { ...(await findOrigin(this.#db)), id: randomUUID(), code: codeHash() };
      await search.hold(({ snapshot, watermark }) => {
        const writer = new RecordWriter(file);
        writer.plain<Header>({ ...header, watermark });
        snapshot.carry(writer);
        writer.end();
      });
      // Only now, so that a database that knows it has everything that is in it.
      await noteCheckpoint(this.#db, header.id);
      renameSync(draft, this.#path);
      return true;
    } finally {
      closeSync(file);
      rmSync(draft, { force: true });
    }
  }
}

/** The file; undefined where there is none to read, or one already that should be made. */
function open(path: string, how: 'r' | 'wx'): number | undefined {
  try {
    return openSync(path, how, 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === (how === 'r' ? 'ENOENT' : 'EEXIST')) return undefined;
    throw error;
  }
}
