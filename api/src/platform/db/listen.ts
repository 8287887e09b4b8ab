import { setTimeout as sleep } from 'node:timers/promises';
import { PrimaryClient } from './primary.ts';

export interface ListenOptions {
  /** Leads to the database itself: a pooler keeps no connection that listens. */
  directUrl: string;
  channel: string;
  onMessage: (message: string) => void;
  /** Called with true when everything is heard from now on, with false when nothing is. Messages in between are lost. */
  onState: (isListening: boolean) => void;
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2000;
/** A connection that died without a word is noticed by asking it something. */
const ASK_EVERY_MS = 15_000;

/** Listens to a channel on a connection of its own until `close()`; a lost connection is made again for as long as it takes. */
export function listen(options: ListenOptions): { close(): Promise<void> } {
  const closing = new AbortController();
  const kept = keepListening(options, closing.signal);
  const close = async () => {
    closing.abort();
    await kept;
  };
  return { close };
}

async function keepListening(options: ListenOptions, closing: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!closing.aborted) {
    const didListen = await listenOnce(options, closing);
    if (closing.aborted) return;
    wait = didListen ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
    await sleep(wait, undefined, { signal: closing }).catch(() => undefined);
  }
}

/** Listens for as long as the connection holds; answers whether it ever did. */
async function listenOnce(options: ListenOptions, closing: AbortSignal): Promise<boolean> {
  const client = new PrimaryClient({
    connectionString: options.directUrl,
    application_name: 'diyar live',
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    keepAlive: true,
  });
  const lost = Promise.withResolvers<void>();
  client.on('error', () => lost.resolve());
  client.on('end', () => lost.resolve());
  client.on('notification', ({ payload }) => options.onMessage(payload ?? ''));
  const stop = () => lost.resolve();
  closing.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(options.channel)}`);
  } catch {
    closing.removeEventListener('abort', stop);
    await client.end().catch(() => undefined);
    return false;
  }
  const asking = setInterval(() => client.query('select 1').catch(stop), ASK_EVERY_MS);
  options.onState(true);
  await lost.promise;
  options.onState(false);
  clearInterval(asking);
  closing.removeEventListener('abort', stop);
  await client.end().catch(() => undefined);
  return true;
}
