import type { RequestContent } from '@diyar/contract/finding/requests';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { recordEvent } from '../events/record-event.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { fromGrid } from '../search/index/ground/grid.ts';
import { readPolygon } from '../search/index/ground/polygon.ts';
import { figuresAt } from '../settings/figures.ts';
import { findFitting } from './find-fitting.ts';
import { insertFits } from './fit.queries.ts';
import { findNamed, insertRequest, requestsSince } from './request.queries.ts';

const DAY_MS = 86_400_000;
/** As many advertisers as are told of one request at once, those with most fitting units first; the others hear in the digest. */
const MOST_AT_ONCE = 200;

/**
 * Puts a request on show, writes an event for each advertiser whose units fit it and who is told at once, and keeps the others for
 * their digest. Answers its number and how many it fits. Throws `validation_failed` for what is not known, `too_many_requests` past
 * the person's limit of a day.
 */
export async function createRequest(
  tx: Tx,
  content: RequestContent,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ id: string; told: number }> {
  const figures = await figuresAt(tx, now);
  await refuseTooMany(tx, actor.personId, figures.requests_per_person_day, now);
  const named = await namedBy(tx, content);
  const { id, number } = await insertRequest(tx, {
    accountId: actor.accountId,
    personId: actor.personId,
    content,
    lang: /\p{Script=Arabic}/u.test(content.title) ? 'ar' : 'en',
    named,
    ground: content.polygon === null ? [] : groundOf(content.polygon),
    now,
    expiresAt: new Date(now.getTime() + figures.request_days * DAY_MS),
  });
  const fits = await findFitting(tx, id, { today: riyadhDate(now), most: MOST_AT_ONCE });
  await insertFits(tx, id, fits, now);
  for (const { account_id: accountId, units } of fits.filter((fit) => fit.at_once))
    await recordEvent(tx, {
      key: 'request_fits',
      accountId,
      personId: null,
      params: { request: String(number), units },
      at: now,
    });
  return { id: String(number), told: fits.length };
}

async function namedBy(tx: Tx, content: RequestContent) {
  const { category, city, districts, features } = await findNamed(tx, content);
  if (category === null) throw invalid('category', 'category_unknown');
  if (city === null) throw invalid('city', 'city_unknown');
  if (districts.length !== new Set(content.districts).size) throw invalid('districts', 'district_elsewhere');
  if (features.length !== new Set(content.features).size) throw invalid('features', 'invalid');
  return { category, city, districts, features };
}

/** Areas as PostgreSQL writes polygons, `((lng,lat),…)`. Throws `validation_failed` on `polygon`. */
function groundOf(drawn: string): string[] {
  return readPolygon(drawn).map(
    (ring) => `(${ring.map(({ x, y }) => `(${fromGrid(x)},${fromGrid(y)})`).join(',')})`,
  );
}

async function refuseTooMany(tx: Tx, personId: string, most: number, now: Date): Promise<void> {
  const { count, first } = await requestsSince(tx, personId, new Date(now.getTime() - DAY_MS));
  if (count < most) return;
  const freeAt = (first ?? now).getTime() + DAY_MS;
  throw new Refusal('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
  });
}
