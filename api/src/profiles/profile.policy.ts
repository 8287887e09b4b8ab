import { mayLead, type Standing } from '../accounts/standing.ts';

export interface ProfileAbilities {
  /** What everybody may read of the account. */
  edit: boolean;
  /** What is the owner's own: identity, money's way out, closing. */
  own: boolean;
}

/** Owners and managers edit; what is personal to the owner, and where money goes, is the owner's alone. */
export function profileAbilities(standing: Standing): ProfileAbilities {
  return { edit: mayLead(standing), own: standing === 'owner' };
}
