import { DAY_MS } from '@diyar/contract/values/riyadh';

/** How long after departure both sides may write; then what one of them wrote becomes public (product.md 9). */
const WRITING_DAYS = 14;
/** How long a writer may change their evaluation. */
const EDIT_HOURS = 48;
const HOUR_MS = 3_600_000;

/** The instant from which nobody writes any more, and whatever was written is public. */
export function writableUntil(departedAt: Date): Date {
  return new Date(departedAt.getTime() + WRITING_DAYS * DAY_MS);
}

/** The departure that lies so far back at `now` that its evaluations become public. */
export function publicDeparture(now: Date): Date {
  return new Date(now.getTime() - WRITING_DAYS * DAY_MS);
}

interface Written {
  createdAt: Date;
  publishedAt: Date | null;
}

/** Until when its writer may change an evaluation; null once it is public, so that nobody changes it after reading the other's. */
export function editableUntil({ createdAt, publishedAt }: Written, now: Date): Date | null {
  const until = new Date(createdAt.getTime() + EDIT_HOURS * HOUR_MS);
  return publishedAt === null && now < until ? until : null;
}
