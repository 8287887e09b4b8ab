import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A nightly proof of the ledger; without disagreements the books were sound. */
export const LedgerProof = z.object({ at: z.string(), disagreements: z.array(z.string()) });
export type LedgerProof = z.infer<typeof LedgerProof>;

export const showLedgerProofs = endpoint({
  method: 'GET',
  path: '/api/v1/console/ledger',
  summary: 'What the nightly proofs of the ledger found, the newest first, for a month',
  data: z.object({ items: z.array(LedgerProof) }),
  caller: 'operator',
  right: 'ledger',
});
