import { createHash } from 'node:crypto';
import { addDays } from '@diyar/contract/values/riyadh';
import type { Tx } from '../../../api/src/platform/db/database.ts';
import { insertLicences, type NewLicence } from './sandbox-licence.queries.ts';

export interface SandboxLicenceRequest {
  accountId: string;
  /** Says which ad it is for: the same seed gives the same licence in a fresh database. */
  seed: string;
  /** The Riyadh day on which it is issued in the demonstration: dates are counted from it. */
  today: string;
}

const MOST_DAYS_OLD = 200;
const LIFE_DAYS = 365;
/** PostgreSQL takes 65,535 parameters a statement. */
const LICENCES_A_STATEMENT = 800;

/** A whole number below `below`, always the same for a text. */
function numberFrom(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6) % below;
}

function tenDigits(prefix: string, text: string): string {
  return prefix + String(numberFrom(text, 10 ** 8)).padStart(8, '0');
}

/** The licence to broker of an account, which its ad licences name. */
export function brokerLicenceOf(accountId: string): string {
  return tenDigits('12', `${accountId}/fal`);
}

/** The licence a request gets at its so manyth attempt at a number. */
function licenceFor({ accountId, seed, today }: SandboxLicenceRequest, attempt: number): NewLicence {
  const issuedOn = addDays(today, -1 - numberFrom(`${seed}/age`, MOST_DAYS_OLD));
  const number = tenDigits('72', `${seed}/licence/${attempt}`);
  return {
    account_id: accountId,
    number,
    fal_number: brokerLicenceOf(accountId),
    issued_on: issuedOn,
    expires_on: addDays(issuedOn, LIFE_DAYS),
    url: `/_dev/licences/${number}`,
    source: 'sandbox',
  };
}

/**
 * Licences as the sandbox registry would give them, for the demonstration world and the import, never in production:
 * ten digits from 72, the advertiser's own FAL number from 12, in force on `today` and for at least five months more.
 * Their source says sandbox, so the ads are labelled a demonstration, and their address is our own page, not the
 * authority's. A number taken by chance gives way to the seed's next one. Answers their ids in the order of the requests.
 */
export async function issueSandboxLicences(
  tx: Tx,
  requests: readonly SandboxLicenceRequest[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < requests.length; from += LICENCES_A_STATEMENT) {
    ids.push(...(await issueSome(tx, requests.slice(from, from + LICENCES_A_STATEMENT))));
  }
  return ids;
}

async function issueSome(tx: Tx, requests: readonly SandboxLicenceRequest[]): Promise<string[]> {
  const ids = new Map<SandboxLicenceRequest, string>();
  for (let attempt = 0; ids.size < requests.length; attempt += 1) {
    const wished = requests
      .filter((request) => !ids.has(request))
      .map((request) => ({ request, licence: licenceFor(request, attempt) }));
    const issued = await insertLicences(
      tx,
      wished.map(({ licence }) => licence),
    );
    const idOf = new Map(issued.map(({ id, number }) => [number, id]));
    for (const { request, licence } of wished) {
      const id = idOf.get(licence.number);
      if (id === undefined) continue;
      ids.set(request, id);
      // Two of one statement may have drawn the same number: the first has it.
      idOf.delete(licence.number);
    }
  }
  return requests.map((request) => ids.get(request) as string);
}

/** One such licence. */
export async function issueSandboxLicence(tx: Tx, request: SandboxLicenceRequest): Promise<string> {
  const [id] = await issueSandboxLicences(tx, [request]);
  return id as string;
}
