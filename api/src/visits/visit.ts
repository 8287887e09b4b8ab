import { createHmac } from 'node:crypto';

/** A view of an ad, or that it was passed on. */
export interface Visit {
  kind: 'view' | 'share';
  /** The ad's public number. */
  number: string;
  /** Riyadh date. */
  day: string;
  visitor: Buffer;
  at: Date;
  /** The signed-in account; visits of an ad's own people do not count. */
  personId: string | null;
}

const BOTS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|facebookexternalhit/i;

/** Recognises programs that read pages: they name themselves, or send no name at all. */
export function isProgram(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === '' || BOTS.test(userAgent);
}

/**
 * A visitor of one day: an HMAC of network address and browser under a key of that day, so that neither can be read from
 * it, and no visitor is recognised the next day. The key is derived and kept nowhere.
 */
export function visitorOf(
  pepper: string,
  day: string,
  { address, userAgent }: { address: string; userAgent: string },
): Buffer {
  const key = createHmac('sha256', pepper).update(`visits of ${day}`).digest();
  return createHmac('sha256', key).update(`${address}\n${userAgent}`).digest().subarray(0, 16);
}
