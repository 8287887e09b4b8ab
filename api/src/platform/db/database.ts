import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { PrimaryClient } from './primary.ts';
import type { DB } from './schema.generated.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;
/** Reads work the same inside and outside a transaction. */
export type Reader = Database | Tx;

// Searches come in as many shapes as there are combinations of filters: past these, statements stay unnamed.
const MOST_NAMED_STATEMENTS = 500;
const statementNames = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= MOST_NAMED_STATEMENTS) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  statementNames.set(text, name);
  return name;
}

/** A commit that may be on no other machine yet: whoever asked for it is told nothing, and asks again. */
class NotReplicated extends Error {
  readonly code = 'NOT_REPLICATED';
}

/** PostgreSQL refuses a named statement whose columns a migration changed since it was planned, before it has done anything. */
function isStalePlan(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
  );
}

/**
 * Names its statements, so PostgreSQL plans each query shape once per connection (measured: +40 % throughput). Once a plan is
 * stale, all of a connection get new names, and the statement is asked again. Where a commit waits for a standby and somebody
 * cancels the wait, PostgreSQL answers as if all were well and warns; that answer is refused here.
 */
class NamingClient extends PrimaryClient {
  #isReplicated = true;
  /** How often plans of this connection became stale. */
  #planned = 0;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('notice', ({ routine }) => {
      if (routine === 'SyncRepWaitForLSN') this.#isReplicated = false;
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; only the (text, values) one is touched
  override query(...args: any[]): any {
    const [text, values] = args;
    const isNamed = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = isNamed ? statementName(text) : undefined;
    const ask = () => {
      const given = isNamed ? [{ text, values, name: name && name + this.#planned }, ...args.slice(2)] : args;
      return Reflect.apply(super.query, this, given);
    };
    const answer = ask();
    if (!(answer instanceof Promise)) return answer;
    const confirm = (result: unknown) => this.#confirmed(result);
    return answer.then(confirm, (error: unknown) => {
      if (!isStalePlan(error)) throw error;
      this.#planned += 1;
      // In a transaction it is refused again: that one begins anew (`transact`).
      const refuse = () => {
        throw error;
      };
      return ask().then(confirm, refuse);
    });
  }

  #confirmed<T>(result: T): T {
    if (this.#isReplicated) return result;
    this.#isReplicated = true;
    throw new NotReplicated('the wait for a standby was canceled');
  }
}

/** bigint and numeric as numbers (amounts are far below 2^53), dates and times as local text, never a JS Date at midnight. */
const PARSED_AS: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIME]: (text) => text.slice(0, 5),
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    PARSED_AS[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool to the database, or to the primary of several servers (`primary.ts`). A broken idle connection is dropped and the next query gets a fresh one; a statement that takes longer
 * than `statementTimeoutMillis` (no end when absent) is given up, so that none keeps a connection for good.
 */
export function openDatabase(
  url: string,
  options: {
    max?: number;
    statementTimeoutMillis?: number;
    /** The same from this side: a machine that is gone answers nothing at all. */
    queryTimeoutMillis?: number;
    /** How long a transaction of ours may say nothing before PostgreSQL undoes it, and frees what it locks. */
    silenceMillis?: number;
    onError?: (error: Error) => void;
  } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 20,
    Client: NamingClient,
    types,
    connectionTimeoutMillis: 10_000,
    ...(options.statementTimeoutMillis !== undefined && {
      statement_timeout: options.statementTimeoutMillis,
    }),
    ...(options.queryTimeoutMillis !== undefined && { query_timeout: options.queryTimeoutMillis }),
    ...(options.silenceMillis !== undefined && {
      idle_in_transaction_session_timeout: options.silenceMillis,
    }),
    application_name: 'diyar',
  });
  const told = (error: Error) => options.onError?.(error);
  pool.on('error', told);
  pool.on('connect', (client) => client.on('error', told));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** SQLSTATEs after which the same transaction may simply be tried again. */
const TRANSIENT = new Set(['40P01', '40001']);
const MOST_TRIES = 8;

function isTransient(error: unknown): boolean {
  return TRANSIENT.has(sqlState(error) ?? '') || isStalePlan(error);
}

export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** The name of the constraint a statement ran into, so its query file can say what that means. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

/**
 * Runs `work` in one transaction. Deadlocks, serialization failures and plans that a migration made stale are tried again,
 * with a short random wait, and never reach a caller; `work` must therefore have no effect outside its transaction.
 */
export async function transact<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= MOST_TRIES || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}
