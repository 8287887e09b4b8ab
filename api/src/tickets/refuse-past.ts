import { Refusal } from '../platform/http/refusal.ts';

const DAY_MS = 86_400_000;

/** Throws `too_many_requests` when as many as allowed came within the last day; says when the first of them is a day old. */
export async function refusePast(
  countSince: (since: Date) => Promise<{ count: number; first: Date | null }>,
  most: number,
  now: Date,
): Promise<void> {
  const { count, first } = await countSince(new Date(now.getTime() - DAY_MS));
  if (count < most) return;
  const freeAt = (first ?? now).getTime() + DAY_MS;
  throw new Refusal('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
  });
}
