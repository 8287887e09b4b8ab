import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { startServerProcess } from '../helpers/server-process.ts';

const SLOW = '/api/v1/user/settings/site';

let database: TestDatabase;
let blocker: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
});
afterAll(async () => {
  await blocker.end();
  await database.close();
});

/** Until it is let go, whoever asks for the site's settings waits. */
async function blockSettings(): Promise<() => Promise<unknown>> {
  await blocker.query('begin; lock table setting in access exclusive mode');
  return () => blocker.query('rollback');
}

async function untilSomeoneWaits(): Promise<void> {
  const waiting = `select from pg_locks where not granted and relation = 'setting'::regclass`;
  while ((await blocker.query(waiting)).rowCount === 0) await sleep(5);
}

const ask = (url: string) => fetch(`${url}${SLOW}`, { headers: { apikey: 'diyar-development' } });

function getOn(agent: Agent, address: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(address, { agent }, (answer) => {
    answer.resume();
    resolve(answer);
  })
    .on('error', reject)
    .end();
  return promise;
}

describe('a server that is asked to end', { timeout: 90_000 }, () => {
  it('is no longer ready, takes no new request, finishes the one it has, and ends with 0', async () => {
    const server = await startServerProcess(database.url, { STOP_DELAY_SECONDS: '3' });
    const agent = new Agent({ keepAlive: true });
    expect((await getOn(agent, `${server.url}/readyz`)).statusCode).toBe(200);
    const letGo = await blockSettings();
    const slow = ask(server.url);
    await untilSomeoneWaits();
    server.signal('SIGTERM');
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 10_000 })
      .toBe(503);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'stopping' });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const refused = () =>
      fetch(`${server.url}/healthz`).then(
        () => 'taken',
        () => 'refused',
      );
    await expect.poll(refused, { timeout: 10_000 }).toBe('refused');
    await letGo();
    expect((await slow).status).toBe(200);
    expect(await server.ended).toBe(0);
    agent.destroy();
  });

  it('waits no longer than its limit', async () => {
    const server = await startServerProcess(database.url, { STOP_LIMIT_SECONDS: '0.2' });
    const letGo = await blockSettings();
    const slow = ask(server.url).then(
      () => 'answered',
      () => 'cut off',
    );
    await untilSomeoneWaits();
    server.signal('SIGTERM');
    expect(await slow).toBe('cut off');
    await letGo();
    expect(await server.ended).toBe(0);
  });

  it('ends at once when it is asked a second time', async () => {
    const server = await startServerProcess(database.url, { STOP_LIMIT_SECONDS: '60' });
    const letGo = await blockSettings();
    const slow = ask(server.url).then(
      () => 'answered',
      () => 'cut off',
    );
    await untilSomeoneWaits();
    server.signal('SIGTERM');
    await sleep(600);
    server.signal('SIGTERM');
    expect(await server.ended).toBe(1);
    expect(await slow).toBe('cut off');
    await letGo();
  });
});
