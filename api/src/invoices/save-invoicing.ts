import type { Invoicing, NationalAddress } from '@diyar/contract/money/invoices';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { standingMay } from '@diyar/contract/words/team-rights';
import { standingOf } from '../accounts/show-standing.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { issueMissingJob } from './invoice.jobs.ts';
import { lockAccount, upsertInvoicing } from './invoicing.queries.ts';
import { partyOf } from './parties.ts';
import { findParty } from './supply.queries.ts';

/** What documents say of the acting account, and from when it invoices its stays itself. */
export async function showInvoicing(reader: Reader, actor: Actor): Promise<Invoicing> {
  const [row, standing] = await Promise.all([findParty(reader, actor.accountId), standingOf(reader, actor)]);
  const { address } = partyOf(row);
  return {
    vat_number: row.vat_number,
    address: address && {
      street: address.street,
      building_number: address.buildingNumber,
      district: address.district,
      city: address.city,
      postal_code: address.postalCode,
    },
    self_since: row.self_since,
    abilities: { edit: standingMay(standing ?? 'viewer', 'profile') },
  };
}

/**
 * Tells the national address of the acting account, and from which Riyadh day it invoices its stays itself: today or later, or
 * the day that was told before. Asks for the documents that waited for the address. Issued documents stay as they are.
 */
export async function saveInvoicing(
  tx: Tx,
  { address, self_since: selfSince }: { address: NationalAddress | null; self_since: string | null },
  actor: Actor,
  now: Date,
): Promise<Invoicing> {
  await lockAccount(tx, actor.accountId);
  const { self_since: before } = await findParty(tx, actor.accountId);
  if (selfSince !== null && selfSince !== before && selfSince < riyadhDate(now))
    throw invalid('self_since', 'self_since_past');
  const none = { street: null, building_number: null, district: null, city: null, postal_code: null };
  await upsertInvoicing(tx, actor.accountId, { ...none, ...address, self_since: selfSince }, now);
  if (address !== null) await enqueue(tx, issueMissingJob, {}, { key: 'invoice__issue_missing:told' });
  return await showInvoicing(tx, actor);
}
