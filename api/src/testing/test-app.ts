import type { Database } from '../platform/db/database.ts';
import { headersOf, openWorld, type World } from './world.ts';

export interface CallOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  token?: string;
  lang?: 'ar' | 'en';
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp extends World {
  db: Database;
  /** A call below /api/v1, answered with its status, headers and envelope. */
  call<T>(path: string, options?: CallOptions): Promise<Called<T>>;
}

interface Called<T> {
  status: number;
  headers: Record<string, unknown>;
  code: string;
  data: T;
}

/** The whole API on a database of its own, under a clock that the test moves. */
export async function openTestApp(now: string, env: Record<string, string> = {}): Promise<TestApp> {
  const world = await openWorld({ now: new Date(now), env });
  const call = async <T>(path: string, options: CallOptions = {}): Promise<Called<T>> => {
    const answer = await world.app.inject({
      method: options.method ?? 'GET',
      url: `/api/v1${path}`,
      headers: { ...headersOf(options), ...options.headers },
      ...(options.body !== undefined && { payload: options.body as object }),
    });
    const { code, data } = answer.json();
    return { status: answer.statusCode, headers: answer.headers, code, data };
  };
  return { ...world, db: world.database.db, call };
}
