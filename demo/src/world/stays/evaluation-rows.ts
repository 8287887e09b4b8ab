import { EVALUATION_PARTS, type EvaluationPart } from '@diyar/contract/words/evaluation-words';
import type { Rows } from '../../../../api/src/imports/insert-all.ts';
import { type Rng, seeded } from '../../scenes/kit/rng.ts';
import type { PlannedUnit } from '../units/unit-rows.ts';
import { EvaluationTexts } from './evaluation-texts.ts';
import type { BookedStay } from './stay-rows.ts';

const HOUR_MS = 3_600_000;
/** How many of those whose stay is over write about it. */
const SHARE = 0.7;

/** Nobody pays to show first what guests were unhappy with. */
const LEAST_OF_SPECIALS = 4;

/** How many advertisers write about their guest, and what. */
const HOSTS_SHARE = 0.6;
const OF_GUESTS = ['ضيف محترم، ترك المكان نظيفًا.', 'تواصل واضح والتزام بالمواعيد.', null] as const;
const WRITING_MS = 14 * 24 * HOUR_MS;

/**
 * Returns the evaluations of guests, each dated some hours or days after departure and before `now`, and those of advertisers who wrote too; public
 * where both wrote, or 14 days after departure.
 */
export function evaluationRows(stays: readonly BookedStay[], units: readonly PlannedUnit[], now: Date): Rows {
  const texts = new EvaluationTexts();
  const plans = new Map(units.map(({ unitId, plan }) => [unitId, plan]));
  const specials = new Set(
    units.flatMap(({ unitId, specialUntil }) => (specialUntil === null ? [] : [unitId])),
  );
  return {
    evaluation: stays.flatMap((stay) => {
      const rng = seeded(`evaluation/${stay.key}`);
      const departed = new Date(stay.terms.departs_at).getTime();
      const at = new Date(departed + rng.int(4, 70) * HOUR_MS);
      const plan = plans.get(stay.unitId);
      if (plan === undefined || stay.end !== 'finished' || at > now || !rng.chance(SHARE)) return [];
      const { rate, comment } = texts.of(rng, plan, {
        name: stay.guest.name,
        least: specials.has(stay.unitId) ? LEAST_OF_SPECIALS : 1,
      });
      const parts = partsAround(rng, rate);
      const hostAt = new Date(departed + rng.int(5, 80) * HOUR_MS);
      const hasBoth = rng.chance(HOSTS_SHARE) && hostAt <= now;
      const published_at = publicAt({ both: hasBoth ? [at, hostAt] : null, departed, now });
      const of = { reservation_id: stay.id, unit_id: stay.unitId, published_at };
      const guests = {
        side: 'guest' as const,
        author_account_id: stay.guest.accountId,
        rate,
        comment,
        created_at: at,
      };
      const hosts = {
        side: 'host' as const,
        author_account_id: stay.hostAccountId,
        rate: rng.int(4, 5),
        comment: OF_GUESTS[rng.int(0, OF_GUESTS.length - 1)] ?? null,
        created_at: hostAt,
      };
      return [{ ...of, ...guests, ...parts }, ...(hasBoth ? [{ ...of, ...hosts }] : [])];
    }),
  };
}

function publicAt({
  both,
  departed,
  now,
}: {
  both: Date[] | null;
  departed: number;
  now: Date;
}): Date | null {
  if (both !== null) return new Date(Math.max(...both.map(Number)));
  return departed + WRITING_MS <= now.getTime() ? new Date(departed + WRITING_MS) : null;
}

/** What a guest says of each part: the whole, or a star beside it. */
function partsAround(rng: Rng, rate: number): Record<EvaluationPart, number> {
  const near = () => Math.max(1, Math.min(5, rate + (rng.chance(0.25) ? rng.int(-1, 1) : 0)));
  return Object.fromEntries(EVALUATION_PARTS.map((part) => [part, near()])) as Record<EvaluationPart, number>;
}
