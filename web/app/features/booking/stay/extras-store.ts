import { useSyncExternalStore } from 'react';

/** What a guest says of a stay beside its times: how many will come, and the coupon they have. */
export interface StayExtras {
  guests: number;
  /** The code as it was taken; empty for none. */
  coupon: string;
  /** Whole months of the stay by the month, where that is cheaper. */
  mix: boolean;
}

const NONE: StayExtras = { guests: 1, coupon: '', mix: false };
const MOST_GUESTS = 9_999;
const kept = new Map<string, StayExtras>();
const listeners = new Set<() => void>();

function keyOf(adId: string): string {
  return `stay_extras:${adId}`;
}

/** Extras in their form; what was stored is never trusted as it comes. */
function fromStored(text: string | null): StayExtras {
  try {
    const value = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    const guests = Number(value?.guests);
    const coupon = value?.coupon;
    return {
      guests: Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS ? guests : 1,
      coupon: typeof coupon === 'string' ? coupon.slice(0, 50) : '',
      mix: value?.mix === true,
    };
  } catch {
    return NONE;
  }
}

function read(adId: string): StayExtras {
  const known = kept.get(adId) ?? fromStored(sessionStorage.getItem(keyOf(adId)));
  kept.set(adId, known);
  return known;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the extras of a stay of an ad in this tab: they outlive a reload, the way back and sign-in. */
export function keepExtras(adId: string, change: Partial<StayExtras>): void {
  const next = { ...read(adId), ...change };
  kept.set(adId, next);
  sessionStorage.setItem(keyOf(adId), JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** The extras of a stay of an ad in this tab; one guest and no coupon until something is said. */
export function useExtras(adId: string): StayExtras {
  return useSyncExternalStore(
    subscribe,
    () => read(adId),
    () => NONE,
  );
}
