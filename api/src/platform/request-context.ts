import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string>();

/** Runs `work` as part of a request: what it calls, and the jobs it asks for, carry that request's id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return running.run(id, work);
}

/** The id of the request this code runs for; undefined outside of any. For log lines and jobs alone, never for a rule. */
export function currentRequestId(): string | undefined {
  return running.getStore();
}
