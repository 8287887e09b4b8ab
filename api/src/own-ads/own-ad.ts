import type { AdState } from '@diyar/contract/supply/host-ads';
import { mayLead, mayWork, type Standing } from '../accounts/standing.ts';
import { mayMove } from '../ad-states/ad-graph.ts';

/** The facts that decide which steps an ad may take. */
export interface OwnAd {
  state: AdState;
  held: boolean;
  licenceInForce: boolean;
  bookingsAhead: number;
}

/** Whether its own people can take an ad there by themselves; all other steps are an operator's, the licence's or the clock's. */
export function mayStep(state: AdState, to: AdState): boolean {
  return state !== 'closed' && mayMove('advertiser', state, to);
}

/** States of an ad that waits in the operators' queue, or on its way there: its people may take it back. */
const IN_QUEUE: readonly AdState[] = ['waiting_for_approval', 'processing'];

/** Whether its own people can take an ad back from the queue. */
export const mayWithdraw = (state: AdState): boolean =>
  IN_QUEUE.includes(state) && mayStep(state, 'not_published');

/** Viewers look; the others hide, show and close; deleting is for owners and managers. */
export function ownAdAbilities(ad: OwnAd, standing: Standing) {
  const works = mayWork(standing);
  return {
    submit: works && mayStep(ad.state, 'waiting_for_approval'),
    withdraw: works && mayWithdraw(ad.state),
    hide: works && mayStep(ad.state, 'hidden'),
    publish: works && mayStep(ad.state, 'published') && !ad.held && ad.licenceInForce,
    close: works && mayStep(ad.state, 'closed'),
    remove: mayLead(standing) && ad.bookingsAhead === 0,
    special: works && ad.state === 'published',
  };
}
