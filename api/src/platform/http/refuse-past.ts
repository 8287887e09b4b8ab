import { Refusal } from './refusal.ts';

/** Throws `too_many_requests` when as many as allowed came within the span; says when the first of them is as old as it. */
export async function refusePast(
  countSince: (since: Date) => Promise<{ count: number; first: Date | null }>,
  { most, spanMs }: { most: number; spanMs: number },
  now: Date,
): Promise<void> {
  const { count, first } = await countSince(new Date(now.getTime() - spanMs));
  if (count < most) return;
  const freeAt = (first ?? now).getTime() + spanMs;
  throw new Refusal('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
  });
}
