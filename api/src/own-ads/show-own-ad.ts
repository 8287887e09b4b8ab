import type { AdState, HostAdDetails } from '@diyar/contract/supply/host-ads';
import { riyadhIso } from '@diyar/contract/values/format';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { conditionsOf } from '../licences/load-conditions.ts';
import { specialAdsLeft } from '../memberships/show-memberships.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { tellMissing } from '../publishing/missing.ts';
import { openRevisionsOf } from '../revisions/show-revision.ts';
import { presentOwnAd, presentOwnAdDetails } from './own-ad.presenter.ts';
import { countOwnAds, findFigures, findOwnAds, findSteps } from './own-ad.queries.ts';
import { mayStep } from './own-ad.ts';

export interface Asker {
  actor: Actor;
  lang: Lang;
  now: Date;
}

/** An ad of the acting account with all that its people know. Throws `not_found` for others' and for what was deleted. */
export async function showOwnAd(
  reader: Reader,
  number: string,
  { actor, lang, now }: Asker,
): Promise<HostAdDetails> {
  const only = { limit: 1, offset: 0 };
  const filter = { accountId: actor.accountId, number };
  const [row] = await findOwnAds(reader, filter, only, riyadhDate(now));
  if (row === undefined) throw new Refusal('not_found');
  const until = row.special_until;
  const maySubmit = mayStep(row.state, 'waiting_for_approval');
  const [figures, steps, standing, missing, left, revisions] = await Promise.all([
    findFigures(reader, row.id),
    findSteps(reader, row.id),
    standingOf(reader, actor),
    maySubmit ? conditionsOf(reader, row.id, now) : [],
    specialAdsLeft(reader, actor.accountId),
    openRevisionsOf(reader, row.id),
  ]);
  return presentOwnAdDetails(
    row,
    {
      figures,
      steps,
      missing: tellMissing(missing, lang),
      revisions,
      standing: standing ?? 'viewer',
      special: { until: until !== null && until > now ? riyadhIso(until) : null, ...left },
      personId: actor.personId,
    },
    lang,
  );
}

/** A page of the acting account's ads, the newest made first. */
export async function listOwnAds(
  reader: Reader,
  query: { state?: AdState | undefined; page: number; per_page: number },
  { actor, lang, now }: Asker,
) {
  const { state, page, per_page } = query;
  const filter = { accountId: actor.accountId, state };
  const [rows, total] = await Promise.all([
    findOwnAds(reader, filter, { limit: per_page, offset: (page - 1) * per_page }, riyadhDate(now)),
    countOwnAds(reader, filter),
  ]);
  const items = rows.map((row) => presentOwnAd(row, lang));
  return { items, total, total_exact: true, page, per_page, pages: Math.ceil(total / per_page) };
}
