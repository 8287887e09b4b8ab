import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { takeFromBucket } from './rate-buckets.ts';

export interface Allowance {
  rule: string;
  limit: number;
  windowSeconds: number;
  /**
   * Calls a process takes at once and then counts by itself: 1 where the limit must be met to the call. Where it is a small part
   * of the limit, a caller's first lease is lent, and taken from the shared count with the second.
   */
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
  /** Calls of `left`, or given already, that the shared count has not heard of. */
  lent: number;
  blockedUntil: number;
  taking: Promise<void> | undefined;
}

const MOST_CALLERS = 20_000;
/** A lease is lent where it is at most one part in so many: each process may let through that much beyond the limit. */
const PARTS_TO_LEND = 16;

/** Counts calls against limits that all processes share. A blocked caller is refused without asking the database again. */
export function createLimiter(db: Database): Limiter {
  const known = new LRUCache<string, Known>({ max: MOST_CALLERS });

  const take = async (state: Known, allowance: Allowance, caller: Buffer, now: Date): Promise<void> => {
    const { lease, ...bucket } = allowance;
    const calls = Math.min(lease, allowance.limit);
    const windowMillis = allowance.windowSeconds * 1000;
    let answer = await takeFromBucket(db, { ...bucket, caller, calls: calls + state.lent, now });
    if (answer?.taken === true) {
      state.left += calls;
      state.lent = 0;
    } else if (calls + state.lent > 1) {
      // Not enough for a whole lease may still be enough for one call, of those lent first.
      answer = await takeFromBucket(db, { ...bucket, caller, calls: 1, now });
      if (answer?.taken === true && state.lent > 0) state.lent -= 1;
      else if (answer?.taken === true) state.left += 1;
    }
    state.leftUntil = now.getTime() + windowMillis;
    if (answer?.taken === true) return;
    const oneMillis = windowMillis / allowance.limit;
    const fullAt = answer?.fullAt.getTime() ?? now.getTime() + windowMillis;
    state.blockedUntil = Math.max(fullAt - windowMillis + oneMillis, now.getTime() + 1);
  };

  /** Most callers come for a few calls: those are lent without asking the database. */
  const meet = ({ lease, limit, windowSeconds }: Allowance, at: number): Known => {
    const lent = lease > 1 && lease * PARTS_TO_LEND <= limit ? lease : 0;
    return { left: lent, leftUntil: at + windowSeconds * 1000, lent, blockedUntil: 0, taking: undefined };
  };

  const takeOne: Limiter['take'] = async (allowance, caller, now) => {
    const at = now.getTime();
    const key = `${allowance.rule} ${caller.toString('base64')}`;
    const state = known.get(key) ?? meet(allowance, at);
    known.set(key, state);
    for (;;) {
      if (state.left > 0 && state.leftUntil > at) {
        state.left -= 1;
        return 0;
      }
      const wait = secondsUntil(state.blockedUntil, at, allowance.windowSeconds);
      if (wait > 0) return wait;
      if (state.leftUntil <= at) {
        state.left = 0;
        // A bucket is full again after a window without calls.
        state.lent = 0;
      }
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
