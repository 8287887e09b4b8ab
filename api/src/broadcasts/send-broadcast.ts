import type { Broadcast } from '@diyar/contract/console/console-broadcasts';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Audience } from '@diyar/contract/words/broadcast-words';
import type { Lang } from '@diyar/messages/messages';
import { recordAct } from '../audit/record-act.ts';
import { findCityBySlug } from '../places/list-places.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { tellBroadcastJob } from './broadcast.jobs.ts';
import {
  type BroadcastRow,
  countBroadcasts,
  countGroup,
  findBroadcastByKey,
  findBroadcasts,
  type Group,
  insertBroadcast,
} from './broadcast.queries.ts';

interface Asked {
  audience: Audience;
  /** Its address. */
  city?: string | undefined;
}

/** Notices that were sent, the newest first. */
export async function listBroadcasts(
  reader: Reader,
  { page, per_page }: { page: number; per_page: number },
  lang: Lang,
) {
  const [rows, total] = await Promise.all([
    findBroadcasts(reader, { limit: per_page, offset: (page - 1) * per_page }),
    countBroadcasts(reader),
  ]);
  const items = rows.map((row) => presentBroadcast(row, lang));
  return { items, total, total_exact: true, page, per_page, pages: Math.ceil(total / per_page) };
}

/** How many accounts a group has now. Refuses a city that is not there. */
export async function countAudience(reader: Reader, asked: Asked): Promise<{ count: number }> {
  return { count: await countGroup(reader, await groupOf(reader, asked)) };
}

/**
 * Sends a notice to a group: a job tells it, and the audit log says to how many it was. Sent again with its key, it is the same notice.
 * Refuses a city that is not there, and `state_changed` where the group has nobody.
 */
export function sendBroadcast(
  db: Database,
  operator: OperatorActor,
  sent: Asked & { key: string; text_ar: string; text_en: string },
  { lang, now }: { lang: Lang; now: Date },
): Promise<Broadcast> {
  return transact(db, async (tx) => {
    const group = await groupOf(tx, sent);
    const counted = await countGroup(tx, group);
    const { key, text_ar, text_en, audience, city } = sent;
    const texts = { textAr: text_ar, textEn: text_en };
    const by = { operatorId: operator.operatorId, at: now };
    const id =
      counted === 0 ? undefined : await insertBroadcast(tx, { key, ...texts, ...group, counted, ...by });
    const row = await findBroadcastByKey(tx, key);
    if (row === undefined) throw new Refusal('state_changed');
    if (id !== undefined) {
      await enqueue(tx, tellBroadcastJob, { id });
      const after = { text_ar, text_en, audience, city: city ?? null, counted };
      const act = { act: 'broadcast_sent' as const, subject: { kind: 'broadcast', id }, after };
      await recordAct(tx, operator, act, now);
    }
    return presentBroadcast(row, lang);
  });
}

async function groupOf(reader: Reader, { audience, city }: Asked): Promise<Group> {
  if (audience !== 'city') return { audience, cityId: null };
  const cityId = city === undefined ? undefined : await findCityBySlug(reader, city);
  if (cityId === undefined) throw invalid('city', 'city_unknown');
  return { audience, cityId };
}

function presentBroadcast({ city, at, ended_at, ...row }: BroadcastRow, lang: Lang): Broadcast {
  return {
    ...row,
    city: city && { slug: city.slug, name: city[`name_${lang}`] },
    at: riyadhIso(at),
    ended_at: ended_at && riyadhIso(ended_at),
  };
}
