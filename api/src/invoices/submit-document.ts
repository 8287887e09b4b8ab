import type { Database } from '../platform/db/database.ts';
import { readXml } from './read-xml.ts';
import { findAllUnsubmitted, findUnsubmitted, insertSubmission } from './submission.queries.ts';
import type { TaxAuthority } from './tax-authority.ts';

export interface SubmitDeps {
  db: Database;
  /** Null where the house has no connection to the authority: nothing is submitted, and nothing pretends to be. */
  taxAuthority: TaxAuthority | null;
}

const MOST_AT_ONCE = 200;

/** Submits a tax document to the authority, once it has one, and keeps its answer. Throws when it cannot be asked. */
export async function submitDocument(
  { db, taxAuthority }: SubmitDeps,
  invoiceId: string,
  now: Date,
): Promise<void> {
  if (taxAuthority === null) return;
  const document = await findUnsubmitted(db, invoiceId);
  if (document === undefined) return;
  const answer = await taxAuthority.submit({ ...document, qr: readXml(document.xml).qr });
  await insertSubmission(db, invoiceId, answer, now);
}

/** Submits documents that were issued while there was no authority, or whose job was lost. */
export async function submitMissing(deps: SubmitDeps, now: Date): Promise<void> {
  if (deps.taxAuthority === null) return;
  for (const id of await findAllUnsubmitted(deps.db, MOST_AT_ONCE)) await submitDocument(deps, id, now);
}
