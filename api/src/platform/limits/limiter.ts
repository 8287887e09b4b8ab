import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { takeFromBucket } from './rate-buckets.ts';

export interface Allowance {
  rule: string;
  limit: number;
  windowSeconds: number;
  /** Calls a process takes at once and then counts by itself: 1 where the limit must be met to the call. */
  lease: number;
}

export interface Limiter {
  /** Counts a call and answers how many seconds its caller must wait; 0 lets it through. */
  take(allowance: Allowance, caller: Buffer, now: Date): Promise<number>;
}

interface Known {
  /** Calls this process took and has not given yet, good until the bucket would have refilled without them. */
  left: number;
  leftUntil: number;
  blockedUntil: number;
  taking: Promise<void> | undefined;
}

const MOST_CALLERS = 20_000;

/** Counts calls against limits that all processes share. A blocked caller is refused without asking the database again. */
export function createLimiter(db: Database): Limiter {
  const known = new LRUCache<string, Known>({ max: MOST_CALLERS });

  const take = async (state: Known, allowance: Allowance, caller: Buffer, now: Date): Promise<void> => {
    const { lease, ...bucket } = allowance;
    const calls = Math.min(lease, allowance.limit);
    const windowMillis = allowance.windowSeconds * 1000;
    let answer = await takeFromBucket(db, { ...bucket, caller, calls, now });
    if (answer?.taken === false && calls > 1) {
      // Not enough for a whole lease may still be enough for this call.
      answer = await takeFromBucket(db, { ...bucket, caller, calls: 1, now });
      state.left += answer?.taken === true ? 1 : 0;
    } else if (answer?.taken === true) state.left += calls;
    state.leftUntil = now.getTime() + windowMillis;
    if (answer?.taken === true) return;
    const oneMillis = windowMillis / allowance.limit;
    const fullAt = answer?.fullAt.getTime() ?? now.getTime() + windowMillis;
    state.blockedUntil = Math.max(fullAt - windowMillis + oneMillis, now.getTime() + 1);
  };

  const takeOne: Limiter['take'] = async (allowance, caller, now) => {
    const at = now.getTime();
    const key = `${allowance.rule} ${caller.toString('base64')}`;
    const state = known.get(key) ?? { left: 0, leftUntil: 0, blockedUntil: 0, taking: undefined };
    known.set(key, state);
    for (;;) {
      if (state.left > 0 && state.leftUntil > at) {
        state.left -= 1;
        return 0;
      }
      const wait = secondsUntil(state.blockedUntil, at, allowance.windowSeconds);
      if (wait > 0) return wait;
      if (state.leftUntil <= at) state.left = 0;
      state.taking ??= take(state, allowance, caller, now).finally(() => {
        state.taking = undefined;
      });
      await state.taking;
    }
  };
  return { take: takeOne };
}

/** A block longer than two windows dates from before a clock was set back, and is ignored. */
function secondsUntil(blockedUntil: number, at: number, windowSeconds: number): number {
  const wait = blockedUntil - at;
  return wait > 0 && wait <= 2 * windowSeconds * 1000 ? Math.ceil(wait / 1000) : 0;
}
