import type { ConsoleAnnouncement } from '@diyar/contract/console/console-site';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Announcement } from '@diyar/contract/words/site-facts';
import type { Reader } from '../platform/db/database.ts';
import { type AnnouncementRow, findAnnouncement, findAnnouncements } from './announcement.queries.ts';

const MOST_LISTED = 20;

/** The sentence above every page at a time; null without one. */
export function announcementAt(reader: Reader, now: Date): Promise<Announcement | null> {
  return findAnnouncement(reader, riyadhDate(now));
}

/** The newest announcements as operators see them, the one that begins last first. */
export async function listAnnouncements(reader: Reader, now: Date): Promise<ConsoleAnnouncement[]> {
  const today = riyadhDate(now);
  return (await findAnnouncements(reader, MOST_LISTED)).map((row) => present(row, today));
}

function present({ ended_at, ...row }: AnnouncementRow, today: string): ConsoleAnnouncement {
  const dated = row.ends_on < today ? 'past' : row.starts_on > today ? 'upcoming' : 'running';
  return { ...row, state: ended_at === null ? dated : 'ended' };
}
