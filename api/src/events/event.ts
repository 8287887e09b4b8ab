import type { NotificationKey } from '@diyar/contract/words/notification-words';

/** Events that are kept as history and told to nobody. */
type Untold =
  | 'ledger_disagrees'
  | 'request_deleted'
  | 'request_hidden'
  | 'request_published'
  | 'team_invitation_withdrawn'
  | 'team_invited'
  | 'team_member_removed'
  | 'team_role_changed';

/** What may happen: what people are told of has its rule in `NOTIFICATIONS`. */
export type EventKey = NotificationKey | Untold;

/** Something that happened: who, what, with which figures. Notifications are made from it. */
export interface NewEvent {
  /** `reservation_held`, `reservation_confirmed` … */
  key: EventKey;
  /** Whom it concerns; null for what concerns the house alone. */
  accountId: string | null;
  /** The person who did it; null for the clock. */
  personId: string | null;
  params: Record<string, string | number>;
  at: Date;
}
