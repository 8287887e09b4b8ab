import type { RequestAnswer } from '@diyar/contract/finding/request-answers';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Period } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { cardsOnShow } from '../ads/cards-on-show.ts';
import { canHave, loadUnit, stayWithin } from '../availability/load-unit.ts';
import { leastCharges } from '../availability/unit-prices.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { stayTotal } from '../prices/price-stay.ts';
import { findAnswers } from './answer.queries.ts';
import { findVisibleRequest } from './show-requests.ts';

const MOST_ANSWERS = 100;

/** Answers to a request of the acting account, the newest first, each with what the dates asked for cost now. Throws `not_found`. */
export async function listAnswers(
  reader: Reader,
  number: string,
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
): Promise<RequestAnswer[]> {
  const { row, isOwn } = await findVisibleRequest(reader, number, { actor, now });
  if (!isOwn) throw new Refusal('not_found');
  const answers = await findAnswers(reader, row.id, MOST_ANSWERS);
  const ids = answers.flatMap(({ ad_id }) => (ad_id === null ? [] : [ad_id]));
  const cards = await cardsOnShow(reader, { ids }, lang, now);
  const { period, starts_on: start, ends_on: end } = row;
  // One after the other: a reader inside a transaction has one connection.
  const items: RequestAnswer[] = [];
  for (const answer of answers) {
    const ad = answer.ad_id === null ? null : (cards.get(answer.ad_id) ?? null);
    const isPriced = ad !== null && answer.unit_id !== null && period !== null && period > 1;
    const stay =
      isPriced && start !== null && end !== null
        ? await priceOf(reader, answer.unit_id ?? '', { period, start, end }, now)
        : null;
    items.push({
      id: answer.id,
      at: riyadhIso(answer.at),
      note: answer.note,
      advertiser: {
        id: String(answer.account_number),
        name: answer.account_name,
        verified: answer.account_verified_at !== null,
        verified_at: answer.account_verified_at && riyadhIso(answer.account_verified_at),
      },
      ad,
      stay,
    });
  }
  return items;
}

/** What a stay costs now by the price maker, and whether it can be had; null where the unit does not take it. */
async function priceOf(
  reader: Reader,
  unitId: string,
  asked: { period: Period; start: string; end: string },
  now: Date,
): Promise<RequestAnswer['stay']> {
  try {
    const unit = await loadUnit(reader, unitId, { personId: null, linkKey: undefined }, now);
    const stay = stayWithin(unit, asked, now);
    const total = money(stayTotal(leastCharges(unit, stay, { guests: 1 }, now)));
    return { total, is_free: await canHave(reader, unit, stay, now) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
