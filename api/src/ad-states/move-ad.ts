import type { AdState, AskedChange } from '@diyar/contract/supply/host-ads';
import { tellOfStep } from '../compliance/tell-authority.ts';
import type { Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type AdMover, mayMove } from './ad-graph.ts';
import { insertStep, keepState } from './ad-state.queries.ts';

export interface AdMove {
  adId: string;
  from: AdState;
  to: AdState;
  mover: AdMover;
  personId?: string;
  operatorId?: string;
  /** A word of ours (`approved`, `submitted` …), or what somebody wrote. */
  reason: string;
  asked?: readonly AskedChange[];
  /** The step into the queue that this one decides about: each is decided once. */
  answers?: string;
  /** Its own people cannot show it until an operator lets go. */
  held?: boolean;
}

/**
 * Takes one step of the graph of ad states, writes its row of history, and has the authority told where the ad came on show
 * or left it. Throws `state_changed` when the ad is in another
 * state by now, when nothing leads there for this mover, or when its submission was decided already; `unit_has_live_ad`
 * when its unit or licence has another live ad.
 */
export async function moveAd(tx: Tx, move: AdMove, now: Date): Promise<void> {
  const { adId, from, to, mover, reason } = move;
  if (!mayMove(mover, from, to)) throw new Refusal('state_changed');
  const kept = await keepState(tx, { adId, from, to, held: move.held ?? false, now });
  if (!kept) throw new Refusal('state_changed');
  await insertStep(tx, {
    adId,
    from,
    to,
    mover,
    reason,
    personId: move.personId ?? null,
    operatorId: move.operatorId ?? null,
    asked: move.asked ?? [],
    answers: move.answers ?? null,
    now,
  });
  await tellOfStep(tx, adId, { from, to }, now);
}
