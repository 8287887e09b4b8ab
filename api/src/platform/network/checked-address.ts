import type { LookupAddress } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';

export interface Reachable {
  isOpen: (address: string) => boolean;
  resolve?: ((hostname: string) => Promise<LookupAddress[]>) | undefined;
  signal: AbortSignal;
}

/** A machine that may not be reached: it is of a private network. */
export class PrivateAddress extends Error {}

/**
 * One address of a host, after every address of it was checked; undefined when it has none. Throws `PrivateAddress`. Names may take
 * the resolver longer than the whole work may take: it stops with the signal.
 */
export async function checkedAddress(
  { hostname }: Pick<URL, 'hostname'>,
  { isOpen, resolve, signal }: Reachable,
): Promise<LookupAddress | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const ask = resolve ?? ((name: string) => lookUp(name, { all: true }));
  const found = family === 0 ? await within(signal, ask(host)) : [{ address: host, family }];
  if (!found.every(({ address }) => isOpen(address))) throw new PrivateAddress();
  return found[0];
}

/** Answers a connection, which asks for an address again, with the one that was checked. */
export function lookupOf(checked: LookupAddress): LookupFunction {
  return (_, { all }, answer) =>
    all === true ? answer(null, [checked]) : answer(null, checked.address, checked.family);
}

async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, over]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
