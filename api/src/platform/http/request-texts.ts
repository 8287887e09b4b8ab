import { Refusal } from './refusal.ts';

/** The deepest nesting; no call of ours goes so deep, and recursion over a deeper body would run out of stack. */
const MOST_DEPTH = 32;

/**
 * Every text in a parsed part of a request, names of fields included, and every number without its fraction. Throws
 * `bad_request` when it is nested deeper than 32 levels.
 */
export function* textsOf(part: unknown): Generator<string> {
  const waiting: { value: unknown; depth: number }[] = [{ value: part, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') yield value;
    if (typeof value === 'number') yield String(Math.trunc(value));
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MOST_DEPTH) throw new Refusal('bad_request');
    if (!Array.isArray(value)) yield* Object.keys(value);
    for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 });
  }
}

/** Throws `bad_request` when a text holds U+0000, which PostgreSQL cannot keep. */
export function refuseNul(part: unknown): void {
  for (const text of textsOf(part)) if (text.includes('\0')) throw new Refusal('bad_request');
}
