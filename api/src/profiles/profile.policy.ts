import { type Standing, standingMay } from '../accounts/standing.ts';

export interface ProfileAbilities {
  /** Change the part of the account that everybody may read. */
  edit: boolean;
  /** Change the part that is the owner's alone: identity, payout destination, closing. */
  own: boolean;
}

/** Owners and managers edit; what is personal to the owner, and where money goes, is the owner's alone. */
export function profileAbilities(standing: Standing): ProfileAbilities {
  return { edit: standingMay(standing, 'profile'), own: standingMay(standing, 'own') };
}
