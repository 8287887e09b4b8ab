import type { AdState } from '@diyar/contract/host-ads';
import { mayLead, mayWork, type Standing } from '../accounts/standing.ts';

/** Steps that an ad's own people may take by themselves; all others are an operator's or the licence's. */
export const OWN_STEPS: Readonly<Partial<Record<AdState, readonly AdState[]>>> = {
  not_published: ['closed'],
  waiting_for_verification: ['closed'],
  waiting_for_approval: ['closed'],
  changes_asked: ['closed'],
  refused: ['closed'],
  published: ['hidden', 'closed'],
  hidden: ['published', 'closed'],
  licence_expired: ['closed'],
};

/** The facts that decide which steps an ad may take. */
export interface OwnAd {
  state: AdState;
  held: boolean;
  licenceInForce: boolean;
  bookingsAhead: number;
}

export function mayStep(state: AdState, to: AdState): boolean {
  return OWN_STEPS[state]?.includes(to) ?? false;
}

/** Viewers look; the others hide, show and close; deleting is for owners and managers. */
export function ownAdAbilities(ad: OwnAd, standing: Standing) {
  const works = mayWork(standing);
  return {
    hide: works && mayStep(ad.state, 'hidden'),
    publish: works && mayStep(ad.state, 'published') && !ad.held && ad.licenceInForce,
    close: works && mayStep(ad.state, 'closed'),
    remove: mayLead(standing) && ad.bookingsAhead === 0,
  };
}
