import type { Envelope } from '@diyar/contract/call/envelope';
import type { Api } from '@diyar/contract/endpoints/endpoints';
import type { z } from 'zod';
import type { TestDatabase } from './test-database.ts';
import { headersOf, openWorld, type World } from './world.ts';

export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  key?: string;
  lang?: 'ar' | 'en';
}

export interface ContractApp extends World {
  /** Calls the API as the site does and answers its status and envelope, typed by the contract. */
  call<C extends keyof Api>(
    call: C,
    asked?: Asked,
  ): Promise<{ status: number; body: Envelope<z.output<Api[C]['data']>> }>;
  /** The data of a call that must succeed. */
  get<C extends keyof Api>(call: C, asked?: Asked): Promise<z.output<Api[C]['data']>>;
}

/** The whole API on a test database of the caller's, with calls typed by the contract. */
export async function buildContractApp(database: TestDatabase, now: Date): Promise<ContractApp> {
  const world = await openWorld({ database, now });
  const call: ContractApp['call'] = async (name, asked = {}) => {
    const [method = 'GET', path = ''] = name.split(' ');
    const answer = await world.app.inject({
      method: method as 'GET',
      url: path.replaceAll(/\{(\w+)\}/g, (_, key: string) => asked.params?.[key] ?? ''),
      headers: headersOf(asked),
      ...(asked.query && { query: asked.query }),
      ...(asked.body !== undefined && { payload: asked.body as object }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const get: ContractApp['get'] = async (name, asked) => {
    const { status, body } = await call(name, asked);
    if (!body.status)
      throw new Error(`${name} answered ${status} ${body.code}: ${JSON.stringify(body.data)}`);
    return body.data;
  };
  return { ...world, call, get };
}
