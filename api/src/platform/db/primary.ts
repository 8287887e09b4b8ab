import type { Socket } from 'node:net';
import pg from 'pg';
import { serversOf } from './database-address.ts';

const ASK_EVERY_MS = 1_000;
const LONGEST_ANSWER_MS = 2_000;

/** The timeline in the name of the log that a primary writes: each promotion begins a new one. */
const ASK = `
  select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline`;

/** None of the servers is the primary, or none answers. */
class NoPrimary extends Error {
  readonly code = 'NO_PRIMARY';
}

interface Place {
  host: string;
  port: number;
}

/** One of the servers that an address names, and the connection on which it is asked. */
class Server {
  readonly place: Place;
  readonly #url: string;
  #client: pg.Client | undefined;

  constructor(url: string) {
    const { host, port } = new pg.Client({ connectionString: url });
    this.#url = url;
    this.place = { host, port };
  }

  /** The timeline on which it writes as a primary; undefined when it is none, or does not answer. */
  async timeline(): Promise<number | undefined> {
    try {
      const client = this.#client ?? (await this.#connect());
      const { rows } = await client.query<{ timeline: string | null }>(ASK);
      const [said] = rows;
      return said?.timeline == null ? undefined : Number.parseInt(said.timeline, 16);
    } catch {
      this.leave();
      return undefined;
    }
  }

  leave(): void {
    this.#client?.connection.stream.destroy();
    this.#client = undefined;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'diyar watch',
      connectionTimeoutMillis: LONGEST_ANSWER_MS,
      query_timeout: LONGEST_ANSWER_MS,
    });
    client.on('error', () => {
      if (this.#client === client) this.leave();
    });
    this.#client = client;
    await client.connect();
    // The watch keeps no process alive.
    (client.connection.stream as Socket).unref();
    return client;
  }
}

/** A server as the primary, since the promotion that began its timeline. */
interface Reign {
  server: Server;
  timeline: number;
}

/**
 * The primary among the servers of one address. While anyone is connected, all of them are asked each second which of them
 * it is; of two that say so the one promoted last is believed, and one of before is never gone back to. Connections
 * to a former primary are cut as soon as the next one is seen, since a machine that is gone says nothing by itself.
 */
class Primary {
  readonly #servers: Server[];
  readonly #led = new Map<pg.Client, number>();
  #reign: Reign | undefined;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(urls: readonly string[]) {
    this.#servers = urls.map((url) => new Server(url));
  }

  /** Points a client that is about to connect to the primary, and cuts it off when that is no longer the one. */
  async lead(client: pg.Client): Promise<void> {
    // Last seen while nobody watched: it may have been another since.
    if (this.#reign === undefined || this.#timer === undefined) await this.#look();
    const reign = this.#reign;
    if (reign === undefined) throw new NoPrimary('none of the database servers is the primary');
    Object.assign(client, reign.server.place);
    this.#led.set(client, reign.timeline);
    client.once('end', () => this.#forget(client));
    this.#timer ??= setInterval(() => void this.#look(), ASK_EVERY_MS).unref();
  }

  #forget(client: pg.Client): void {
    this.#led.delete(client);
    if (this.#led.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (const server of this.#servers) server.leave();
  }

  #look(): Promise<void> {
    this.#looking ??= this.#ask().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #ask(): Promise<void> {
    const said = await Promise.all(
      this.#servers.map(async (server) => ({ server, timeline: await server.timeline() })),
    );
    for (const { server, timeline } of said)
      if (timeline !== undefined && timeline > (this.#reign?.timeline ?? 0))
        this.#reign = { server, timeline };
    const now = this.#reign?.timeline ?? 0;
    for (const [client, timeline] of this.#led)
      if (timeline < now)
        client.connection.stream.destroy(new Error('Connection terminated: the primary is another'));
  }
}

/** One for each address in a process, so that all of its connections follow together. */
const primaries = new Map<string, Primary>();

function primaryOf(url: string, servers: readonly string[]): Primary {
  const known = primaries.get(url) ?? new Primary(servers);
  primaries.set(url, known);
  return known;
}

type Connected = ((error: Error) => void) & ((error: null, client: pg.Client) => void);

/**
 * A client whose address may name several servers, or one with `target_session_attrs`: it connects to the primary among
 * them. Rejects with `NoPrimary` when there is none.
 */
export class PrimaryClient extends pg.Client {
  readonly #primary: Primary | undefined;

  constructor(config: pg.ClientConfig = {}) {
    const { connectionString: address = '' } = config;
    const servers = serversOf(address);
    super(servers === undefined ? config : { ...config, connectionString: servers[0] });
    this.#primary = servers && primaryOf(address, servers);
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  // biome-ignore lint/suspicious/noExplicitAny: the two overloads have no common type
  override connect(callback?: Connected): any {
    const connected = this.#connectLed();
    if (callback === undefined) return connected;
    connected.then(() => callback(null, this), callback);
  }

  async #connectLed(): Promise<pg.Client> {
    await this.#primary?.lead(this);
    return await super.connect();
  }
}
