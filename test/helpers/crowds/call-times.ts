import { subscribe, unsubscribe } from 'node:diagnostics_channel';

interface Call {
  request: { origin: string };
}

/** Milliseconds of each call that this process makes to an origin, from being asked to the last byte of the answer. */
export function timeCalls(origin: string): { times: number[]; stop(): void } {
  const times: number[] = [];
  const begun = new WeakMap<object, number>();
  const begin = (message: unknown) => {
    const { request } = message as Call;
    if (request.origin === origin) begun.set(request, performance.now());
  };
  const end = (message: unknown) => {
    const at = begun.get((message as Call).request);
    if (at !== undefined) times.push(performance.now() - at);
  };
  subscribe('undici:request:create', begin);
  subscribe('undici:request:trailers', end);
  const stop = () => {
    unsubscribe('undici:request:create', begin);
    unsubscribe('undici:request:trailers', end);
  };
  return { times, stop };
}
