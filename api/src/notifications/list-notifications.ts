import type { Notification } from '@diyar/contract/people/notifications';
import { riyadhIso } from '@diyar/contract/values/format';
import { DAY_MS } from '@diyar/contract/values/riyadh';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  RIGHT_OF_KIND,
  ruleOf,
} from '@diyar/contract/words/notification-words';
import type { Lang } from '@diyar/messages/messages';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  countNotifications,
  countUnread,
  findNotifications,
  markRead,
  type NotificationRow,
  type Reading,
} from './notification.queries.ts';
import { placeIdOf, sentenceOf } from './sentence.ts';

/** For how long a notification is told. */
const DAYS_TOLD = 365;

function readingOf({ personId, accountId, rights }: Actor, now: Date): Reading {
  const kinds = NOTIFICATION_KINDS.filter((kind) => rights.has(RIGHT_OF_KIND[kind]));
  return { personId, accountId, since: new Date(now.getTime() - DAYS_TOLD * DAY_MS), kinds };
}

/** A page of what the caller was told in the account they act for, the newest first. */
export async function listNotifications(
  reader: Reader,
  asked: { page: number; per_page: number; unread: boolean; kind: NotificationKind | undefined },
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
) {
  const { page, per_page, unread, kind } = asked;
  const reading = readingOf(actor, now);
  const [rows, counts] = await Promise.all([
    findNotifications(reader, reading, { unread, kind, limit: per_page, offset: (page - 1) * per_page }),
    countNotifications(reader, reading),
  ]);
  const total = counts
    .filter((count) => kind === undefined || count.kind === kind)
    .reduce((sum, count) => sum + (unread ? count.unread : count.total), 0);
  return {
    items: rows.map((row) => present(row, lang)),
    ...{ total, total_exact: true, page, per_page, pages: Math.ceil(total / per_page) },
    unread: counts.reduce((sum, count) => sum + count.unread, 0),
    kinds: counts.map((count) => count.kind),
  };
}

function present(row: NotificationRow, lang: Lang): Notification {
  return {
    id: row.id,
    kind: row.kind,
    text: sentenceOf(row, row.happened, lang),
    happened: row.happened,
    at: riyadhIso(row.at),
    is_read: row.read_at !== null,
    place: ruleOf(row.key)?.place ?? 'home',
    place_id: placeIdOf(row),
  };
}

export async function countUnreadOf(reader: Reader, actor: Actor, now: Date): Promise<{ unread: number }> {
  return { unread: await countUnread(reader, readingOf(actor, now)) };
}

/** Marks one of the caller's as read, or with `andBefore` all up to it; returns what is left. Throws `not_found`. */
export function readNotifications(
  db: Database,
  actor: Actor,
  which: { id: string; andBefore: boolean },
  now: Date,
): Promise<{ unread: number }> {
  return transact(db, async (tx) => {
    if (!(await markRead(tx, actor, which, now))) throw new Refusal('not_found');
    return countUnreadOf(tx, actor, now);
  });
}
