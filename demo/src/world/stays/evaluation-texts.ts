import { readFileSync } from 'node:fs';
import type { Rng } from '../../scenes/kit/rng.ts';
import { dealOf } from '../plans/plan-units.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';

type Comments = Readonly<Record<string, readonly string[]>>;

const FILE = new URL('../../../world/evaluations.json', import.meta.url);
const RATES = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 2] as const;

/** A feature that a place must have before a remark may speak of it. */
const ABOUT: readonly (readonly [words: string, feature: string])[] = [
  ['المسبح', 'pool'],
  ['الملعب', 'football-pitch'],
  ['بيت الشعر', 'tent'],
  ['الألعاب', 'playground'],
  ['قسم النساء', 'women-section'],
  ['السماعات', 'sound-system'],
  ['المصعد', 'elevator'],
  ['الموقف', 'parking'],
  ['مواقف', 'parking'],
  ['المطبخ', 'fitted-kitchen'],
  ['جهاز العرض', 'projector'],
  ['الشاشة', 'screen'],
  ['للشاشة', 'screen'],
  ['الاستقبال متعاونة', 'reception'],
  ['الإنترنت', 'wifi'],
  ['Wi-Fi', 'wifi'],
];

const DESKS = new Set([
  'office',
  'private-office',
  'coworking-desk',
  'coworking-space',
  'parking',
  'photo-studio',
]);

function groupOf(plan: UnitPlan, guestName: string): string {
  if (/^[A-Z]/.test(guestName)) return 'en';
  return DESKS.has(plan.category) ? 'desk' : dealOf(plan.category);
}

const fits = (comment: string, plan: UnitPlan) =>
  ABOUT.every(([words, feature]) => !comment.includes(words) || plan.features.includes(feature));

/** Remarks of guests about their stays; each is repeated as rarely as possible, and used only where it can be true. */
export class EvaluationTexts {
  readonly #comments: Readonly<Record<string, Comments>> = JSON.parse(readFileSync(FILE, 'utf8'));
  readonly #said = new Map<string, number>();

  /** A rate, `least` or more, and mostly a comment; in English from a guest whose name is written so. */
  of(
    rng: Rng,
    plan: UnitPlan,
    { name, least }: { name: string; least: number },
  ): { rate: number; comment: string | null } {
    const rate = Math.max(least, rng.pick(RATES));
    const list = this.#comments[groupOf(plan, name)]?.[rate] ?? [];
    const [comment] = list
      .filter((one) => fits(one, plan))
      .sort((one, other) => this.#count(one) - this.#count(other));
    if (comment === undefined || rng.chance(0.2)) return { rate, comment: null };
    this.#said.set(comment, this.#count(comment) + 1);
    return { rate, comment };
  }

  #count(comment: string): number {
    return this.#said.get(comment) ?? 0;
  }
}
