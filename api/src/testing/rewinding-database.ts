import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { DB } from '../platform/db/schema.generated.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A test database that can forget what was done to it: as often as one likes, and at once. */
export interface RewindingDatabase extends TestDatabase {
  /** Does something and forgets all of it that was written, by the app too; not to be used twice at the same time. */
  forgetting<T>(work: () => Promise<T>): Promise<T>;
  /** Inside `forgetting`: forgets what was written since then. */
  rewind(work: () => Promise<void>): Promise<void>;
}

/**
 * A database whose writes can be forgotten: while it forgets, everything runs on one connection inside one transaction, the app's
 * own transactions as savepoints, and what they would check at their commit is checked at their end. Of two transactions at the
 * same time the second waits for the first. Nothing is told to who listens, and instants of the database itself stand still.
 */
export async function createRewindingDatabase(): Promise<RewindingDatabase> {
  const database = await createTestDatabase();
  let held: Held | undefined;
  const pool: PostgresPool = {
    connect: async () => held?.connect() ?? (await database.pool.connect()),
    end: async () => {},
    options: {},
  };
  const forgetting = async <T>(work: () => Promise<T>): Promise<T> => {
    const client = await database.pool.connect();
    await client.query('begin');
    held = new Held(client);
    try {
      return await work();
    } finally {
      await held.finish();
      held = undefined;
      client.release();
    }
  };
  const rewind = async (work: () => Promise<void>) => {
    if (held === undefined) throw new Error('nothing is being forgotten');
    await held.between(work);
  };
  return { ...database, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), forgetting, rewind };
}

type Query = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

/** The one connection, handed out to everybody who asks. */
class Held {
  readonly #client: pg.PoolClient;
  /** Ends when the transaction that runs now has ended. */
  #busy: Promise<void> = Promise.resolve();
  #isBusy = false;
  #isOver = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  connect(): PostgresPoolClient {
    let end: (() => void) | undefined;
    const ask: Query = (text, values) => {
      if (this.#isOver) throw new Error('what this belongs to was forgotten');
      return this.#client.query(text, values as unknown[]);
    };
    const query: Query = async (text, values) => {
      if (/^(begin|start transaction)/i.test(text)) {
        end = await this.#takeTurn();
        return ask('savepoint own_transaction');
      }
      if (end === undefined) return this.#alone(ask, text, values);
      if (!/^(commit|rollback)$/i.test(text)) return ask(text, values);
      try {
        return await this.#finish(ask, text.toLowerCase() === 'commit');
      } finally {
        end();
        end = undefined;
      }
    };
    // Kysely asks in these two forms alone; the third, of cursors, nobody here uses.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => end?.() };
  }

  /** Forgets what the work wrote. */
  async between(work: () => Promise<void>): Promise<void> {
    const begun = await this.#takeTurn();
    await this.#client.query('savepoint before_this');
    begun();
    try {
      await work();
    } finally {
      // What goes on after an answer ends before it is forgotten.
      const end = await this.#takeTurn();
      await this.#client.query('rollback to savepoint before_this');
      end();
    }
  }

  /** Forgets everything; what comes later is refused. */
  async finish(): Promise<void> {
    await this.#takeTurn();
    this.#isOver = true;
    await this.#client.query('rollback');
  }

  async #finish(ask: Query, isCommit: boolean): Promise<pg.QueryResult> {
    if (!isCommit) return ask('rollback to savepoint own_transaction');
    try {
      await ask('set constraints all immediate');
      await ask('set constraints all deferred');
      return await ask('release savepoint own_transaction');
    } catch (error) {
      await ask('rollback to savepoint own_transaction');
      throw error;
    }
  }

  async #takeTurn(): Promise<() => void> {
    while (this.#isBusy) await this.#busy;
    this.#isBusy = true;
    let end = () => {};
    this.#busy = new Promise((resolve) => {
      end = () => {
        this.#isBusy = false;
        resolve();
      };
    });
    return end;
  }

  /** A statement outside any transaction: one that fails takes nothing else with it. */
  async #alone(ask: Query, text: string, values?: readonly unknown[]): Promise<pg.QueryResult> {
    if (/^\s*select/i.test(text) || this.#isBusy) return ask(text, values);
    const end = await this.#takeTurn();
    try {
      await ask('savepoint alone');
      return await ask(text, values);
    } catch (error) {
      await ask('rollback to savepoint alone');
      throw error;
    } finally {
      end();
    }
  }
}
