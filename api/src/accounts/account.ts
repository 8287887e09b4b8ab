import type { AccountKind } from '../platform/db/schema.generated.ts';
import type { Standing } from './standing.ts';

/** An account with what its presenter and rules need; `number` is its id outside. */
export interface AccountRow {
  id: string;
  number: number;
  kind: AccountKind;
  name: string;
}

/** One of the accounts a person may act for. */
export interface ActedRow extends AccountRow {
  standing: Standing;
}

/** The pages a person agrees to by opening an account (product.md 4). */
export function agreementsOf(kind: AccountKind): string[] {
  const everyone = ['terms_of_use', 'privacy-policy'];
  return kind === 'business' ? [...everyone, 'term-of-service-agreement'] : everyone;
}
