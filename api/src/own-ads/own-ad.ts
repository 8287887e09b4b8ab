import type { AdState } from '@diyar/contract/host-ads';
import type { TeamRole } from '../platform/db/schema.generated.ts';

/** How a person stands to the account they act for. */
export type Standing = 'owner' | TeamRole;

/** What its own people may do with an ad by themselves; the rest of its way is an operator's or the licence's. */
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

/** What decides what may be done with an ad. */
export interface OwnAd {
  state: AdState;
  held: boolean;
  licenceInForce: boolean;
  bookingsAhead: number;
}

export function mayStep(state: AdState, to: AdState): boolean {
  return OWN_STEPS[state]?.includes(to) ?? false;
}

/** Viewers look; editors hide, show and close; deleting is for owners and managers. */
export function ownAdAbilities(ad: OwnAd, standing: Standing) {
  const edits = standing !== 'viewer';
  const leads = standing === 'owner' || standing === 'manager';
  return {
    hide: edits && mayStep(ad.state, 'hidden'),
    publish: edits && mayStep(ad.state, 'published') && !ad.held && ad.licenceInForce,
    close: edits && mayStep(ad.state, 'closed'),
    remove: leads && ad.bookingsAhead === 0,
  };
}
