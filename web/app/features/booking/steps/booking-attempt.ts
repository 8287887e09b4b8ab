import type { Quote } from '@diyar/contract/booking/stays';
import { queryOf, type StayChoice } from '../stay/stay-choice.ts';

/** One wish to book: whatever repeats it (double click, lost answer, reload) sends the same quote under the same key. */
export interface BookingAttempt {
  quoteId: string;
  key: string;
}

interface Kept extends BookingAttempt {
  /** The choice, its guests and coupon, and its price; a change of any is another attempt. */
  of: string;
  expiresAt: string;
}

function nameOf(adId: string): string {
  return `booking_attempt:${adId}`;
}

function keptAttempt(storage: Storage, adId: string): Kept | undefined {
  try {
    return (JSON.parse(storage.getItem(nameOf(adId)) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The attempt under way for this choice at this price, or a new one, kept until it is answered. */
export function attemptFor(
  storage: Storage,
  adId: string,
  choice: StayChoice,
  quote: Quote,
  now: Date,
): BookingAttempt {
  const { total, due_now: dueNow, guests, coupon } = quote;
  const of = JSON.stringify([queryOf(choice), total.amount, dueNow.amount, guests, coupon]);
  const kept = keptAttempt(storage, adId);
  if (kept !== undefined && kept.of === of && new Date(kept.expiresAt) > now) return kept;
  const attempt: Kept = { quoteId: quote.id, key: crypto.randomUUID(), of, expiresAt: quote.expires_at };
  storage.setItem(nameOf(adId), JSON.stringify(attempt));
  return attempt;
}

/** An answered attempt is over: the next one is new. */
export function forgetAttempt(storage: Storage, adId: string): void {
  storage.removeItem(nameOf(adId));
}
