import { createHash, timingSafeEqual } from 'node:crypto';

/** What proves that a push is the authority's: a name and password agreed on with it, and the addresses it may come from. */
export interface PushProof {
  user: string;
  password: string;
  /** From anywhere when empty. */
  addresses: readonly string[];
}

/** Whether a push carries the agreed name and password (HTTP Basic) and comes from an agreed address; in constant time. */
export function provesPush(
  proof: PushProof,
  { authorization, ip }: { authorization: string | undefined; ip: string },
): boolean {
  const sent = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const isKnown = isSame(Buffer.from(sent, 'base64').toString('utf8'), `${proof.user}:${proof.password}`);
  const { addresses } = proof;
  return isKnown && (addresses.length === 0 || addresses.includes(ip));
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
