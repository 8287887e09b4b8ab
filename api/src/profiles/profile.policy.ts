import type { TeamRole } from '../platform/db/schema.generated.ts';

/** How a person stands to the account they act for. */
export type Standing = 'owner' | TeamRole;

export interface ProfileAbilities {
  /** What everybody may read of the account. */
  edit: boolean;
  /** What is the owner's own: identity, money's way out, closing. */
  own: boolean;
}

/** Owners and managers edit; what is personal to the owner, and where money goes, is the owner's alone. */
export function profileAbilities(standing: Standing): ProfileAbilities {
  return { edit: standing === 'owner' || standing === 'manager', own: standing === 'owner' };
}
