/** Whose bookings are listed, which of them, and when. */
export interface ListedBy {
  side: 'guest' | 'host';
  accountId: string;
  /** A number, a name, or a unit's name or code; empty for all. */
  q: string;
  now: Date;
  /** Riyadh's date of `now`. */
  today: string;
}
