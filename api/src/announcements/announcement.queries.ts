import type { Announcement } from '@diyar/contract/words/site-facts';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** The sentence above every page on a Riyadh day. */
export async function findAnnouncement(reader: Reader, today: string): Promise<Announcement | null> {
  const row = await reader
    .selectFrom('announcement')
    .select(['id', 'text_ar', 'text_en', 'link', 'is_dismissible'])
    .where('ended_at', 'is', null)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .executeTakeFirst();
  return row ?? null;
}

export interface AnnouncementRow extends Announcement {
  starts_on: string;
  ends_on: string;
  ended_at: Date | null;
  operator: string;
}

/** The newest announcements, the one that begins last first. */
export async function findAnnouncements(reader: Reader, most: number): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select announcement.id, text_ar, text_en, link, is_dismissible, starts_on, ends_on, ended_at, operator.name as operator
    from announcement join operator on operator.id = announcement.operator_id
    order by starts_on desc, announcement.id desc limit ${most}`.execute(reader);
  return rows;
}

export interface NewAnnouncement {
  text_ar: string;
  text_en: string;
  link: string | null;
  starts_on: string;
  ends_on: string;
  is_dismissible: boolean;
}

/** Adds an announcement and answers its id; refuses `announcement_overlaps` when another stands on one of its days. */
export async function insertAnnouncement(
  tx: Tx,
  row: NewAnnouncement & { operatorId: string },
  now: Date,
): Promise<string> {
  const { operatorId, ...values } = row;
  try {
    const { id } = await tx
      .insertInto('announcement')
      .values({ ...values, operator_id: operatorId, made_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (brokenConstraint(error) === 'announcement_one_at_a_time') throw new Refusal('announcement_overlaps');
    throw error;
  }
}

/** Locks an announcement and answers when it was taken down; undefined where there is none. */
export async function lockAnnouncement(
  tx: Tx,
  id: string,
): Promise<(NewAnnouncement & { ended_at: Date | null }) | undefined> {
  return await tx
    .selectFrom('announcement')
    .select(['text_ar', 'text_en', 'link', 'starts_on', 'ends_on', 'is_dismissible', 'ended_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setEnded(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('announcement').set({ ended_at: now }).where('id', '=', id).execute();
}
