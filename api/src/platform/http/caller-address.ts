import { createHmac } from 'node:crypto';

/** Keyed hash of a caller's network. */
export function hashAddress(pepper: string, address: string): Buffer {
  return createHmac('sha256', pepper)
    .update(`address:${networkOf(address)}`)
    .digest();
}

/** The network of an address: an IPv6 one by its /64, which one household owns whole. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
