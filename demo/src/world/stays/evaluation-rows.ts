import type { Rows } from '../../../../api/src/imports/insert-all.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import type { PlannedUnit } from '../units/unit-rows.ts';
import { EvaluationTexts } from './evaluation-texts.ts';
import type { BookedStay } from './stay-rows.ts';

const HOUR_MS = 3_600_000;
/** How many of those whose stay is over write about it. */
const SHARE = 0.7;

/** Returns the evaluations of guests, each dated some hours or days after departure and before `now`. */
export function evaluationRows(stays: readonly BookedStay[], units: readonly PlannedUnit[], now: Date): Rows {
  const texts = new EvaluationTexts();
  const plans = new Map(units.map(({ unitId, plan }) => [unitId, plan]));
  return {
    evaluation: stays.flatMap((stay) => {
      const rng = seeded(`evaluation/${stay.key}`);
      const at = new Date(new Date(stay.terms.departs_at).getTime() + rng.int(4, 70) * HOUR_MS);
      const plan = plans.get(stay.unitId);
      if (plan === undefined || stay.end !== 'finished' || at > now || !rng.chance(SHARE)) return [];
      const { rate, comment } = texts.of(rng, plan, stay.guest.name);
      const { accountId } = stay.guest;
      return [
        {
          reservation_id: stay.id,
          side: 'guest' as const,
          author_account_id: accountId,
          unit_id: stay.unitId,
          rate,
          comment,
          created_at: at,
        },
      ];
    }),
  };
}
