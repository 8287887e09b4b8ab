import type { Closure } from '@diyar/contract/booking/closures';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayBook } from '../accounts/standing.ts';
import { textIn } from '../ads/present-card.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type ClosureRow, findClosures, ruleOf } from './closure.queries.ts';

export interface Asker {
  actor: Actor;
  lang: Lang;
  now: Date;
}

/** Closures of the acting account that hold today or later, of one unit where it is named. */
export async function listClosures(reader: Reader, unitId: string | undefined, { actor, lang, now }: Asker) {
  const filter = { accountId: actor.accountId, from: riyadhDate(now), unitId };
  const [rows, standing] = await Promise.all([findClosures(reader, filter), standingOf(reader, actor)]);
  return {
    items: rows.map((row) => presentClosure(row, lang)),
    abilities: { edit: mayBook(standing ?? 'viewer') },
  };
}

export function presentClosure(row: ClosureRow, lang: Lang): Closure {
  const name = textIn(lang, row.name_ar, row.name_en);
  return {
    id: row.id,
    unit: { id: row.unit_id, name: name?.text ?? row.property, name_lang: name?.lang ?? 'ar' },
    ...ruleOf(row),
  };
}
