/** Something that happened: who, what, with which figures. Notifications are made from it. */
export interface NewEvent {
  /** `reservation_held`, `reservation_confirmed` … */
  key: string;
  /** Whom it concerns; null for what concerns the house alone. */
  accountId: string | null;
  /** The person who did it; null for the clock. */
  personId: string | null;
  params: Record<string, string | number>;
  at: Date;
}
