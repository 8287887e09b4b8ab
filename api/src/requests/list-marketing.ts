import type { FittingRequest } from '@diyar/contract/finding/request-answers';
import { money } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { FitReason, RequestKind } from '@diyar/contract/words/request-words';
import type { Lang } from '@diyar/messages/messages';
import { textIn } from '../ads/present-card.ts';
import type { Reader } from '../platform/db/database.ts';
import { pageWithTotal } from '../platform/db/page-with-total.ts';
import type { Actor } from '../platform/http/actor.ts';
import {
  countWaiting,
  type FittingRow,
  findFitting,
  findToMarket,
  medianResponse,
} from './fitting-requests.queries.ts';
import { presentRequestCard } from './present-request-card.ts';
import { channelsOf } from './request.ts';

const DAY_MS = 86_400_000;
const MEASURED_DAYS = 90;

/**
 * A page of the requests that units of the acting account fit, the best first, or of those that ask for somebody to market a property:
 * the latter for businesses alone.
 */
export async function listMarketing(
  reader: Reader,
  { kind, page, per_page }: { kind: RequestKind; page: number; per_page: number },
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
) {
  const asked = { accountId: actor.accountId, today: riyadhDate(now), now };
  const mayMarket = actor.kind === 'business';
  const window = { limit: per_page, offset: (page - 1) * per_page };
  const find = kind === 'wanted' ? findFitting : findToMarket;
  const { rows, total } =
    kind === 'marketing' && !mayMarket
      ? { rows: [], total: 0 }
      : await pageWithTotal(window, (part) => find(reader, asked, part));
  const since = new Date(now.getTime() - MEASURED_DAYS * DAY_MS);
  const [waiting, response_minutes] = await Promise.all([
    countWaiting(reader, { ...asked, mayMarket }),
    medianResponse(reader, actor.accountId, since),
  ]);
  return {
    items: rows.map((row) => presentFitting(row, lang)),
    total,
    total_exact: true,
    page,
    per_page,
    pages: Math.ceil(total / per_page),
    waiting,
    response_minutes,
    abilities: { answer: actor.rights.has('ads') },
  };
}

/** How many requests that units of an account fit it has not answered. */
export async function countFitting(reader: Reader, accountId: string, now: Date): Promise<number> {
  const asked = { accountId, today: riyadhDate(now), now, mayMarket: false };
  const { wanted } = await countWaiting(reader, asked);
  return wanted;
}

function presentFitting(row: FittingRow, lang: Lang): FittingRequest {
  return {
    ...presentRequestCard(row, lang),
    description: row.description,
    channels: channelsOf(row),
    reasons: row.kind === 'wanted' ? reasonsOf(row) : [],
    features: { has: row.has, of: row.features_asked },
    units: row.units.map((unit) => {
      const title = textIn(lang, unit.title_ar, unit.title_en);
      return {
        id: unit.id,
        ad_id: String(unit.ad_number),
        title: title?.text ?? '',
        title_lang: title?.lang ?? lang,
        price: money(unit.amount),
        answered: unit.answered,
      };
    }),
    answered: row.answered,
  };
}

/** What of a request its units meet, as far as it says anything. */
function reasonsOf(row: FittingRow): FitReason[] {
  const met: Record<FitReason, boolean> = {
    district: row.districts.length > 0,
    drawn: row.drawn !== null,
    city: row.districts.length === 0 && row.drawn === null,
    price: row.price_min !== null || row.price_max !== null,
    area: row.area_min !== null || row.area_max !== null,
    features: row.has > 0,
  };
  return (Object.keys(met) as FitReason[]).filter((reason) => met[reason]);
}
