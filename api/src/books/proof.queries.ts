import type { Database, Reader, Tx } from '../platform/db/database.ts';

/** Runs questions that must all see the books of one moment. */
export function atOneMoment<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').execute(work);
}

export async function insertProof(tx: Tx, at: Date, disagreements: readonly string[]): Promise<void> {
  await tx
    .insertInto('ledger_proof')
    .values({ at, disagreements: [...disagreements] })
    .execute();
}

export interface ProofRow {
  at: Date;
  disagreements: string[];
}

/** Proofs that were kept, the newest first. */
export function findProofs(reader: Reader, limit: number): Promise<ProofRow[]> {
  return reader
    .selectFrom('ledger_proof')
    .select(['at', 'disagreements'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}
