import type { OperatorRight } from '@diyar/contract/words/operator-rights';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';

/** A kind of thing that waits for an operator. Its noun defines it; the roof (routes.ts) hands all of them to the desk. */
export interface QueueDefinition {
  /** The queue's name in addresses and in the answer. */
  key: string;
  /** The right to decide it; an operator without it does not see the queue. */
  right: OperatorRight;
  title: (lang: Lang) => string;
  /** How many wait at `now`, and since when the first one does. */
  waiting: (reader: Reader, now: Date) => Promise<{ count: number; oldestAt: Date | null }>;
}
