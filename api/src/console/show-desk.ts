import type { DeskQueue } from '@diyar/contract/console/console';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import type { QueueDefinition } from './queue.ts';

/** The queues in which something waits, in their order. */
export async function showDesk(
  reader: Reader,
  queues: readonly QueueDefinition[],
  { lang, now }: { lang: Lang; now: Date },
): Promise<DeskQueue[]> {
  const counted = await Promise.all(
    queues.map(async ({ key, title, waiting }) => {
      const { count, oldestAt } = await waiting(reader, now);
      const oldest_at = oldestAt === null ? null : riyadhIso(oldestAt);
      return { key, title: title(lang), waiting: count, oldest_at };
    }),
  );
  return counted.filter(({ waiting }) => waiting > 0);
}
