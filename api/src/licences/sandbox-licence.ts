import { createHash } from 'node:crypto';
import { addDays } from '../availability/riyadh.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertLicence } from './licence.queries.ts';

export interface SandboxLicenceRequest {
  accountId: string;
  /** Says which ad it is for: the same seed gives the same licence in a fresh database. */
  seed: string;
  /** The Riyadh day on which it is issued in the demonstration: dates are counted from it. */
  today: string;
}

const MOST_DAYS_OLD = 200;
const LIFE_DAYS = 365;

/** A whole number below `below`, always the same for a text. */
function numberFrom(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6) % below;
}

function tenDigits(prefix: string, text: string): string {
  return prefix + String(numberFrom(text, 10 ** 8)).padStart(8, '0');
}

/**
 * A licence as the sandbox registry would give it, for the demonstration world and the import, never in production:
 * ten digits from 72, the advertiser's own FAL number from 12, in force on `today` and for at least five months more.
 * Its source says sandbox, so the ad is labelled a demonstration, and its address is our own page, not the authority's.
 * A number taken by chance gives way to the seed's next one. Answers the licence's id.
 */
export async function issueSandboxLicence(
  tx: Tx,
  { accountId, seed, today }: SandboxLicenceRequest,
): Promise<string> {
  const issuedOn = addDays(today, -1 - numberFrom(`${seed}/age`, MOST_DAYS_OLD));
  for (let attempt = 0; ; attempt += 1) {
    const number = tenDigits('72', `${seed}/licence/${attempt}`);
    const id = await insertLicence(tx, {
      account_id: accountId,
      number,
      fal_number: tenDigits('12', `${accountId}/fal`),
      issued_on: issuedOn,
      expires_on: addDays(issuedOn, LIFE_DAYS),
      url: `/_dev/licences/${number}`,
      source: 'sandbox',
    });
    if (id !== undefined) return id;
  }
}
