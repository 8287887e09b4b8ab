import type { AdState, AskedChange } from '@diyar/contract/supply/host-ads';
import { sql } from 'kysely';
import { brokenConstraint, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { AdMover } from './ad-graph.ts';

/** The first instant at which it was on show stays its date of publication. */
export async function keepState(
  tx: Tx,
  { adId, from, to, held, now }: { adId: string; from: AdState; to: AdState; held: boolean; now: Date },
): Promise<boolean> {
  try {
    const { numAffectedRows } = await sql`
      update ad set state = ${to}::ad_state, updated_at = ${now}, held_at = ${held ? now : null}::timestamptz,
        published_at = case when ${to} = 'published' then coalesce(published_at, ${now}) else published_at end
      where id = ${adId} and state = ${from}::ad_state`.execute(tx);
    return numAffectedRows === 1n;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'ad_shown_of_active_account') throw new Refusal('account_suspended');
    if (broken !== 'ad_one_live_per_unit' && broken !== 'ad_one_live_per_licence') throw error;
    throw new Refusal('unit_has_live_ad');
  }
}

export interface StepToKeep {
  adId: string;
  from: AdState;
  to: AdState;
  mover: AdMover;
  personId: string | null;
  operatorId: string | null;
  reason: string;
  asked: readonly AskedChange[];
  /** The step into the queue that this one decides about. */
  answers: string | null;
  now: Date;
}

/** Writes a step into an ad's history; a second decision about one submission is `state_changed`. */
export async function insertStep(tx: Tx, step: StepToKeep): Promise<void> {
  try {
    await tx
      .insertInto('ad_transition')
      .values({
        ad_id: step.adId,
        from_state: step.from,
        to_state: step.to,
        mover: step.mover,
        person_id: step.personId,
        operator_id: step.operatorId,
        reason: step.reason,
        asked: step.asked.length === 0 ? null : JSON.stringify(step.asked),
        answers: step.answers,
        at: step.now,
      })
      .execute();
  } catch (error) {
    if (brokenConstraint(error) !== 'ad_submission_decided_once') throw error;
    throw new Refusal('state_changed');
  }
}

/** The ads that show what is edited: those of a unit, or of all units of a property. */
export type EditedAds = { unitId: string } | { propertyId: string };

/** Locks those ads that an operator approved or is about to, in the order of their ids. */
export async function lockEditedAds(tx: Tx, of: EditedAds): Promise<{ id: string; state: AdState }[]> {
  const isOf =
    'unitId' in of
      ? sql`unit_id = ${of.unitId}`
      : sql`unit_id in (select id from unit where property_id = ${of.propertyId})`;
  const { rows } = await sql<{ id: string; state: AdState }>`
    select id, state from ad where ${isOf} and deleted_at is null
      and state in ('waiting_for_approval', 'processing', 'published', 'hidden')
    order by id for update`.execute(tx);
  return rows;
}
