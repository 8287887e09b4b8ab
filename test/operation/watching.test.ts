import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(database.url, { LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

function askForCode(requestId: string) {
  return fetch(`${server.url}/api/v1/auth/codes`, {
    method: 'POST',
    headers: {
      apikey: 'diyar-development',
      'content-type': 'application/json',
      'x-request-id': requestId,
    },
    body: JSON.stringify({ phone: '0550000099', channel: 'sms' }),
  });
}

async function figure(name: string): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const line = (await answer.text()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}

describe('a request', () => {
  it('is followed by its id through the answer, the log, and the job it caused', async () => {
    const answer = await askForCode('phone-app-7f3a');
    expect(answer.headers.get('x-request-id')).toBe('phone-app-7f3a');
    const told = () => server.log().filter(({ reqId }) => reqId === 'phone-app-7f3a');
    await expect
      .poll(() => told().map(({ msg, task }) => task ?? msg), { timeout: 10_000 })
      .toEqual(['incoming request', 'request completed', 'account__send_code']);
  });

  it('gets an id of ours when its own cannot be written down', async () => {
    for (const bad of ['short', 'with space in it', '0550000099', 'x'.repeat(65)]) {
      const answer = await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': bad } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('/metrics', () => {
  it('tells requests by route and status, the pool, the loop and the memory', async () => {
    await askForCode('metrics-request');
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(
      /diyar_http_request_seconds_count\{method="POST",route="\/api\/v1\/auth\/codes",status="201"\} \d+/,
    );
    expect(text).toMatch(/diyar_database_pool_connections\{state="waiting"\} \d+/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \S+/);
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
    expect(await figure('diyar_database_up')).toBe(1);
    expect(await figure('diyar_holds_open')).toBe(0);
  });

  it('shows a job that failed for good, and its lines say so', async () => {
    expect(await figure('diyar_jobs_failed')).toBe(0);
    await query(
      database.url,
      `select graphile_worker.add_job('account__send_code', '{"challengeId": "no uuid"}', max_attempts => 1)`,
    );
    await expect.poll(() => figure('diyar_jobs_failed'), { timeout: 10_000 }).toBe(1);
    const told = server.log().filter(({ task }) => task === 'account__send_code');
    expect(told.map(({ msg }) => msg)).toContain('job failed for good');
  });
});

describe('/readyz', () => {
  it('waits for the migrations that this code needs', async () => {
    const ready = async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return [answer.status, ((await answer.json()) as { status: string }).status];
    };
    expect(await ready()).toEqual([200, 'ok']);
    await query(database.url, `update migration set name = name || '_' where name = '007_settings'`);
    expect(await ready()).toEqual([503, 'migrations']);
    await query(database.url, `update migration set name = '007_settings' where name = '007_settings_'`);
    expect(await ready()).toEqual([200, 'ok']);
  });
});
